import { requireThat } from './malformed.ts'

/** What says how the pixels are stored, by tag: sizes, compression, colours, orientation, resolution, tiles, profile. */
const pixelTags: ReadonlySet<number> = new Set([
  254, 255, 256, 257, 258, 259, 262, 263, 264, 265, 266, 273, 274, 277, 278, 279, 280, 281, 282, 283, 284, 290, 291, 292, 293, 296, 297,
  301, 317, 318, 319, 320, 321, 322, 323, 324, 325, 332, 334, 336, 338, 339, 340, 341, 342, 347, 512, 513, 514, 515, 517, 518, 519, 520,
  521, 529, 530, 531, 532, 34675,
])
const directoryTags: ReadonlySet<number> = new Set([330, 34665, 34853, 40965])
const bytesOfType = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
const directoriesMax = 2000
const directoriesAtOnce = 16

/** A TIFF with the same pages, and nothing else: what its other tags say is overwritten with zeros, and the tags are taken out of their lists. */
export const plainTiff = (original: Buffer): Buffer => new Cleaning(Buffer.from(original)).cleaned()

class Cleaning {
  readonly #bytes: Buffer
  readonly #isLittle: boolean
  readonly #visited = new Set<number>()
  constructor(bytes: Buffer) {
    this.#bytes = bytes
    const order = bytes.toString('latin1', 0, 2)
    this.#isLittle = order === 'II'
    // BigTIFF, 43, has other sizes.
    requireThat((order === 'II' || order === 'MM') && this.#short(2) === 42)
  }

  cleaned(): Buffer {
    for (let at = this.#long(4); at !== 0;) at = this.#clean(at, true)
    return this.#bytes
  }

  /** Returns where the next list of tags is. */
  #clean(at: number, isPage: boolean): number {
    requireThat(!this.#visited.has(at) && this.#visited.size < directoriesMax)
    this.#visited.add(at)
    const end = at + 2 + this.#short(at) * 12
    const next = this.#long(end)
    let kept = at + 2
    for (let entry = at + 2; entry < end; entry += 12) {
      if (isPage && pixelTags.has(this.#short(entry))) {
        this.#bytes.copyWithin(kept, entry, entry + 12)
        kept += 12
      } else this.#wipe(entry)
    }
    const count = (kept - at - 2) / 12
    if (this.#isLittle) this.#bytes.writeUInt16LE(count, at)
    else this.#bytes.writeUInt16BE(count, at)
    this.#bytes.copyWithin(kept, end, end + 4)
    this.#bytes.fill(0, kept + 4, end + 4)
    return next
  }

  #wipe(entry: number): void {
    const [tag, type, count] = [this.#short(entry), this.#short(entry + 2), this.#long(entry + 4)]
    if (directoryTags.has(tag)) for (const at of this.#directories(entry, count)) if (!this.#visited.has(at)) this.#clean(at, false)
    const size = count * (bytesOfType[type] ?? 1)
    if (size <= 4) return
    const start = this.#long(entry + 8)
    this.#bytes.fill(0, Math.min(start, this.#bytes.length), Math.min(this.#bytes.length, start + size))
  }

  #directories(entry: number, count: number): number[] {
    const start = this.#long(entry + 8)
    return count === 1 ? [start] : Array.from({ length: Math.min(count, directoriesAtOnce) }, (_, index) => this.#long(start + index * 4))
  }

  #short(at: number): number {
    requireThat(at + 2 <= this.#bytes.length)
    return this.#isLittle ? this.#bytes.readUInt16LE(at) : this.#bytes.readUInt16BE(at)
  }

  #long(at: number): number {
    requireThat(at + 4 <= this.#bytes.length)
    return this.#isLittle ? this.#bytes.readUInt32LE(at) : this.#bytes.readUInt32BE(at)
  }
}
