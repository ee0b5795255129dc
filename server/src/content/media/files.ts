import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../../database/ids.ts'
import type { Hooks } from '../../kernel/context.ts'

/** The picture, and the folder of its files. */
export interface PictureSource {
  dataFolder: string
  siteId: string
  id: string
  samplePicture: Hooks['samplePicture']
}

/** The path of a file. Its name is a hash, so that no input of a caller reaches the disk. */
export function pathOf(
  { dataFolder, siteId, id }: Pick<PictureSource, 'dataFolder' | 'siteId' | 'id'>,
  kind: 'originals' | 'renditions',
  ...variety: readonly string[]
): string {
  const hash = createHash('sha256')
    .update([siteId, id, ...variety].join('\0'))
    .digest('hex')
  return join(dataFolder, 'media', kind, hash.slice(0, 2), hash)
}

interface Making {
  /** Undefined if there is no such file, and none can be created. */
  make: () => Promise<Buffer | undefined>
  mayKeep?: (bytes: Buffer) => boolean
}

const underWay = new Map<string, Promise<Buffer | undefined>>()

/** A file that is created when it is first requested, once for all concurrent requests. */
export async function readOrMake(path: string, making: Making): Promise<Buffer | undefined> {
  const there = await readIfThere(path)
  if (there) return there
  let made = underWay.get(path)
  if (!made) underWay.set(path, (made = makeAndKeep(path, making).finally(() => underWay.delete(path))))
  return made
}

async function makeAndKeep(path: string, { make, mayKeep = () => true }: Making): Promise<Buffer | undefined> {
  const bytes = await make()
  if (bytes && mayKeep(bytes)) await writeWhole(path, bytes)
  return bytes
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a file atomically: a reader never sees a part of it. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${newId()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}
