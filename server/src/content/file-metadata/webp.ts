import { requireThat } from './malformed.ts'
import { exifOf, isTurned } from './orientation.ts'

const chunkTypes: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const hasExif = 0x08
const hasXmp = 0x04

/** A WebP with the same pixels, orientation and colour profile, and nothing else. */
export function plainWebp(bytes: Buffer, orientation: number): Buffer {
  requireThat(bytes.length >= 12 && bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
  const kept: Buffer[] = []
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  for (let at = 12; at + 8 <= end;) {
    const next = at + 8 + bytes.readUInt32LE(at + 4)
    requireThat(next <= end)
    const padded = Math.min(end, next + (next % 2))
    const type = bytes.toString('latin1', at, at + 4)
    const chunk = bytes.subarray(at, padded)
    if (chunkTypes.has(type)) kept.push(type === 'VP8X' ? withFlags(chunk, orientation) : chunk)
    at = padded
  }
  // Only the extended form has a place for it.
  const isExtended = kept[0]?.toString('latin1', 0, 4) === 'VP8X'
  if (isExtended && isTurned(orientation)) kept.push(exifChunk(orientation))
  const body = Buffer.concat(kept)
  const head = Buffer.from(bytes.subarray(0, 12))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

function withFlags(chunk: Buffer, orientation: number): Buffer {
  requireThat(chunk.length >= 18)
  const copy = Buffer.from(chunk)
  copy[8] = (copy[8]! & ~(hasExif | hasXmp)) | (isTurned(orientation) ? hasExif : 0)
  return copy
}

function exifChunk(orientation: number): Buffer {
  const exif = exifOf(orientation)
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1')
  head.writeUInt32LE(exif.length, 4)
  return Buffer.concat([head, exif])
}
