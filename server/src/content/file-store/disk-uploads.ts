import { opendir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DataStore } from '@tus/server'
import type { PartialUploads } from '../../kernel/file-store.ts'
import { openOnce } from '../../kernel/open-once.ts'
import { isUploadId } from './content-key.ts'
import { type DiskFolders, ifMissing, syncFolder } from './durable.ts'
import { readFrom } from './read-from.ts'

/** Of each upload, the TUS store keeps a description beside its bytes. */
const descriptionSuffix = '.json'

/** Uploads in parts are files that grow. The size of the file is the offset, so that it is never more than what is on the disk. */
export function diskUploads(directory: string, { pathOf, ensureFolder }: DiskFolders): PartialUploads {
  const partsOf = (uploadId: string): string => {
    if (!isUploadId(uploadId)) throw new Error(`${uploadId} isn’t the ID of an upload`)
    return join(directory, uploadId)
  }
  const deleteDescription = (uploadId: string): Promise<void> => rm(`${partsOf(uploadId)}${descriptionSuffix}`, { force: true })
  return {
    dataStore: openOnce(() => openDataStore(directory, ensureFolder)),
    async keep(uploadId, key) {
      const file = await open(partsOf(uploadId), 'r+').catch(ifMissing)
      if (!file) return undefined
      const target = pathOf(key)
      try {
        // The last part may have arrived long ago. As content, it is new.
        const now = new Date()
        await file.utimes(now, now)
        await file.sync()
        await ensureFolder(dirname(target))
        await rename(partsOf(uploadId), target)
        await syncFolder(dirname(target))
        await deleteDescription(uploadId)
        return (await file.stat()).size
      } finally {
        await file.close()
      }
    },
    read: (uploadId, span) => readFrom(partsOf(uploadId), span),
    async delete(uploadId) {
      await rm(partsOf(uploadId), { force: true })
      await deleteDescription(uploadId)
    },
    async *list() {
      for await (const { name } of (await opendir(directory).catch(ifMissing)) ?? []) {
        const uploadId = name.endsWith(descriptionSuffix) ? name.slice(0, -descriptionSuffix.length) : name
        if (!isUploadId(uploadId)) continue
        // A crash after the parts became content leaves their description alone.
        const isListed = name !== uploadId && (await stat(partsOf(uploadId)).catch(ifMissing)) !== undefined
        const stats = isListed ? undefined : await stat(join(directory, name)).catch(ifMissing)
        if (stats) yield { uploadId, modifiedDate: stats.mtime }
      }
    },
  }
}

async function openDataStore(directory: string, ensureFolder: DiskFolders['ensureFolder']): Promise<DataStore> {
  const { FileStore } = await import('@tus/file-store')
  await ensureFolder(directory)
  return new FileStore({ directory })
}
