import type { ServerOptions } from '@tus/server'
import { fileBytesMax } from '@stoa/contract/files/limits'
import type { Services } from '../../kernel/context.ts'
import { isUploadId, newUploadId } from '../file-store/public.ts'
import { mediaTypeOf } from '../files/public.ts'
import { completeMoved, completeParts } from './complete-parts.ts'
import { failUpload, failureResponse, UploadFailure } from './failure.ts'
import { uploadLocker } from './lock/public.ts'
import { openUpload } from './open-upload.ts'
import { tusFolder } from './routes.ts'
import { findUpload, findUploadByPartKey, startParts } from './store.ts'
import type { Upload } from './tables.ts'

/** The TUS server of the store's uploads in parts. An upload's ID can't be guessed, so that having it is the right to continue it. */
export async function createTusServer(services: Services) {
  const { Server } = await import('@tus/server')
  const { fileStore, settings, database, now } = services
  const scope = { db: database, siteId: settings.siteId }
  return new Server({
    path: tusFolder,
    datastore: await fileStore.partialUploads.dataStore(),
    locker: uploadLocker(services),
    generateUrl: (_request, { id }) => `${settings.baseUrl}${tusFolder}/${id}`,
    getFileIdFromRequest: (_request, id) => (id !== undefined && isUploadId(id) ? id : undefined),
    namingFunction: (_request, metadata) => partKeyOf(services, metadata),
    async maxSize(_request, id) {
      const upload = id === null ? undefined : await findUploadByPartKey(scope, id)
      return upload ? sizeMaxOf(upload) : fileBytesMax.VIDEO
    },
    async onIncomingRequest(request, id) {
      const upload = await findUploadByPartKey(scope, id)
      if (!upload || upload.expiresDate <= now()) throw { status_code: 404, body: 'The upload does not exist or has expired.\n' }
      if (upload.fileId !== null && request.method !== 'HEAD') throw { status_code: 410, body: 'The upload is complete.\n' }
    },
    async onUploadCreate(_request, { id, size, metadata }) {
      const upload = await findUploadByPartKey(scope, id)
      if (size === 0) failUpload('ZERO_FILE_SIZE')
      if (upload?.sizeBytes && size !== undefined && size !== upload.sizeBytes)
        failUpload('FILE_SIZE_MISMATCH', { sizeInBytes: String(upload.sizeBytes) })
      // The store keeps it in a file. The token isn’t for that.
      return { metadata: { filename: metadata?.filename ?? null } }
    },
    async onUploadFinish(_request, { id, metadata }) {
      const upload = await findUploadByPartKey(scope, id)
      if (!upload) return failUpload('UPLOAD_URL_INVALID')
      await completeParts(services, upload, metadata?.filename ?? undefined)
      return {}
    },
    onResponseError: (_request, error) => (error instanceof UploadFailure ? asTusError(error) : undefined),
  } satisfies ServerOptions & Record<string, unknown>)
}

function asTusError(failure: UploadFailure): { status_code: number; body: string } {
  const { status, body } = failureResponse(failure)
  return { status_code: status, body: `${JSON.stringify(body)}\n` }
}

/** The parts of an upload are collected under one name: a client that lost the answer of the creation begins again, with the same token. */
async function partKeyOf(services: Services, metadata: Record<string, string | null> | undefined): Promise<string> {
  const upload = await openUpload(services, metadata?.token ?? '', 'TUS')
  if (upload.fileId !== null) return failUpload('UPLOAD_URL_USED')
  const scope = { db: services.database, siteId: services.settings.siteId }
  if (upload.partKey !== null)
    return (await completeMoved(services, upload, metadata?.filename ?? undefined)) ? failUpload('UPLOAD_URL_USED') : upload.partKey
  const partKey = newUploadId()
  if (await startParts(scope, upload.id, partKey)) return partKey
  // Another request was faster.
  return (await findUpload(scope, upload.id))?.partKey ?? failUpload('UPLOAD_URL_USED')
}

const sizeMaxOf = ({ sizeBytes, mimeType }: Upload): number => sizeBytes ?? fileBytesMax[mediaTypeOf(mimeType) ?? 'VIDEO']
