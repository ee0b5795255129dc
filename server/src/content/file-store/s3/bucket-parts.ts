import type { PartsStore } from '../tus-store.ts'
import { append } from './append.ts'
import type { Bucket } from './bucket.ts'
import { contentIn, findOpen, writeInfo, type OpenUpload } from './open-upload.ts'

export interface BucketPartsOptions {
  bucket: Bucket
  /** Where parts are collected until they are sent. */
  localFolder: string
  /** Where an upload is in the bucket. */
  folderOf(uploadId: string): string
  remove(uploadId: string): Promise<void>
}

/** Parts that are uploads in parts of the bucket. */
export const bucketParts = ({ bucket, localFolder, folderOf, remove }: BucketPartsOptions): PartsStore<OpenUpload> => ({
  async create(uploadId, info) {
    const { sdk, client } = await bucket.open()
    const folder = folderOf(uploadId)
    const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket: bucket.name, Key: contentIn(folder) }))
    await writeInfo(bucket, folder, { ...info, multipartId: UploadId!, partBytes: bucket.limits.part })
  },
  find: (uploadId) => findOpen(bucket, folderOf(uploadId)),
  append: (uploadId, open, source) => append({ bucket, localFolder, folder: folderOf(uploadId) }, open, source),
  saveSize: (uploadId, { info }, size) => writeInfo(bucket, folderOf(uploadId), { ...info, size }),
  remove,
})
