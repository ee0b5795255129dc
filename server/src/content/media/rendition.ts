import { buffer } from 'node:stream/consumers'
import type { Services } from '../../kernel/context.ts'
import type { File } from '../files/public.ts'
import { readOrCreate, renditionPath } from './files.ts'
import { render, type Format } from './render.ts'
import type { Transform } from './transform.ts'

/** A process stores at most this many bytes of new renditions, so that arbitrary sizes can't fill the disk; later ones are rendered on each request. */
const storedBytesMax = 1_000_000_000
let storedBytes = 0

const maySave = ({ length }: Buffer): boolean => (storedBytes += length) <= storedBytesMax

type Rendering = Pick<Services, 'settings' | 'fileStore'>

/** A picture with a transform applied. Undefined if its bytes are gone. */
export function rendition(
  { settings, fileStore }: Rendering,
  { contentKey }: Pick<File, 'contentKey'>,
  { transform, format }: { transform: Transform; format: Format },
): Promise<Buffer | undefined> {
  if (contentKey === null) return Promise.resolve(undefined)
  const create = async () => {
    const original = await fileStore.read(contentKey)
    return original && render(await buffer(original), transform, format)
  }
  return readOrCreate(renditionPath(settings.dataFolder, contentKey, JSON.stringify(transform), format), { create, maySave })
}
