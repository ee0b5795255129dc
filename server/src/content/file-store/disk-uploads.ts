import { opendir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PartialUploads } from '../../kernel/file-store.ts'
import { openOnce } from '../../kernel/open-once.ts'
import { isUploadId } from './content-key.ts'
import { diskParts } from './disk-parts.ts'
import { type DiskFolders, ifMissing, syncFolder } from './durable.ts'
import { readFrom } from './read-from.ts'
import { openTusStore } from './tus-store.ts'

/** Of each upload, a description is beside its bytes. */
const descriptionSuffix = '.json'

/** Uploads in parts are files that grow. The size of the file is the offset, so that it is never more than what is on the disk. */
export function diskUploads(directory: string, folders: DiskFolders): PartialUploads {
  const partsOf = (uploadId: string): string => {
    if (!isUploadId(uploadId)) throw new Error(`${uploadId} isn’t the ID of an upload`)
    return join(directory, uploadId)
  }
  const descriptionOf = (uploadId: string): string => `${partsOf(uploadId)}${descriptionSuffix}`
  async function remove(uploadId: string): Promise<void> {
    await rm(partsOf(uploadId), { force: true })
    await rm(descriptionOf(uploadId), { force: true })
  }
  return {
    dataStore: openOnce(() => openTusStore(diskParts({ partsOf, descriptionOf, remove, folders }))),
    async keep(uploadId, key) {
      const file = await open(partsOf(uploadId), 'r+').catch(ifMissing)
      if (!file) return undefined
      const target = folders.pathOf(key)
      try {
        // The last part may have arrived long ago. As content, it is new.
        const now = new Date()
        await file.utimes(now, now)
        await file.sync()
        await folders.ensureFolder(dirname(target))
        await rename(partsOf(uploadId), target)
        await syncFolder(dirname(target))
        await rm(descriptionOf(uploadId), { force: true })
        return (await file.stat()).size
      } finally {
        await file.close()
      }
    },
    read: (uploadId, span) => readFrom(partsOf(uploadId), span),
    delete: remove,
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
