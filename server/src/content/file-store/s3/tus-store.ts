import type { Readable } from 'node:stream'
import type { DataStore, Upload } from '@tus/server'
import { clientConfigOf, translateFaults, type BucketSettings } from './bucket.ts'
import type { S3Limits } from './limits.ts'

/** How many parts can wait in files of the system's temporary folder until they are sent. */
const waitingPartsMax = 16

/** The TUS project's store, below a folder. */
export async function openTusStore(settings: BucketSettings, { folder, limits }: { folder: string; limits: S3Limits }): Promise<DataStore> {
  const [{ S3Store }, { Upload: TusUpload }] = await Promise.all([import('@tus/s3-store'), import('@tus/server')])
  const withId = (upload: Upload, id: string): Upload => new TusUpload({ ...upload, id })
  class FolderStore extends S3Store {
    constructor(options: ConstructorParameters<typeof S3Store>[0]) {
      super(options)
      translateFaults(this.client)
    }
    override async create(upload: Upload) {
      return withId(await super.create(withId(upload, `${folder}${upload.id}`)), upload.id)
    }
    override async getUpload(id: string) {
      return withId(await super.getUpload(`${folder}${id}`), id)
    }
    override write(source: Readable, id: string, offset: number) {
      return super.write(source, `${folder}${id}`, offset)
    }
    override declareUploadLength(id: string, length: number) {
      return super.declareUploadLength(`${folder}${id}`, length)
    }
    override remove(id: string) {
      return super.remove(`${folder}${id}`)
    }
  }
  return new FolderStore({
    partSize: limits.part,
    maxConcurrentPartUploads: waitingPartsMax,
    cache: noCache,
    s3ClientConfig: { ...clientConfigOf(settings, limits), bucket: settings.s3Bucket },
  })
}

/** The next request can reach another process, and uploads that are never finished would stay in memory. */
const noCache = { get: async () => undefined, set: async () => {}, delete: async () => {} }
