import { type Box, boxesIn, type Read } from './boxes.ts'
import { requireThat } from './malformed.ts'
import type { Patch } from './patch.ts'

/** Overwrites the Exif and XMP items of a HEIC or AVIF file with zeros. Its orientation is stored elsewhere. */
export async function heifPatches(read: Read, size: number): Promise<Patch[]> {
  const meta = (await boxesIn(read, { start: 0, end: size })).find(({ type }) => type === 'meta')
  if (!meta) return []
  // The box has a version and flags before its content.
  const boxes = await boxesIn(read, { start: meta.body + 4, end: meta.end })
  const [infos, locations, data] = ['iinf', 'iloc', 'idat'].map((type) => boxes.find((box) => box.type === type))
  if (!infos || !locations) return []
  const ids = await metadataItems(read, infos)
  const extents = extentsOf(await read(locations.body, locations.end - locations.body), data?.body)
  return extents.filter(({ id }) => ids.has(id)).map(({ offset, length }) => ({ offset, length }))
}

async function metadataItems(read: Read, infos: Box): Promise<ReadonlySet<number>> {
  const [version] = await read(infos.body, 1)
  const entries = await boxesIn(read, { start: infos.body + 4 + (version === 0 ? 2 : 4), end: infos.end })
  const ids = new Set<number>()
  for (const { body, end } of entries) {
    const info = await read(body, Math.min(end - body, 64))
    requireThat(info.length >= 12)
    const isWide = info[0] === 3
    const type = info.toString('latin1', isWide ? 10 : 8, isWide ? 14 : 12)
    if (type === 'Exif' || type === 'mime' || type === 'uri ') ids.add(isWide ? info.readUInt32BE(4) : info.readUInt16BE(4))
  }
  return ids
}

interface Extent {
  id: number
  offset: number
  length: number
}

/** Where items are: in the file, or in a box of the same metadata. */
function extentsOf(table: Buffer, dataStart: number | undefined): Extent[] {
  const numbers = new Numbers(table)
  const version = numbers.next(1)
  numbers.next(3)
  const sizes = numbers.next(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  const count = numbers.next(version < 2 ? 2 : 4)
  const extents: Extent[] = []
  for (let item = 0; item < count; item++) {
    const id = numbers.next(version < 2 ? 2 : 4)
    const method = version === 0 ? 0 : numbers.next(2) & 15
    numbers.next(2)
    const base = numbers.next(baseSize) + (method === 1 ? (dataStart ?? Number.NaN) : 0)
    for (let left = numbers.next(2); left > 0; left--) {
      numbers.next(indexSize)
      const offset = base + numbers.next(offsetSize)
      const length = numbers.next(lengthSize)
      if (Number.isSafeInteger(offset)) extents.push({ id, offset, length })
    }
  }
  return extents
}

class Numbers {
  readonly #bytes: Buffer
  #at = 0
  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** A number of so many bytes. Of no byte it is 0. */
  next(size: number): number {
    requireThat(this.#at + size <= this.#bytes.length && size <= 8)
    let value = 0
    for (let index = 0; index < size; index++) value = value * 256 + this.#bytes[this.#at++]!
    return value
  }
}
