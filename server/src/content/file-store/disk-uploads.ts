import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DataStore } from '@tus/server'
import type { PartialUploads } from '../../kernel/file-store.ts'
import { isUploadId } from './content-key.ts'
import { ensureFolder, ifMissing, syncFolder } from './durable.ts'
import { readFrom } from './read-from.ts'

/** Uploads in parts are files that grow. The size of the file is the offset, so that it is never more than what is on the disk. */
export function diskUploads(folder: string, pathOf: (key: string) => string): PartialUploads {
  const directory = join(folder, 'uploads')
  const partsOf = (uploadId: string): string => {
    if (!isUploadId(uploadId)) throw new Error(`${uploadId} isn’t the ID of an upload`)
    return join(directory, uploadId)
  }
  const forget = (uploadId: string): Promise<void> => rm(`${partsOf(uploadId)}.json`, { force: true })
  let opened: Promise<DataStore> | undefined
  return {
    dataStore: () =>
      (opened ??= openDataStore(directory).catch((error: unknown) => {
        opened = undefined
        throw error
      })),
    async keep(uploadId, key) {
      const file = await open(partsOf(uploadId)).catch(ifMissing)
      if (!file) return undefined
      const target = pathOf(key)
      try {
        await file.sync()
        await ensureFolder(dirname(target))
        await rename(partsOf(uploadId), target)
        await syncFolder(dirname(target))
        await forget(uploadId)
        return (await file.stat()).size
      } finally {
        await file.close()
      }
    },
    read: (uploadId, span) => readFrom(partsOf(uploadId), span),
    async delete(uploadId) {
      await rm(partsOf(uploadId), { force: true })
      await forget(uploadId)
    },
    async *list() {
      for (const name of (await readdir(directory).catch(ifMissing)) ?? []) {
        const stats = isUploadId(name) ? await stat(partsOf(name)).catch(ifMissing) : undefined
        if (stats) yield { uploadId: name, modifiedDate: stats.mtime }
      }
    },
  }
}

async function openDataStore(directory: string): Promise<DataStore> {
  const { FileStore } = await import('@tus/file-store')
  await ensureFolder(directory)
  return new FileStore({ directory })
}
