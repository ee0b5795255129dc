import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../database/ids.ts'

/** Where a file lies: its name is a hash, so that no caller's words ever reach the disk. */
export const pathOf = (folder: string, kind: 'originals' | 'renditions', ...names: readonly string[]): string => {
  const hash = createHash('sha256').update(names.join('\0')).digest('hex')
  return join(folder, 'media', kind, hash.slice(0, 2), hash)
}

/** The file's bytes, or undefined where there is none. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a file whole or not at all: a reader never sees half of it. */
export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${newId()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}
