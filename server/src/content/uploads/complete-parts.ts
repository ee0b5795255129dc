import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileBytesMax } from '@stoa/contract/files/limits'
import { serverContext } from '../../jobs/public.ts'
import type { Services } from '../../kernel/context.ts'
import type { ByteSpan } from '../../kernel/file-store.ts'
import { contentKeyOf } from '../file-store/public.ts'
import { findFileOfSite, wireFile } from '../files/public.ts'
import { completeUpload, type WireFile } from './complete.ts'
import { headBytes } from './detect.ts'
import { failUpload, UploadFailure } from './failure.ts'
import { typeOf } from './receive.ts'
import { findUpload } from './store.ts'
import type { Upload } from './tables.ts'

/** Turns an upload whose parts are all here into a file. Done before, or by a parallel request, it returns the same file. */
export async function completeParts(services: Services, { id }: Upload, fileName: string | undefined): Promise<WireFile> {
  const upload = await findUpload({ db: services.database, siteId: services.settings.siteId }, id)
  if (upload?.fileId) return presented(services, upload.fileId)
  if (!upload || upload.partKey === null) return failUpload('UPLOAD_INCOMPLETE')
  const content = await storedContent(services, upload, upload.partKey)
  try {
    // Its hash is calculated when it is processed.
    return await completeUpload(services, upload, { content, fileName })
  } catch (error) {
    if (error instanceof UploadFailure && error.code === 'UPLOAD_URL_USED') return completeParts(services, upload, fileName)
    throw error
  }
}

/** Moves the parts to where files are, unless that was done before a crash. */
async function storedContent(services: Services, upload: Upload, partKey: string) {
  const { fileStore, settings } = services
  const contentKey = contentKeyOf(settings.siteId, partKey)
  const sizeBytes = (await fileStore.sizeOf(contentKey)) ?? (await keep(services, upload, contentKey))
  return { contentKey, sizeBytes, ...(await typeOfContent({ upload, sizeBytes, read: (span) => fileStore.read(contentKey, span) })) }
}

async function keep(services: Services, upload: Upload, contentKey: string): Promise<number> {
  const { partialUploads } = services.fileStore
  const partKey = upload.partKey!
  const sizeBytes = await arrivedSize(services, partKey)
  try {
    await typeOfContent({ upload, sizeBytes, read: (span) => partialUploads.read(partKey, span) })
  } catch (error) {
    // The rest of the file would change nothing.
    if (error instanceof UploadFailure) await partialUploads.delete(partKey)
    throw error
  }
  return (await partialUploads.keep(partKey, contentKey)) ?? failUpload('UPLOAD_INCOMPLETE')
}

/** The size of all parts together. Refused while some are missing. */
async function arrivedSize({ fileStore }: Services, partKey: string): Promise<number> {
  const store = await fileStore.partialUploads.dataStore()
  const { size, offset } = await store.getUpload(partKey).catch(() => failUpload('UPLOAD_INCOMPLETE'))
  return size === undefined || offset !== size ? failUpload('UPLOAD_INCOMPLETE') : size
}

interface Arrived {
  upload: Upload
  sizeBytes: number
  read(span: ByteSpan): Promise<Readable | undefined>
}

async function typeOfContent({ upload, sizeBytes, read }: Arrived) {
  if (upload.sizeBytes !== null && sizeBytes !== upload.sizeBytes)
    failUpload('FILE_SIZE_MISMATCH', { sizeInBytes: String(upload.sizeBytes) })
  const head = await read({ start: 0, end: headBytes - 1 })
  if (!head) return failUpload('UPLOAD_INCOMPLETE')
  const type = await typeOf(await buffer(head), { isWhole: sizeBytes <= headBytes, announced: upload.mimeType })
  const bytesMax = fileBytesMax[type.mediaType]
  if (sizeBytes > bytesMax) failUpload('FILE_SIZE_OVER_LIMIT', { bytesMax })
  return type
}

async function presented(services: Services, fileId: string): Promise<WireFile> {
  const { siteId } = services.settings
  const file = await findFileOfSite(services.database, siteId, fileId)
  return wireFile(await serverContext(services, siteId), file ?? failUpload('UPLOAD_URL_USED'))
}
