import { pathOf, readOrMake, type PictureSource } from './files.ts'
import { originalOf } from './original.ts'
import { render, type Format } from './render.ts'
import type { Transform } from './transform.ts'

/** A process stores at most this many bytes of new renditions, so that arbitrary sizes can't fill the disk; later ones are rendered on each request. */
const keptBytesMax = 1_000_000_000
let keptBytes = 0

const mayKeep = ({ length }: Buffer): boolean => (keptBytes += length) <= keptBytesMax

/** A picture with a transform applied. Undefined if there is no such picture. */
export function rendition(place: PictureSource, transform: Transform, format: Format): Promise<Buffer | undefined> {
  const make = async () => {
    const original = await originalOf(place)
    return original && render(original, transform, format)
  }
  return readOrMake(pathOf(place, 'renditions', JSON.stringify(transform), format), { make, mayKeep })
}
