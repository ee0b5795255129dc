import { Readable } from 'node:stream'
import type { PartialUploads } from '../../../kernel/file-store.ts'
import { openOnce } from '../../../kernel/open-once.ts'
import { isUploadId } from '../content-key.ts'
import { openTusStore } from '../tus-store.ts'
import { append } from './append.ts'
import { bucketParts } from './bucket-parts.ts'
import type { Bucket } from './bucket.ts'
import { copyObject } from './copy.ts'
import { deleteObjects, endUnfinished, objectsIn, readObject } from './objects.ts'
import { contentIn, findOpen, readInfo } from './open-upload.ts'

interface UploadScope {
  bucket: Bucket
  localFolder: string
  nameOf(key: string): string
}

const uploadsFolder = 'uploads'

/** Uploads in parts are uploads in parts of the bucket, too. */
export function s3Uploads({ bucket, localFolder, nameOf }: UploadScope): PartialUploads {
  const ownFolder = (uploadId: string): string => {
    if (!isUploadId(uploadId)) throw new Error(`${uploadId} isn’t the ID of an upload`)
    return `${uploadsFolder}/${uploadId}`
  }
  const folderOf = (uploadId: string): string => `${bucket.prefix}${ownFolder(uploadId)}`
  /** Of the joined parts. They are joined here if all had arrived when a process ended before it did that. */
  async function contentOf(uploadId: string): Promise<{ name: string; size: number } | undefined> {
    const folder = folderOf(uploadId)
    const open = await findOpen(bucket, folder)
    if (open?.info.size === undefined || open.offset !== open.info.size) return undefined
    return { name: contentIn(folder), size: await append({ bucket, folder, localFolder }, open, Readable.from([])) }
  }
  async function remove(uploadId: string): Promise<void> {
    const folder = ownFolder(uploadId)
    const info = await readInfo(bucket, folderOf(uploadId))
    if (info) await endUnfinished(bucket, { key: contentIn(folderOf(uploadId)), uploadId: info.multipartId })
    const names: string[] = []
    for await (const { key } of objectsIn(bucket, folder)) names.push(`${bucket.prefix}${key}`)
    await deleteObjects(bucket, names)
  }
  return {
    dataStore: openOnce(() => openTusStore(bucketParts({ bucket, localFolder, folderOf, remove }))),
    async keep(uploadId, key) {
      const content = await contentOf(uploadId)
      if (!content) return undefined
      await copyObject(bucket, { from: content.name, to: nameOf(key), size: content.size })
      await remove(uploadId)
      return content.size
    },
    async read(uploadId, span) {
      const content = await contentOf(uploadId)
      return content && readObject(bucket, content.name, span)
    },
    delete: remove,
    async *list() {
      let last: { uploadId: string; modifiedDate: Date } | undefined
      for await (const { key, modifiedDate } of objectsIn(bucket, uploadsFolder)) {
        const uploadId = key.split('/')[1]!
        if (!isUploadId(uploadId)) continue
        // The objects of an upload follow each other.
        if (last && last.uploadId !== uploadId) yield last
        last = {
          uploadId,
          modifiedDate: last?.uploadId === uploadId && last.modifiedDate > modifiedDate ? last.modifiedDate : modifiedDate,
        }
      }
      if (last) yield last
    },
  }
}
