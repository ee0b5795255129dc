import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { applicationErrorResponse } from '../../http/error-response.ts'
import { networkOf } from '../../http/limits/public.ts'
import { isUnchanged, sendFile, sendUnchanged } from '../../http/send-file.ts'
import { sendResponse } from '../../http/serve.ts'
import type { App } from '../../kernel/app.ts'
import type { Services } from '../../kernel/context.ts'
import { createDeliveries } from './delivery.ts'
import { UnreadablePicture } from './render.ts'
import type { Visitor } from './rendition.ts'
import { InvalidTransform } from './transform.ts'
import { WaitingEnded } from './turn.ts'

/** Serves files by ID, in all forms of the platform's URLs (wire §8). */
export function serveMedia(server: FastifyInstance, app: App): void {
  const urls = ['/media/:id', '/media/:id/*', '/shapes/:id', '/ugd/:id', '/mp3/:id', '/video/:id/*']
  const find = createDeliveries(app.services)
  for (const url of urls) server.route({ method: ['GET', 'HEAD'], url, handler: (request, reply) => answer(app, { request, reply, find }) })
}

interface Answering {
  request: FastifyRequest
  reply: FastifyReply
  find: ReturnType<typeof createDeliveries>
}

async function answer({ services }: App, { request, reply, find }: Answering): Promise<FastifyReply> {
  try {
    const delivery = await find(request)
    if (!delivery) return sendResponse(reply, noSuchFile)
    if (isUnchanged(request, delivery.etag)) return sendUnchanged(reply, delivery.headers)
    const file = await delivery.open(() => visitorOf(services, request, reply))
    return (file && (await sendFile(request, reply, file, delivery.headers))) ?? sendResponse(reply, noSuchFile)
  } catch (error) {
    if (error instanceof InvalidTransform) return sendResponse(reply, invalidTransform(error.message))
    if (error instanceof UnreadablePicture) return sendResponse(reply, unreadablePicture)
    if (error instanceof WaitingEnded) return reply.hijack()
    throw error
  }
}

function visitorOf({ rateLimits }: Services, request: FastifyRequest, reply: FastifyReply): Visitor {
  const network = networkOf(request.ip)
  return {
    network,
    onRender: () => rateLimits.count('renditions', network),
    onLeave: (left) => void reply.raw.once('close', left),
  }
}

const noSuchFile = applicationErrorResponse(404, 'MEDIA_NOT_FOUND', 'This file doesn’t exist.')
const unreadablePicture = applicationErrorResponse(422, 'PICTURE_UNREADABLE', 'This picture can’t be transformed.')
const invalidTransform = (reason: string) => applicationErrorResponse(400, 'INVALID_TRANSFORM', reason)
