import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../../database/ids.ts'

/** The path of a rendition: a hash of the content and of what was made of it. Renditions are a cache of this machine, wherever the files are. */
export function renditionPath(dataFolder: string, contentKey: string, ...variety: readonly string[]): string {
  const hash = createHash('sha256')
    .update([contentKey, ...variety].join('\0'))
    .digest('hex')
  return join(dataFolder, 'media', 'renditions', hash.slice(0, 2), hash)
}
interface FileOptions {
  /** Undefined if there is no such file, and none can be created. */
  create: () => Promise<Buffer | undefined>
  maySave?: (bytes: Buffer) => boolean
}

const inProgress = new Map<string, Promise<Buffer | undefined>>()

/** A file that is created when it is first requested, once for all concurrent requests. */
export async function readOrCreate(path: string, options: FileOptions): Promise<Buffer | undefined> {
  const stored = await readIfExists(path)
  if (stored) return stored
  let creation = inProgress.get(path)
  if (!creation) inProgress.set(path, (creation = createAndSave(path, options).finally(() => inProgress.delete(path))))
  return creation
}

async function createAndSave(path: string, { create, maySave = () => true }: FileOptions): Promise<Buffer | undefined> {
  const bytes = await create()
  if (bytes && maySave(bytes)) await writeAtomically(path, bytes)
  return bytes
}

async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a file atomically: a reader never sees a part of it. */
export async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporaryPath = `${path}.${newId()}`
  await writeFile(temporaryPath, bytes)
  await rename(temporaryPath, path)
}
