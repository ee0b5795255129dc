import { ask } from './requests.ts'

const foldersByPath = new Map<string, Promise<string>>()

/** The ID of a folder by its path below another one. Those that don’t exist are created, each by one request. */
export function folderAt(folderId: string, path: readonly string[]): Promise<string> {
  const name = path.at(-1)
  if (name === undefined) return Promise.resolve(folderId)
  const key = JSON.stringify([folderId, ...path])
  const known = foldersByPath.get(key)
  if (known) return known
  const folder = folderAt(folderId, path.slice(0, -1))
    .then((parentFolderId) => ask({ kind: 'folder', parentFolderId, name }))
    .then((answer) => answer.folderId)
  foldersByPath.set(key, folder)
  // Folders can be moved and deleted, so the path is only valid for files that are added together.
  const remove = (): void => void foldersByPath.delete(key)
  folder.then(() => setTimeout(remove, cacheMs), remove)
  return folder
}

const cacheMs = 60_000
