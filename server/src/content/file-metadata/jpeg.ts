import { requireThat } from './malformed.ts'
import { exifOf, isTurned } from './orientation.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda

/** A JPEG with the same pixels, orientation and colour profile, and nothing else: no Exif, XMP, IPTC, comments, thumbnails, or bytes after its end. */
export function plainJpeg(bytes: Buffer, orientation: number): Buffer {
  requireThat(bytes[0] === 0xff && bytes[1] === startOfImage)
  const kept = [bytes.subarray(0, 2), ...(isTurned(orientation) ? [exifSegment(orientation)] : [])]
  let at = 2
  for (;;) {
    requireThat(bytes[at] === 0xff)
    while (bytes[at + 1] === 0xff) at++
    const marker = bytes[at + 1]
    requireThat(marker !== undefined)
    if (marker === endOfImage) break
    const end = isAlone(marker) ? at + 2 : at + 2 + lengthAt(bytes, at + 2)
    requireThat(end <= bytes.length)
    const next = marker === startOfScan ? endOfScan(bytes, end) : end
    if (isKept(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, next))
    // A picture that was cut off ends in a scan.
    if (next >= bytes.length) return Buffer.concat(kept)
    at = next
  }
  return Buffer.concat([...kept, Buffer.of(0xff, endOfImage)])
}

const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

function lengthAt(bytes: Buffer, at: number): number {
  requireThat(at + 2 <= bytes.length)
  const length = bytes.readUInt16BE(at)
  requireThat(length >= 2)
  return length
}

/** Where the next marker is: in compressed data 0xFF is followed by 0, or by a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

/** What a decoder needs, besides the tables and the frames: the density, the colour profile, and how colours are stored. */
const applicationDataNames: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' }

function isKept(marker: number, payload: Buffer): boolean {
  const name = applicationDataNames[marker]
  if (name !== undefined) return payload.subarray(0, name.length).toString('latin1') === name
  return (marker >= 0xc0 && marker <= 0xdf) || marker === 0x01
}

function exifSegment(orientation: number): Buffer {
  const payload = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifOf(orientation)])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(payload.length + 2, 2)
  return Buffer.concat([head, payload])
}
