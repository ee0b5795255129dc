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
import { uploadLocker } from './lock/public.ts'
import { typeOf } from './receive.ts'
import { findUpload } from './store.ts'
import type { Upload } from './tables.ts'

/** Turns an upload whose parts are all here into a file. Done before, it returns the same file. It is locked meanwhile, so that no part is written and no
 *  parallel request completes it. */
export async function completeParts(services: Services, { id }: Pick<Upload, 'id'>, fileName: string | undefined): Promise<WireFile> {
  const partKey = (await uploadOf(services, id))?.partKey ?? failUpload('UPLOAD_INCOMPLETE')
  return locked(services, partKey, async () => {
    const upload = await uploadOf(services, id)
    if (!upload) return failUpload('UPLOAD_URL_INVALID')
    // It was begun again meanwhile.
    if (upload.partKey !== partKey) return failUpload('UPLOAD_INCOMPLETE')
    if (upload.fileId !== null) return presented(services, upload.fileId)
    // Its hash is calculated when it is processed.
    return completeUpload(services, upload, { content: await storedContent(services, upload, partKey), fileName })
  })
}

/** Completes an upload whose parts were moved to where files are, but that wasn't completed then: because of a crash, or as the file that it replaces was being
 *  processed. Undefined if they weren't. */
export async function completeMoved(services: Services, upload: Upload, fileName?: string): Promise<WireFile | undefined> {
  return (await movedSize(services, upload)) === undefined ? undefined : completeParts(services, upload, fileName)
}

/** In bytes, of parts that were moved to where files are. Undefined if they weren't. */
export async function movedSize({ fileStore, settings: { siteId } }: Services, { partKey }: Upload): Promise<number | undefined> {
  return partKey === null ? undefined : fileStore.sizeOf(contentKeyOf(siteId, partKey))
}

const uploadOf = ({ database: db, settings: { siteId } }: Services, id: string) => findUpload({ db, siteId }, id)

async function locked<T>(services: Services, partKey: string, work: () => Promise<T>): Promise<T> {
  const lock = uploadLocker(services).newLock(partKey)
  // Another request completes it.
  await lock.lock(new AbortController().signal, () => {}).catch(() => failUpload('FILE_NOT_READY'))
  try {
    return await work()
  } finally {
    await lock.unlock()
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
    // The rest of the file would change nothing. Of one that isn't all here, what is here stays.
    if (error instanceof UploadFailure && error.code !== 'UPLOAD_INCOMPLETE') await partialUploads.delete(partKey)
    throw error
  }
  return (await partialUploads.keep(partKey, contentKey)) ?? failUpload('UPLOAD_INCOMPLETE')
}

/** The size of all parts together. Refused while some are missing. */
async function arrivedSize({ fileStore }: Services, partKey: string): Promise<number> {
  const store = await fileStore.partialUploads.dataStore()
  const { size, offset } = await store.getUpload(partKey).catch(failIfMissing)
  return size === undefined || offset !== size ? failUpload('UPLOAD_INCOMPLETE') : size
}

/** The TUS store's errors of an upload that isn't there. Any other is a fault: the parts are there, and can be asked for again. */
function failIfMissing(error: { status_code?: number }): never {
  if (error.status_code === 404 || error.status_code === 410) return failUpload('UPLOAD_INCOMPLETE')
  throw error
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
