import { crc32 } from 'node:zlib'
import { requireThat } from './malformed.ts'
import { exifOf, isTurned } from './orientation.ts'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Pixels, animation and colours. Texts, dates, Exif and private chunks are left out. */
const chunkTypes: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

/** A PNG with the same pixels, orientation and colours, and nothing else. */
export function plainPng(bytes: Buffer, orientation: number): Buffer {
  requireThat(bytes.subarray(0, 8).equals(signature))
  const kept: Buffer[] = [signature]
  let at = 8
  while (at < bytes.length) {
    requireThat(at + 12 <= bytes.length)
    const end = at + 12 + bytes.readUInt32BE(at)
    requireThat(end <= bytes.length)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (chunkTypes.has(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IHDR' && isTurned(orientation)) kept.push(exifChunk(orientation))
    if (type === 'IEND') break
    at = end
  }
  return Buffer.concat(kept)
}

function exifChunk(orientation: number): Buffer {
  const exif = exifOf(orientation)
  const chunk = Buffer.alloc(exif.length + 12)
  chunk.writeUInt32BE(exif.length, 0)
  chunk.write('eXIf', 4, 'latin1')
  exif.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + exif.length)), 8 + exif.length)
  return chunk
}
