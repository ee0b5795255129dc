import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { attachment } from '../../http/attachment.ts'
import { applicationErrorResponse } from '../../http/error-response.ts'
import { sendFile } from '../../http/send-file.ts'
import { sendResponse } from '../../http/serve.ts'
import type { App } from '../../kernel/app.ts'
import { findDelivered, type File } from '../files/public.ts'
import { viewerPolicy, sandboxPolicy, showingOf } from './disposition.ts'
import type { Format } from './render.ts'
import { rendition } from './rendition.ts'
import { isSignedFor } from './sign.ts'
import { etagOf } from './stored-file.ts'
import { readTransform, type Transform } from './transform.ts'

/** Serves files at `/media/<id>`, and transformed pictures at the paths below it (wire §8). */
export function serveMedia(server: FastifyInstance, app: App): void {
  server.route({ method: ['GET', 'HEAD'], url: '/media/:id', handler: (request, reply) => answer(app, request, reply) })
  server.route({ method: ['GET', 'HEAD'], url: '/media/:id/*', handler: (request, reply) => answer(app, request, reply) })
}

async function answer({ services }: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id, '*': rest } = request.params as { id: string; '*'?: string }
  const { siteId } = services.settings
  const transform = rest === undefined ? undefined : readTransform(rest)
  const isPossible = (rest === undefined || transform !== undefined) && !id.includes('\0')
  const file = isPossible ? await findDelivered(services.database, siteId, id) : undefined
  if (!file || file.state !== 'OK' || file.operationStatus !== 'READY') return sendResponse(reply, noSuchFile)
  const { token } = request.query as { token?: unknown }
  const isAllowed = !file.isPrivate || (typeof token === 'string' && (await isSignedFor(services, token, { fileId: id })))
  if (!isAllowed) return sendResponse(reply, noSuchFile)
  addHeaders(reply, file)
  const sent = transform
    ? await sendPicture(services, { request, reply }, { file, transform })
    : await sendOriginal(services, { request, reply }, file)
  return sent ?? sendResponse(reply.removeHeader('etag'), noSuchFile)
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

const aYear = 31_536_000

function addHeaders(reply: FastifyReply, { isPrivate, mimeType, displayName }: File): void {
  const showing = showingOf(mimeType)
  reply
    .header('cache-control', isPrivate ? 'private, no-store' : `public, max-age=${aYear}, immutable`)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', showing === 'SANDBOX' ? sandboxPolicy : viewerPolicy)
  if (isPrivate) reply.header('referrer-policy', 'no-referrer')
  if (showing === 'ATTACHMENT') reply.header('content-disposition', attachment(displayName))
}

async function sendOriginal({ fileStore }: App['services'], { request, reply }: Exchange, file: File): Promise<FastifyReply | undefined> {
  const { contentKey, mimeType } = file
  if (contentKey === null) return undefined
  const size = file.sizeBytes ?? (await fileStore.sizeOf(contentKey))
  if (size === undefined) return undefined
  return sendFile(request, reply, { mimeType, size, etag: etagOf(contentKey), read: (span) => fileStore.read(contentKey, span) })
}

/** Pictures without pixels, such as drawings, are sent as they are. */
async function sendPicture(
  services: App['services'],
  { request, reply }: Exchange,
  { file, transform }: { file: File; transform: Transform },
): Promise<FastifyReply | undefined> {
  if (file.width === null || file.mediaType !== 'IMAGE')
    return file.mediaType === 'VECTOR' ? sendOriginal(services, { request, reply }, file) : undefined
  const format = formatFor(file, request.headers.accept)
  const bytes = await rendition(services, file, { transform, format })
  return bytes && reply.header('vary', 'accept').type(`image/${format}`).send(bytes)
}

const noSuchFile = applicationErrorResponse(404, 'MEDIA_NOT_FOUND', 'This file doesn’t exist.')

const formatFor = ({ mimeType }: File, accept = ''): Format =>
  accept.includes('image/webp') ? 'webp' : mimeType === 'image/png' ? 'png' : 'jpeg'
