import { Readable } from 'node:stream'
import type { PartialUploads } from '../../../kernel/file-store.ts'
import { openOnce } from '../../../kernel/open-once.ts'
import { isUploadId } from '../content-key.ts'
import type { Bucket, BucketSettings } from './bucket.ts'
import { copyObject } from './copy.ts'
import type { S3Limits } from './limits.ts'
import { deleteObjects, objectsIn, readObject, sizeOfObject } from './objects.ts'
import { openTusStore } from './tus-store.ts'

interface UploadScope {
  bucket: Bucket
  nameOf(key: string): string
  limits: S3Limits
}

/** Beside the parts, which become one object, the TUS store keeps a description, and the beginning of the next part. */
const suffixes = ['', '.info', '.part']

/** Uploads in parts are uploads in parts of the bucket, too. */
export function s3Uploads(settings: BucketSettings, { bucket, nameOf, limits }: UploadScope): PartialUploads {
  const folder = `${bucket.prefix}uploads/`
  const partsOf = (uploadId: string): string => {
    if (!isUploadId(uploadId)) throw new Error(`${uploadId} isn’t the ID of an upload`)
    return `${folder}${uploadId}`
  }
  const dataStore = openOnce(() => openTusStore(settings, { folder, limits }))
  const deleteAll = (uploadId: string): Promise<void> =>
    deleteObjects(
      bucket,
      suffixes.map((suffix) => `${partsOf(uploadId)}${suffix}`),
    )
  /** Joins the parts, if all had arrived when a process ended before it did that. */
  async function finish(uploadId: string): Promise<boolean> {
    const store = await dataStore()
    const upload = await store.getUpload(uploadId).catch(ifUnknown)
    if (upload?.size === undefined || upload.offset !== upload.size) return false
    await store.write(Readable.from([]), uploadId, upload.size)
    return true
  }
  return {
    dataStore,
    async keep(uploadId, key) {
      const [from, to] = [partsOf(uploadId), nameOf(key)]
      const size = (await sizeOfObject(bucket, from)) ?? ((await finish(uploadId)) ? await sizeOfObject(bucket, from) : undefined)
      if (size === undefined) return undefined
      await copyObject(bucket, { from, to, size }, limits)
      await deleteAll(uploadId)
      return size
    },
    async read(uploadId, span) {
      const name = partsOf(uploadId)
      return (await readObject(bucket, name, span)) ?? ((await finish(uploadId)) ? readObject(bucket, name, span) : undefined)
    },
    async delete(uploadId) {
      // Also ends the upload of the bucket.
      await (await dataStore()).remove(uploadId).catch(ifUnknown)
      await deleteAll(uploadId)
    },
    async *list() {
      let last: { uploadId: string; modifiedDate: Date } | undefined
      for await (const { key, modifiedDate } of objectsIn(bucket, 'uploads')) {
        const [uploadId = ''] = key.slice('uploads/'.length).split('.')
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

/** The TUS store throws objects of its own. */
function ifUnknown(error: { status_code?: number }): undefined {
  if (error.status_code !== 404) throw error
}
