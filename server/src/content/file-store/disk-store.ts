import { rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { FileStore } from '../../kernel/file-store.ts'
import { isContentKey, newUploadId } from './content-key.ts'
import { diskUploads } from './disk-uploads.ts'
import { durableFolders, ifMissing } from './durable.ts'
import { deleteFilesBefore, filesIn } from './files-in.ts'
import { readFrom } from './read-from.ts'
import { writeDurably } from './write-durably.ts'

/** Files in a folder of this machine. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!isContentKey(key)) throw new Error(`${key} isn’t a content key`)
    return join(folder, ...key.split('/'))
  }
  const incomingFolder = join(folder, 'incoming')
  const folders = { pathOf, ensureFolder: durableFolders(folder), newIncoming: () => join(incomingFolder, newUploadId()) }
  return {
    write: async (key, source) => writeDurably(pathOf(key), folders, source),
    read: (key, span) => readFrom(pathOf(key), span),
    sizeOf: async (key) => (await stat(pathOf(key)).catch(ifMissing))?.size,
    async delete(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },
    async *list() {
      for (const kind of ['originals', 'derived'])
        for await (const { path, ...found } of filesIn(join(folder, kind))) {
          const key = relative(folder, path).split(sep).join('/')
          if (isContentKey(key)) yield { key, ...found }
        }
    },
    deleteUnfinished: (before) => deleteFilesBefore(incomingFolder, before),
    async withLocalFile(key, work) {
      const path = pathOf(key)
      return (await stat(path).catch(ifMissing)) ? work(path) : undefined
    },
    partialUploads: diskUploads(join(folder, 'uploads'), folders),
  }
}
