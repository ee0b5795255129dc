import { isUtf8 } from 'node:buffer'

export type NotText = 'COMPRESSED' | 'UTF_16' | 'OTHER'

const compressed = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x1f, 0x8b],
  [0x28, 0xb5, 0x2f, 0xfd],
  [0x42, 0x5a, 0x68],
]
const begins = (bytes: Buffer, with_: readonly number[]): boolean => with_.every((byte, index) => bytes[index] === byte)

/** Detects a file that isn't UTF-8 text. Archives are never unpacked. */
export function foreignStart(first: Buffer): NotText | undefined {
  if (compressed.some((magic) => begins(first, magic))) return 'COMPRESSED'
  return begins(first, [0xff, 0xfe]) || begins(first, [0xfe, 0xff]) ? 'UTF_16' : undefined
}

/** Whether bytes, after those of an incomplete character before them, are UTF-8 text. With `last`, an incomplete character at the end is invalid. */
export function isText(before: Buffer, part: Buffer, last: boolean): boolean {
  if (part.includes(0)) return false
  const pending = before.subarray(wholeCharacters(before))
  const bytes = Buffer.concat([pending, part])
  return isUtf8(last ? bytes : bytes.subarray(0, wholeCharacters(bytes)))
}

/** The bytes up to an incomplete character at the end. */
export function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!
    if (byte < 0x80) break
    if (byte < 0xc0) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    return length > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

/** The byte order mark that some programs put before UTF-8. */
export const markLength = (bytes: Buffer): number => (begins(bytes, [0xef, 0xbb, 0xbf]) ? 3 : 0)
