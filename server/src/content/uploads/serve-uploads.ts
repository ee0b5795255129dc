import type { Readable } from 'node:stream'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { discardBody } from '../../http/discard-body.ts'
import { applicationErrorResponse } from '../../http/error-response.ts'
import { sendResponse } from '../../http/serve.ts'
import { endStalledBodies } from '../../http/stalled-bodies.ts'
import type { App } from '../../kernel/app.ts'
import { completeUpload, type WireFile } from './complete.ts'
import { allowOrigins, answerPreflight } from './cors.ts'
import { failUpload, failureResponse, UploadFailure } from './failure.ts'
import { openUpload } from './open-upload.ts'
import { receive } from './receive.ts'
import { uploadFolder } from './routes.ts'
import { serveTus } from './serve-tus.ts'
import type { Upload } from './tables.ts'

/** Serves upload URLs. Their token is all the authorization that they need, from any origin. */
export async function serveUploads(server: FastifyInstance, app: App): Promise<void> {
  server.route({ method: ['GET', 'HEAD'], url: `${uploadFolder}/:token`, handler: refuseMethod })
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    endStalledBodies(scope)
    // Read by the handlers, as it arrives.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.addHook('onRequest', async ({ raw: { headers } }) => {
      if (!namesType(headers['content-type'])) delete headers['content-type']
    })
    scope.addHook('onSend', async (request, reply) => {
      if (!reply.sent && !(await discardBody(request.raw))) reply.header('connection', 'close')
    })
    const inProgress = new Set<string>()
    const answer = (request: FastifyRequest, reply: FastifyReply, read: Reader) => answerUpload(app, { request, reply, read, inProgress })
    scope.put(`${uploadFolder}/:token`, (request, reply) => answer(request, reply, readBody))
    scope.post(`${uploadFolder}/:token`, (request, reply) => answer(request, reply, isForm(request) ? readForm : readBody))
    scope.options(`${uploadFolder}/:token`, (_request, reply) => answerPreflight(reply))
    scope.route({ method: ['PATCH', 'DELETE'], url: `${uploadFolder}/:token`, handler: refuseMethod })
    serveTus(scope, app)
  })
}

/** What isn't a type is refused before the handlers, which don't need any. */
const namesType = (header: string | undefined): boolean => /^\s*[\w.+-]+\/[\w.+-]+/.test(header ?? '')

const otherMethod = applicationErrorResponse(405, 'METHOD_NOT_ALLOWED', 'Send the file to this URL with PUT, or as a form with POST.')

const refuseMethod = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendResponse(allowOrigins(reply).header('allow', 'PUT, POST, OPTIONS'), otherMethod)

/** The file of a request, given to `store` as it arrives. */
type Reader = (request: FastifyRequest, store: (source: AsyncIterable<Buffer>, name?: string) => Promise<WireFile>) => Promise<WireFile>

interface Answering {
  request: FastifyRequest
  reply: FastifyReply
  read: Reader
  /** The uploads that this process receives. */
  inProgress: Set<string>
}

async function answerUpload({ services }: App, { request, reply, read, inProgress }: Answering): Promise<FastifyReply> {
  allowOrigins(reply)
  try {
    const { token } = request.params as { token: string }
    const upload = await openUpload(services, token, 'PUT')
    if (upload.fileId !== null) failUpload('UPLOAD_URL_USED')
    const { filename } = request.query as { filename?: unknown }
    const file = await alone(inProgress, upload.id, () =>
      read(request, (source, name) =>
        storeUpload(services, upload, {
          source,
          fileName: typeof filename === 'string' ? filename : upload.displayName ? undefined : name,
        }),
      ),
    )
    return sendResponse(reply, { status: 200, body: { file } })
  } catch (error) {
    if (!(error instanceof UploadFailure)) throw error
    return sendResponse(reply, failureResponse(error))
  }
}

/** One request at a time sends to a URL: a hundred of them would fill the disk before the first one is stored. */
async function alone<T>(inProgress: Set<string>, id: string, work: () => Promise<T>): Promise<T> {
  if (inProgress.has(id)) failUpload('UPLOAD_IN_PROGRESS')
  inProgress.add(id)
  try {
    return await work()
  } finally {
    inProgress.delete(id)
  }
}

async function storeUpload(
  services: App['services'],
  upload: Upload,
  { source, fileName }: { source: AsyncIterable<Buffer>; fileName: string | undefined },
): Promise<WireFile> {
  const content = await receive(services, { siteId: services.settings.siteId, source, expected: upload })
  return completeUpload(services, upload, { content, fileName })
}

/** Stores a file of a form that the server reads itself, for an upload URL that it has just generated. */
export async function storeFormFile({ services }: Pick<App, 'services'>, uploadUrl: string, file: Readable): Promise<void> {
  const upload = await openUpload(services, uploadUrl.slice(uploadUrl.lastIndexOf('/') + 1), 'PUT')
  await storeUpload(services, upload, { source: arriving(file), fileName: undefined })
}

const readBody: Reader = ({ raw }, store) => store(arriving(raw))

/** An error of a body is that its sender is gone. */
async function* arriving(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk as Buffer
  } catch (error) {
    if (body.errored ?? body.destroyed) failUpload('UPLOAD_INTERRUPTED')
    throw error
  }
}

const isForm = ({ headers }: FastifyRequest): boolean => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** The first file of a form. */
const readForm: Reader = ({ raw }, store) =>
  new Promise((resolve, reject) => {
    let storing: Promise<WireFile> | undefined
    const parser = formParser(raw.headers as BusboyHeaders)
    const fail = (error: unknown): void => {
      raw.unpipe(parser)
      reject(error instanceof Error ? error : new UploadFailure('UPLOAD_INTERRUPTED'))
    }
    parser.on('file', (_field, file, fileName) => {
      storing ??= store(arriving(file), fileName)
      storing.then(resolve, fail)
    })
    parser.once('error', () => fail(new UploadFailure('UPLOAD_INTERRUPTED')))
    parser.once('finish', () => storing ?? fail(new UploadFailure('FILE_MISSING')))
    raw.once('aborted', () => parser.destroy(new UploadFailure('UPLOAD_INTERRUPTED')))
    raw.pipe(parser)
  })

function formParser(headers: BusboyHeaders): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers, limits: { files: 1, fields: 20, fieldSize: 1000, parts: 21 } })
  } catch {
    return failUpload('FILE_MISSING')
  }
}
