import { pathOf, readOrCreate, type FileSource } from './files.ts'
import { originalOf } from './original.ts'
import { render, type Format } from './render.ts'
import type { Transform } from './transform.ts'

/** A process stores at most this many bytes of new renditions, so that arbitrary sizes can't fill the disk; later ones are rendered on each request. */
const storedBytesMax = 1_000_000_000
let storedBytes = 0

const maySave = ({ length }: Buffer): boolean => (storedBytes += length) <= storedBytesMax

/** A picture with a transform applied. Undefined if there is no such picture. */
export function rendition(source: FileSource, transform: Transform, format: Format): Promise<Buffer | undefined> {
  const create = async () => {
    const original = await originalOf(source)
    return original && render(original, transform, format)
  }
  return readOrCreate(pathOf(source, 'renditions', JSON.stringify(transform), format), { create, maySave })
}
