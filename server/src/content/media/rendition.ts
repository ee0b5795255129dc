import { pathOf, readOrMake, type PictureSource } from './files.ts'
import { originalOf } from './original.ts'
import { render, type Format } from './render.ts'
import type { Transform } from './transform.ts'

/** A process keeps this many bytes of new renditions, so that made-up sizes cannot fill the disk; later ones are made each time. */
const keptBytesMax = 1_000_000_000
let keptBytes = 0

const mayKeep = ({ length }: Buffer): boolean => (keptBytes += length) <= keptBytesMax

/** A picture as a transform asks for it. Undefined where there is no such picture. */
export function rendition(place: PictureSource, transform: Transform, format: Format): Promise<Buffer | undefined> {
  const make = async () => {
    const original = await originalOf(place)
    return original && render(original, transform, format)
  }
  return readOrMake(pathOf(place, 'renditions', JSON.stringify(transform), format), { make, mayKeep })
}
