import type { Scope, Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { newUploadId } from '../file-store/public.ts'
import { findFileOfSite } from '../files/public.ts'
import { completeMoved } from './complete-parts.ts'
import { failUpload } from './failure.ts'
import { requireRoomForParts } from './open-limits.ts'
import { openUpload } from './open-upload.ts'
import { bytesMaxOf } from './size-limit.ts'
import { lockUpload, startParts } from './store.ts'
import type { Upload } from './tables.ts'
import { findUploader } from './uploader.ts'

interface Creation {
  token: string
  /** As the client sends it. Null if it leaves the length open. */
  length: string | null
  fileName: string | undefined
}

/** Begins an upload in parts, and returns the ID under which they are collected. A client that lost the answer begins again, with the same token: what arrived
 *  before is deleted, so that nothing can be added to it. */
export async function beginParts(services: Services, { token, length, fileName }: Creation): Promise<string> {
  const opened = await openUpload(services, token, 'TUS')
  // All of it had arrived before a crash.
  if (opened.fileId === null && (await completeMoved(services, opened, fileName))) failUpload('UPLOAD_URL_USED')
  const { id } = opened
  const { database, settings, fileStore } = services
  const partKey = newUploadId()
  await inTransaction(database, async ({ db, afterCommit }) => {
    const scope = { db, siteId: settings.siteId }
    const upload = (await lockUpload(scope, id)) ?? failUpload('UPLOAD_URL_INVALID')
    if (upload.fileId !== null) failUpload('UPLOAD_URL_USED')
    await findUploader({ ...scope, now: services.now() }, upload)
    await requireReplaceable(scope, upload)
    const lengthBytes = await requireRoomForParts(services, db, { upload, lengthBytes: checkedLength(upload, length) })
    await startParts(scope, { id, partKey, lengthBytes })
    const former = upload.partKey
    if (former !== null) afterCommit(() => fileStore.partialUploads.delete(former))
  })
  return partKey
}

/** The parts of a file would be sent for nothing if the one that they replace was deleted. */
async function requireReplaceable({ db, siteId }: Scope, { replacesFileId }: Upload): Promise<void> {
  if (replacesFileId === null) return
  const file = await findFileOfSite(db, siteId, replacesFileId)
  if (file?.state !== 'OK') failUpload('FILE_DELETED')
}

/** A client can leave the length open. */
function checkedLength(upload: Upload, length: string | null): number | null {
  if (length === null) return null
  const bytesMax = bytesMaxOf(upload)
  const bytes = Number(length)
  if (bytes === 0) failUpload('ZERO_FILE_SIZE')
  if (upload.sizeBytes !== null && bytes !== upload.sizeBytes) failUpload('FILE_SIZE_MISMATCH', { sizeInBytes: String(upload.sizeBytes) })
  if (bytes > bytesMax) failUpload('FILE_SIZE_OVER_LIMIT', { bytesMax })
  return bytes
}
