"""Measures of a page, taken in the browser: what is hidden, too small, pale, or in the way."""

DECISION = """() => {
  const wanted = ['.ttr-map', '.ttr-seat', '.ttr-title', '.ttr-act', '.ttr-hand [data-card]', '[data-slot]',
    '[data-deck]', '.ttr-ticket', '.ttr-tools button'];
  const outside = [];
  for (const selector of wanted) {
    const found = [...document.querySelectorAll(selector)];
    if (!found.length) outside.push(['none', selector]);
    for (const one of found) {
      const box = one.getBoundingClientRect();
      const held = one.closest('.ttr-scroll')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
      if (box.width === 0 || box.left < -1 || box.right > innerWidth + 1 || box.top < Math.max(0, held.top) - 3
        || box.bottom > Math.min(innerHeight, held.bottom) + 3) outside.push([selector, one.outerHTML.slice(0, 90)]);
    }
  }
  return outside;
}"""
"""What a decision needs and is not in the window."""

SMALL = """() => {
  const small = new Set(), all = document.querySelector('.ttr-page');
  const walker = document.createTreeWalker(all, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest('.ttr-stage, .ttr-hidden, svg') || !one.getClientRects().length) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < 11.5) small.add(`${size} ${one.outerHTML.slice(0, 80)}`);
  }
  return [...small];
}"""
"""Texts below the smallest size; names on the map have a rule of their own."""

OVERLAPS = """() => {
  const kinds = ['.ttr-seat', '.ttr-plate', '.ttr-market li', '.ttr-ticketdeck', '.ttr-ticket', '.ttr-tools button',
    '.ttr-news', '.ttr-people', '.ttr-hand', '.ttr-area-map .ttr-map'];
  const all = kinds.flatMap((kind) => [...document.querySelectorAll(kind)].map((one) => [kind, one]));
  const seen = (one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    const held = one.closest('.ttr-scroll')?.getBoundingClientRect() ?? { top: 0, bottom: 1e6 };
    return { left, right, top: Math.max(top, held.top), bottom: Math.min(bottom, held.bottom), width };
  };
  const boxes = all.map(([kind, one]) => [kind, one, seen(one)]).filter(([, , box]) => box.width);
  const found = [];
  boxes.forEach(([kind, one, a], n) => boxes.slice(n + 1).forEach(([other, two, b]) => {
    if (one.contains(two) || two.contains(one)) return;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) found.push([kind, other]);
  }));
  return found;
}"""

NAMES = """() => {
  const seated = [...document.querySelectorAll('.ttr-names text')]
    .filter((text) => getComputedStyle(text).visibility !== 'hidden');
  const names = seated.map((text) => {
    const { x, y, width, height } = text.getBoundingClientRect();
    const { a, b } = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    return { text: text.textContent, x, y, width, height, size };
  });
  const overlap = (a, b) => {
    const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    return wide > 1.5 && high > 0.35 * Math.min(a.height, b.height);  // a line is higher than its letters
  };
  const pairs = names.flatMap((a, n) =>
    names.slice(n + 1).filter((b) => overlap(a, b)).map((b) => `${a.text}/${b.text}`));
  return { sizes: names.map((name) => name.size), pairs, texts: names.map((name) => name.text) };
}"""

CONTRAST = """() => {
  const numbers = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const bright = ([r, g, b]) => [r, g, b].map((part) => part / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, n) => sum + part * [0.2126, 0.7152, 0.0722][n], 0);
  const behind = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== 'none' && !style.backgroundImage.includes('repeating')) return null;
      const [r, g, b, alpha = 1] = numbers(style.backgroundColor);
      if (style.backgroundColor.startsWith('rgb') && alpha > 0.95) return [r, g, b];
    }
    return null;
  };
  const pale = new Set();
  const walker = document.createTreeWalker(document.querySelector('.ttr-page'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest('.ttr-hidden, svg, :disabled') || !one.getClientRects().length) continue;
    const back = behind(one);
    const style = getComputedStyle(one);
    if (!back || !style.color.startsWith('rgb')) continue;
    const [dark, light] = [bright(numbers(style.color)), bright(back)].sort((a, b) => a - b);
    const ratio = (light + 0.05) / (dark + 0.05);
    if (ratio < 4.5) pale.add(`${ratio.toFixed(1)} ${node.data.trim().slice(0, 40)}`);
  }
  return [...pale];
}"""
"""Texts whose contrast with what is behind them is below 4.5."""

RESIZED = """async (width) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (innerWidth !== width) await frame();
  // In a frame, first the window tells that it has been resized, then frames are asked for, then boxes tell.
  for (let n = 0; n < 3; n++) await frame();
}"""
"""Waits until the page is laid out for a window of this width."""
