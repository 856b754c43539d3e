// Sets of numbers as Python packs them: one bit each, in hexadecimal.

/** Is this number in the set? */
export function hasBit(packed: string, number: number): boolean {
  const digit = packed[packed.length - 1 - Math.floor(number / 4)] ?? "0";
  return ((Number.parseInt(digit, 16) >> (number % 4)) & 1) === 1;
}
