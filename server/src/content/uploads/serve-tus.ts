import type { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendResponse } from '../../http/serve.ts'
import type { App } from '../../kernel/app.ts'
import { completeParts } from './complete-parts.ts'
import { failureResponse, UploadFailure } from './failure.ts'
import { openUpload } from './open-upload.ts'
import { tusFolder } from './routes.ts'
import { createTusServer } from './tus-server.ts'

/** Serves uploads in parts: the TUS protocol, and what returns the file at its end. */
export function serveTus(scope: FastifyInstance, app: App): void {
  // Loaded by the first upload.
  let opened: Promise<Server> | undefined
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const server = await (opened ??= createTusServer(app.services))
    reply.hijack()
    await server.handle(request.raw, reply.raw)
  }
  scope.route({ method: ['POST', 'OPTIONS'], url: tusFolder, handler: handle })
  scope.route({ method: ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'], url: `${tusFolder}/:id`, handler: handle })
  scope.put(`${tusFolder}/:token`, (request, reply) => answerEnd(app, request, reply))
}

/** The file that an upload became. A client that lost the answer asks again. */
async function answerEnd({ services }: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.header('access-control-allow-origin', '*')
  try {
    const { token } = request.params as { token: string }
    const { filename } = request.query as { filename?: unknown }
    const upload = await openUpload(services, token, 'TUS')
    const file = await completeParts(services, upload, typeof filename === 'string' ? filename : undefined)
    return sendResponse(reply, { status: 200, body: { file } })
  } catch (error) {
    if (!(error instanceof UploadFailure)) throw error
    return sendResponse(reply, failureResponse(error))
  }
}
