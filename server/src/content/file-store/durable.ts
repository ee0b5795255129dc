import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Below the folder of the store. */
export interface DiskFolders {
  pathOf(key: string): string
  ensureFolder(path: string): Promise<void>
  /** A path for what is being written. */
  newIncoming(): string
}

/** Creates folders below a root, with those above them, all of which survive a crash. Another caller, or process, can be creating the same one: each makes sure
 *  of it, once per process. */
export function durableFolders(root: string): (path: string) => Promise<void> {
  const ensured = new Set<string>()
  return async (path) => {
    const first = await mkdir(path, { recursive: true })
    if (ensured.has(path) && first === undefined) return
    const top = first !== undefined && first.length < root.length ? first : root
    for (let folder = path; folder.length >= top.length; folder = dirname(folder)) await syncFolder(dirname(folder))
    ensured.add(path)
  }
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
