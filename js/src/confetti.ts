// Punched paper that falls over the page for some seconds.

const PIECES = 110;
const LASTS = 3000;
const DROP = 0.26;

interface Bit {
  x: number;
  y: number;
  drift: number;
  speed: number;
  turn: number;
  spin: number;
  size: number;
  colour: string;
  kind: "hole" | "ticket" | "ribbon";
}

const KINDS: Bit["kind"][] = ["hole", "hole", "ticket", "ticket", "ribbon"];

function scattered(width: number, height: number, colours: string[]): Bit[] {
  return Array.from({ length: PIECES }, (_, n) => ({
    x: Math.random() * width,
    y: -Math.random() * height * 0.8 - 10,
    drift: (Math.random() - 0.5) * 0.05,
    speed: DROP * (0.7 + Math.random() * 0.9),
    turn: Math.random() * Math.PI * 2,
    spin: (Math.random() - 0.5) * 0.009,
    size: 0.7 + Math.random() * 0.65,
    colour: colours[n % colours.length]!,
    kind: KINDS[n % KINDS.length]!,
  }));
}

function paint(pen: CanvasRenderingContext2D, bit: Bit, at: number): void {
  const { size } = bit;
  pen.save();
  pen.translate(bit.x + bit.drift * at + 8 * Math.sin(at / 300 + bit.turn), bit.y + bit.speed * at);
  pen.rotate(bit.turn + bit.spin * at);
  pen.scale(size, size * Math.max(0.25, Math.abs(Math.cos(at / 260 + bit.turn))));
  pen.fillStyle = pen.strokeStyle = bit.colour;
  pen.beginPath();
  if (bit.kind === "hole") pen.arc(0, 0, 5, 0, Math.PI * 2);
  else if (bit.kind === "ticket") pen.rect(-9, -5, 18, 10);
  else {
    pen.moveTo(-13, 0);
    pen.quadraticCurveTo(-8, -7, -4, 0);
    pen.quadraticCurveTo(0, 7, 5, 0);
    pen.quadraticCurveTo(9, -7, 13, 0);
  }
  if (bit.kind === "ribbon") {
    pen.lineWidth = 3;
    pen.stroke();
  } else {
    pen.fill();
    pen.strokeStyle = "rgb(0 0 0 / 0.28)";
    pen.lineWidth = 0.8;
    pen.stroke();
  }
  pen.restore();
}

/** Lets paper in these colours fall over `host`; returns a function that clears it away. */
export function confetti(host: HTMLElement, colours: string[]): () => void {
  const canvas = host.ownerDocument.createElement("canvas");
  const view = host.ownerDocument.defaultView;
  const pen = view && canvas.getContext("2d");
  if (!pen) return () => {};
  const [width, height] = [host.clientWidth, host.clientHeight];
  canvas.className = "ttr-confetti";
  canvas.setAttribute("aria-hidden", "true");
  canvas.width = width;
  canvas.height = height;
  host.append(canvas);
  const bits = scattered(width, Math.min(height, 1200), colours);
  let frame = 0;
  let start = 0;
  const draw = (now: number) => {
    start ||= now;
    const at = now - start;
    if (at > LASTS) return canvas.remove();
    pen.clearRect(0, 0, width, height);
    pen.globalAlpha = Math.min(1, (LASTS - at) / 500);
    for (const bit of bits) paint(pen, bit, at);
    frame = view.requestAnimationFrame(draw);
  };
  frame = view.requestAnimationFrame(draw);
  return () => {
    view.cancelAnimationFrame(frame);
    canvas.remove();
  };
}
