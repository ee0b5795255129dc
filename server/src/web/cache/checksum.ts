// CRC-32 is the remainder of a polynomial over two elements (RFC 1952 §8). The checksum of two parts follows from those of each: the first is multiplied by x
// to the number of bits in the second. In these numbers the highest bit is the coefficient of x⁰.

const divisor = 0xedb88320
const one = 0x80000000

/** Multiplies two remainders. */
function multiply(left: number, right: number): number {
  let product = 0
  let shifted = right
  for (let bit = 31; bit >= 0; bit--) {
    if ((left >>> bit) & 1) product ^= shifted
    shifted = shifted & 1 ? (shifted >>> 1) ^ divisor : shifted >>> 1
  }
  return product >>> 0
}

/** By this, the checksum of what precedes a number of bytes is multiplied. */
export function checksumShift(bytes: number): number {
  let result = one
  // x⁸, one byte.
  let power = one >>> 8
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = multiply(result, power)
    power = multiply(power, power)
  }
  return result
}

/** The checksum of two parts together. */
export const afterBytes = (before: number, shift: number, checksum: number): number => (multiply(shift, before) ^ checksum) >>> 0
