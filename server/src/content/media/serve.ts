import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { applicationErrorResponse } from '../../http/error-response.ts'
import { networkOf } from '../../http/limits/public.ts'
import { isUnchanged, sendFile, sendUnchanged } from '../../http/send-file.ts'
import { sendResponse } from '../../http/serve.ts'
import type { App, CallResponse } from '../../kernel/app.ts'
import type { Services } from '../../kernel/context.ts'
import { noSuchFile } from './access.ts'
import { createDeliveries } from './delivery.ts'
import { UnreadablePicture } from './render.ts'
import type { Visitor } from './rendition.ts'
import { serveVideos } from './serve-videos.ts'
import { InvalidTransform } from './transform.ts'
import { WaitingEnded } from './turn.ts'

/** Serves files by ID, in all forms of the platform's URLs (wire §8). */
export function serveMedia(server: FastifyInstance, app: App): void {
  const urls = ['/media/:id', '/media/:id/*', '/shapes/:id', '/ugd/:id', '/mp3/:id']
  const find = createDeliveries(app.services)
  const handler = (request: FastifyRequest, reply: FastifyReply): void => {
    // Without a promise, which Fastify would settle when all of the response has arrived.
    answer(app, { request, reply, find }).catch((error: unknown) => reply.send(error))
  }
  for (const url of urls) server.route({ method: ['GET', 'HEAD'], url, handler })
  serveVideos(server, app)
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  find: ReturnType<typeof createDeliveries>
}

async function answer({ services }: App, { request, reply, find }: Exchange): Promise<void> {
  try {
    const delivery = await find(request)
    if (delivery && isUnchanged(request, delivery.etag)) return sendUnchanged(reply, delivery.headers)
    const file = await delivery?.open(() => visitorOf(services, request, reply))
    const isSent = file && (await sendFile(request, reply, file, delivery?.headers))
    if (!isSent) sendResponse(reply, noSuchFile)
  } catch (error) {
    if (error instanceof WaitingEnded) return void reply.hijack()
    const problem = problemOf(error)
    if (!problem) throw error
    sendResponse(reply, problem)
  }
}

function problemOf(error: unknown): CallResponse | undefined {
  if (error instanceof InvalidTransform) return applicationErrorResponse(400, 'INVALID_TRANSFORM', error.message)
  return error instanceof UnreadablePicture ? unreadablePicture : undefined
}

/** Throws WaitingEnded for those who left while the file was found: their connection has no address any more, and won't close again. */
function visitorOf({ rateLimits }: Services, request: FastifyRequest, reply: FastifyReply): Visitor {
  if (reply.raw.destroyed) throw new WaitingEnded('the visitor has left')
  const network = networkOf(request.ip)
  return {
    network,
    onRender: () => rateLimits.count('renditions', network),
    onLeave: (left) => void reply.raw.once('close', left),
  }
}

const unreadablePicture = applicationErrorResponse(422, 'PICTURE_UNREADABLE', 'This picture can’t be transformed.')
