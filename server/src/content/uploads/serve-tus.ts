import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendResponse } from '../../http/serve.ts'
import type { App } from '../../kernel/app.ts'
import { openOnce } from '../../kernel/open-once.ts'
import { isUploadId } from '../file-store/public.ts'
import { findFileOfSite } from '../files/public.ts'
import { completeParts, movedSize } from './complete-parts.ts'
import { allowOrigins, answerPreflight } from './cors.ts'
import { failureResponse, UploadFailure } from './failure.ts'
import { openUpload } from './open-upload.ts'
import { storeFailure } from './receive.ts'
import { tusFolder } from './routes.ts'
import { findUploadByPartKey } from './store.ts'
import { createTusServer } from './tus-server.ts'

/** Serves uploads in parts: the TUS protocol, and what returns the file at its end. */
export function serveTus(scope: FastifyInstance, app: App): void {
  // Loaded by the first upload.
  const tusServer = openOnce(() => createTusServer(app.services))
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
    // What a client relies on, and isn't done, is refused. 400 says that no algorithm is supported.
    if (request.headers['upload-checksum'] !== undefined)
      return sendResponse(allowOrigins(reply), failureResponse(new UploadFailure('CHECKSUM_UNSUPPORTED')))
    const server = await tusServer()
    reply.hijack()
    await server.handle(request.raw, reply.raw)
  }
  scope.route({ method: ['POST', 'OPTIONS'], url: tusFolder, handler: handle })
  scope.patch(`${tusFolder}/:id`, handle)
  scope.delete(`${tusFolder}/:id`, handle)
  scope.options(`${tusFolder}/:id`, (request, reply) => (isForEnd(request) ? answerPreflight(reply) : handle(request, reply)))
  scope.head(`${tusFolder}/:id`, async (request, reply) => {
    const size = await finishedSize(app, (request.params as { id: string }).id)
    return size === undefined ? handle(request, reply) : answerFinished(reply, size)
  })
  scope.put(`${tusFolder}/:token`, (request, reply) => answerEnd(app, request, reply))
}

/** Whether a browser asks for the request that returns the file, which isn't one of the protocol. */
const isForEnd = ({ headers }: FastifyRequest): boolean => headers['access-control-request-method'] === 'PUT'

/** The size of an upload that became a file, or whose parts are all here and wait to become one, which is tried. Undefined if parts of it are missing. */
async function finishedSize({ services }: App, id: string): Promise<number | undefined> {
  const { database: db, settings, now } = services
  const { siteId } = settings
  const upload = isUploadId(id) ? await findUploadByPartKey({ db, siteId }, id) : undefined
  if (upload && upload.fileId === null && upload.expiresDate > now()) {
    if ((await movedSize(services, upload)) === undefined) return undefined
    const completed = await completeParts(services, upload, undefined).catch(ifRefused)
    // Whether it can be completed now or not: the request for the file says why.
    return completed ? Number(completed.sizeInBytes) : movedSize(services, upload)
  }
  const file = upload?.fileId ? await findFileOfSite(db, siteId, upload.fileId) : undefined
  return file?.sizeBytes ?? undefined
}

/** If its bytes were deleted, the client learns that it has to begin again. */
function ifRefused(error: unknown): undefined {
  if (!(error instanceof UploadFailure)) throw error
}

/** The client lost the answer to the last part: all of it has arrived. */
const answerFinished = (reply: FastifyReply, size: number): FastifyReply =>
  reply
    .headers({
      'tus-resumable': '1.0.0',
      'cache-control': 'no-store',
      'upload-offset': String(size),
      'upload-length': String(size),
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'tus-resumable, upload-offset, upload-length',
    })
    .send()

/** The file that an upload became. A client that lost the answer asks again. */
async function answerEnd({ services }: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  allowOrigins(reply)
  try {
    const { token } = request.params as { token: string }
    const { filename } = request.query as { filename?: unknown }
    const upload = await openUpload(services, token, 'TUS')
    const file = await completeParts(services, upload, typeof filename === 'string' ? filename : undefined)
    return sendResponse(reply, { status: 200, body: { file } })
  } catch (error) {
    const failure = storeFailure(error)
    if (!(failure instanceof UploadFailure)) throw error
    return sendResponse(reply, failureResponse(failure))
  }
}
