import type { Readable } from 'node:stream'
import { Busboy, type BusboyConfig, type BusboyHeaders } from '@fastify/busboy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { discardBody } from '../../http/discard-body.ts'
import { callOptionsOf } from '../../http/serve.ts'
import { endStalledBodies } from '../../http/stalled-bodies.ts'
import type { App } from '../../kernel/app.ts'
import { isForeignForm, refuseForeignForm } from './foreign-form.ts'
import type { PageRequest } from './page-api.ts'

export interface Upload {
  request: FastifyRequest
  reply: FastifyReply
  asked: PageRequest
}

interface UploadForm {
  path: string
  answer: (upload: Upload) => Promise<FastifyReply>
}

/** Serves a form with a file, which `answer` reads as it arrives. What it doesn't read is discarded before the answer is sent, so that the browser sees it. */
export async function serveFormUpload(server: FastifyInstance, { services }: Pick<App, 'services'>, form: UploadForm): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    endStalledBodies(scope)
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    scope.addHook('onSend', async (request, reply) => {
      if (!(await discardBody(request.raw))) reply.header('connection', 'close')
    })
    scope.post(form.path, (request, reply) => {
      if (isForeignForm(request, services.settings)) return refuseForeignForm(request, reply)
      return form.answer({ request, reply, asked: callOptionsOf(request) })
    })
  })
}

type Parser = InstanceType<typeof Busboy>

interface FormReading<Result> {
  limits: BusboyConfig['limits']
  /** Listens to the parts of the form. `stop` ends the reading early. */
  listen: (parser: Parser, stop: () => void) => void
  /** What was read. It is incomplete if the form is malformed or its sender is gone. */
  result: (isIncomplete: boolean) => Result | Promise<Result>
}

/** Reads a form part by part. */
export function readForm<Result>({ raw }: FastifyRequest, { limits, listen, result }: FormReading<Result>): Promise<Result> {
  return new Promise((resolve) => {
    const files: Readable[] = []
    const parser = parserOf(raw.headers as BusboyHeaders, limits)
    const end = (isIncomplete: boolean): void => {
      if (parser) raw.unpipe(parser)
      if (isIncomplete) for (const file of files) file.destroy(new Error('the form is incomplete'))
      resolve(result(isIncomplete))
    }
    if (!parser) return end(true)
    // Without a listener, the error of a destroyed file would end the process.
    parser.on('file', (_name, file) => files.push(file.on('error', () => {})))
    listen(parser, () => end(false))
    parser.on('finish', () => end(false))
    parser.on('error', () => end(true))
    raw.once('aborted', () => end(true))
    raw.pipe(parser)
  })
}

/** Undefined if the header says nothing about the form's parts. */
function parserOf(headers: BusboyHeaders, limits: BusboyConfig['limits']): Parser | undefined {
  try {
    return new Busboy({ headers, limits })
  } catch {
    return undefined
  }
}
