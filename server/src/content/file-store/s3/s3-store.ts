import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../../../kernel/file-store.ts'
import { isContentKey, newUploadId } from '../content-key.ts'
import { deleteFilesBefore } from '../files-in.ts'
import { withTemporaryFile } from '../temporary-file.ts'
import { bucketOf, type BucketSettings } from './bucket.ts'
import { collect } from './collect.ts'
import { s3Limits } from './limits.ts'
import { deleteObjects, endUnfinished, objectsIn, readObject, sizeOfObject, unfinishedIn } from './objects.ts'
import { s3Uploads } from './s3-uploads.ts'
import { writeObject } from './write.ts'

/** Files in a bucket. The folder is for what waits on this machine until it is sent, and for what is lent as files of it. */
export function s3Store(settings: BucketSettings, folder: string, limits = s3Limits): FileStore {
  const bucket = bucketOf(settings, limits)
  // With connections of its own: visitors who read slowly don't keep anything else waiting.
  const bucketToRead = bucketOf(settings, limits)
  const nameOf = (key: string): string => {
    if (!isContentKey(key)) throw new Error(`${key} isn’t a content key`)
    return `${bucket.prefix}${key}`
  }
  const localFolder = join(folder, 'incoming')
  return {
    write: async (key, source) => writeObject(bucket, nameOf(key), collect(localFolder, source, limits.part)),
    read: async (key, span) => readObject(bucketToRead, nameOf(key), span),
    sizeOf: async (key) => sizeOfObject(bucket, nameOf(key)),
    delete: async (keys) => deleteObjects(bucket, keys.map(nameOf)),
    async *list() {
      for (const kind of ['originals', 'derived'])
        for await (const object of objectsIn(bucket, kind)) if (isContentKey(object.key)) yield object
    },
    async deleteUnfinished(before) {
      await deleteFilesBefore(localFolder, before)
      for (const kind of ['originals', 'derived', 'uploads'])
        for await (const upload of unfinishedIn(bucket, kind)) if (upload.startedDate < before) await endUnfinished(bucket, upload)
    },
    async withLocalFile(key, work) {
      const content = await readObject(bucket, nameOf(key))
      if (!content) return undefined
      await mkdir(localFolder, { recursive: true })
      return withTemporaryFile(join(localFolder, newUploadId()), content, work)
    },
    partialUploads: s3Uploads({ bucket, localFolder, nameOf }),
  }
}
