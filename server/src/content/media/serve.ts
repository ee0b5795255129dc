import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { applicationErrorResponse } from '../../http/error-response.ts'
import { sendResponse } from '../../http/serve.ts'
import type { App } from '../../kernel/app.ts'
import { originalOf } from './original.ts'
import type { Format } from './render.ts'
import { rendition } from './rendition.ts'
import { findPicture, type PictureRow } from './store.ts'
import { readTransform } from './transform.ts'

/** Serves pictures at `/media/<id>`, and at the transform paths below it (wire §8). */
export function serveMedia(server: FastifyInstance, app: App): void {
  server.route({ method: ['GET', 'HEAD'], url: '/media/:id', handler: (request, reply) => answer(app, request, reply) })
  server.route({ method: ['GET', 'HEAD'], url: '/media/:id/*', handler: (request, reply) => answer(app, request, reply) })
}

async function answer({ services }: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id, '*': rest } = request.params as { id: string; '*'?: string }
  const { siteId, dataFolder } = services.settings
  const transform = rest === undefined ? undefined : readTransform(rest)
  const isPossible = (rest === undefined || transform !== undefined) && !id.includes('\0')
  const media = isPossible ? await findPicture(services.database, siteId, id) : undefined
  if (!media) return sendResponse(reply, noSuchPicture)
  const place = { dataFolder, siteId, id, sampleFile: services.hooks.sampleFile }
  const format = formatFor(media, request.headers.accept)
  const bytes = transform ? await rendition(place, transform, format) : await originalOf(place)
  if (!bytes) return sendResponse(reply, noSuchPicture)
  if (transform) reply.header('vary', 'accept')
  return reply
    .type(transform ? `image/${format}` : media.mimeType)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(bytes)
}

const noSuchPicture = applicationErrorResponse(404, 'MEDIA_NOT_FOUND', 'This picture doesn’t exist.')

const formatFor = ({ mimeType }: PictureRow, accept = ''): Format =>
  accept.includes('image/webp') ? 'webp' : mimeType === 'image/png' ? 'png' : 'jpeg'
