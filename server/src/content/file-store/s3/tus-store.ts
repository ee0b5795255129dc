import type { Readable } from 'node:stream'
import type { DataStore, Upload } from '@tus/server'
import { append } from './append.ts'
import type { Bucket } from './bucket.ts'
import { contentIn, findOpen, writeInfo, type OpenUpload } from './open-upload.ts'

export interface TusStoreOptions {
  bucket: Bucket
  /** Where parts are collected until they are sent. */
  localFolder: string
  /** Where an upload is in the bucket. */
  folderOf(uploadId: string): string
  remove(uploadId: string): Promise<void>
}

/** Uploads in parts as the TUS server sees them. Only an upload that isn't there is answered as such: a client that hears that begins again. */
export async function openTusStore({ bucket, localFolder, folderOf, remove }: TusStoreOptions): Promise<DataStore> {
  const { DataStore, Upload: TusUpload, ERRORS } = await import('@tus/server')
  async function find(id: string): Promise<OpenUpload> {
    const open = await findOpen(bucket, folderOf(id))
    if (!open) throw ERRORS.FILE_NOT_FOUND
    return open
  }
  class BucketStore extends DataStore {
    override extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination']
    override async create(upload: Upload): Promise<Upload> {
      const { sdk, client } = await bucket.open()
      const folder = folderOf(upload.id)
      const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket: bucket.name, Key: contentIn(folder) }))
      const createdDate = upload.creation_date ?? new Date().toISOString()
      const { size, metadata } = upload
      await writeInfo(bucket, folder, { size, metadata, createdDate, multipartId: UploadId!, partBytes: bucket.limits.part })
      return upload
    }
    override async getUpload(id: string): Promise<Upload> {
      const { info, offset } = await find(id)
      return new TusUpload({ id, size: info.size, offset, metadata: info.metadata, creation_date: info.createdDate })
    }
    override async write(source: Readable, id: string, offset: number): Promise<number> {
      const open = await find(id)
      if (open.offset !== offset) throw ERRORS.INVALID_OFFSET
      return append({ bucket, localFolder, folder: folderOf(id) }, open, source)
    }
    override async declareUploadLength(id: string, size: number): Promise<void> {
      const { info } = await find(id)
      await writeInfo(bucket, folderOf(id), { ...info, size })
    }
    override async remove(id: string): Promise<void> {
      await find(id)
      await remove(id)
    }
  }
  return new BucketStore()
}
