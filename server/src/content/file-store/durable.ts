import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Creates a folder with those above it, all of which survive a crash. */
export async function ensureFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return
  for (let folder = path; folder.length >= first.length; folder = dirname(folder)) await syncFolder(dirname(folder))
}

/** Makes the names in a folder survive a crash. Windows has no such call: it keeps a journal of names. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

export function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
