import type { ServerOptions } from '@tus/server'
import { fileBytesMax } from '@stoa/contract/files/limits'
import { newId } from '../../database/ids.ts'
import { faultResponse } from '../../http/fault.ts'
import type { CallResponse } from '../../kernel/app.ts'
import type { Services } from '../../kernel/context.ts'
import { isUploadId } from '../file-store/public.ts'
import { completeParts } from './complete-parts.ts'
import { failUpload, failureResponse, UploadFailure } from './failure.ts'
import { uploadLocker } from './lock/public.ts'
import { storeFailure } from './receive.ts'
import { tusFolder } from './routes.ts'
import { bytesMaxOf } from './size-limit.ts'
import { beginParts } from './start-parts.ts'
import { findUploadByPartKey } from './store.ts'

/** How long a request that is asked to stop can still receive: its client is gone, or has begun another one. */
const drainMs = 500

/** The TUS server of the store's uploads in parts. An upload's ID can't be guessed, so that having it is the right to continue it. */
export async function createTusServer(services: Services) {
  const { Server } = await import('@tus/server')
  const { fileStore, database: db, now } = services
  const findByPartKey = (id: string) => findUploadByPartKey({ db, siteId: services.settings.siteId }, id)
  return new Server({
    path: tusFolder,
    datastore: await fileStore.partialUploads.dataStore(),
    locker: uploadLocker(services),
    lockDrainTimeout: drainMs,
    generateUrl: (_request, { id }) => `${services.settings.baseUrl}${tusFolder}/${id}`,
    getFileIdFromRequest: (_request, id) => (id !== undefined && isUploadId(id) ? id : undefined),
    namingFunction: ({ headers }, metadata) =>
      beginParts(services, {
        token: metadata?.token ?? '',
        length: headers.get('upload-length'),
        fileName: metadata?.filename ?? undefined,
      }),
    async maxSize(_request, id) {
      const upload = id === null ? undefined : await findByPartKey(id)
      return upload ? (upload.lengthBytes ?? bytesMaxOf(upload)) : fileBytesMax.VIDEO
    },
    async onIncomingRequest(request, id) {
      const upload = await findByPartKey(id)
      if (!upload || upload.expiresDate <= now()) throw { status_code: 404, body: 'The upload does not exist or has expired.\n' }
      if (upload.fileId !== null && request.method !== 'HEAD') throw { status_code: 410, body: 'The upload is complete.\n' }
    },
    // The store keeps it in a file. The token isn’t for that.
    onUploadCreate: async (_request, { metadata }) => ({ metadata: { filename: metadata?.filename ?? null } }),
    async onUploadFinish(_request, { id, metadata }) {
      const upload = await findByPartKey(id)
      if (!upload) return failUpload('UPLOAD_URL_INVALID')
      await completeParts(services, upload, metadata?.filename ?? undefined)
      return {}
    },
    onResponseError({ method }, error) {
      const failure = storeFailure(error)
      if (failure instanceof UploadFailure) return asTusError(failureResponse(failure))
      // What the protocol refuses. The TUS server would send the message of any other error to the caller.
      if ('status_code' in error && error.status_code < 500) return undefined
      return asTusError(faultResponse('body' in error ? new Error(error.body) : error, { requestId: newId(), method, upload: 'TUS' }))
    },
  } satisfies ServerOptions & Record<string, unknown>)
}

const asTusError = ({ status, body }: CallResponse): { status_code: number; body: string } => ({
  status_code: status,
  body: `${JSON.stringify(body)}\n`,
})
