import { requireThat } from './malformed.ts'

const extension = 0x21
const image = 0x2c
const trailer = 0x3b
const graphicControl = 0xf9
const application = 0xff
/** How often an animation is repeated, and the colour profile. */
const applicationNames: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/** A GIF with the same frames, and nothing else: no comments, XMP, or bytes after its end. */
export function plainGif(bytes: Buffer): Buffer {
  requireThat(bytes.length >= 13 && /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)))
  let at = 13 + tableSize(bytes[10]!)
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length && bytes[at] !== trailer) {
    const end = endOfBlock(bytes, at)
    if (isKept(bytes, at)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, Buffer.of(trailer)])
}

/** In bytes, if a table of colours follows at all. */
const tableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function endOfBlock(bytes: Buffer, at: number): number {
  if (bytes[at] === extension) return endOfParts(bytes, at + 2)
  requireThat(bytes[at] === image && at + 10 < bytes.length)
  return endOfParts(bytes, at + 11 + tableSize(bytes[at + 9]!))
}

/** Parts begin with their length; the last one is empty. */
function endOfParts(bytes: Buffer, from: number): number {
  let at = from
  for (;;) {
    const length = bytes[at]
    // Many animations lack their end.
    if (length === undefined) return bytes.length
    at += 1 + length
    if (length === 0) return at
  }
}

function isKept(bytes: Buffer, at: number): boolean {
  if (bytes[at] === image || bytes[at + 1] === graphicControl) return true
  return bytes[at + 1] === application && applicationNames.has(bytes.toString('latin1', at + 3, at + 14))
}
