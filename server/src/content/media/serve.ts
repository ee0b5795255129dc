import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { attachment } from '../../http/attachment.ts'
import { applicationErrorResponse } from '../../http/error-response.ts'
import { networkOf } from '../../http/limits/public.ts'
import { sendFile, type SentFile } from '../../http/send-file.ts'
import { sendResponse } from '../../http/serve.ts'
import type { App } from '../../kernel/app.ts'
import type { Services } from '../../kernel/context.ts'
import type { File } from '../files/public.ts'
import { viewerPolicy, sandboxPolicy, showingOf } from './disposition.ts'
import { readPath, type MediaPath } from './media-path.ts'
import { UnreadablePicture } from './render.ts'
import { rendition } from './rendition.ts'
import { serveVideos } from './serve-videos.ts'
import { findServedFile } from './served-file.ts'
import { isSignedFor } from './sign.ts'
import { findAsset, sentOriginal } from './stored-file.ts'
import { InvalidTransform, showsFocalPoint, type Transform } from './transform.ts'

/** Serves files by ID, in all forms of the platform's URLs (wire §8). */
export function serveMedia(server: FastifyInstance, app: App): void {
  const urls = ['/media/:id', '/media/:id/*', '/shapes/:id', '/ugd/:id', '/mp3/:id']
  for (const url of urls) server.route({ method: ['GET', 'HEAD'], url, handler: (request, reply) => answer(app, request, reply) })
  serveVideos(server, app)
}

async function answer({ services }: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  try {
    const path = readPath(request)
    const served = path && (await findServedFile(services, services.settings.siteId, path.id))
    if (!path || !served || !(await isAllowed(services, request, { path, file: served.file }))) return sendResponse(reply, noSuchFile)
    const sent = await sentFile(services, { path, file: served.file, request })
    if (!sent) return sendResponse(reply, noSuchFile)
    addHeaders(reply, { ...served, sent, caching: cachingOf(request, { ...served, path }) })
    if (path.transform?.encoding === 'auto') reply.header('vary', 'accept')
    return (await sendFile(request, reply, sent)) ?? sendResponse(withoutFile(reply), noSuchFile)
  } catch (error) {
    if (error instanceof InvalidTransform) return sendResponse(reply, invalidTransform(error.message))
    if (error instanceof UnreadablePicture) return sendResponse(reply, unreadablePicture)
    throw error
  }
}

interface Requested {
  path: MediaPath
  file: File
}

/** Private files need a token for exactly this. */
async function isAllowed(services: Services, { query }: FastifyRequest, { path, file }: Requested): Promise<boolean> {
  const { token } = query as { token?: unknown }
  if (!file.isPrivate) return true
  return typeof token === 'string' && isSignedFor(services, token, { fileId: file.id, ...(path.rest !== '' && { rendition: path.rest }) })
}

function sentFile(services: Services, { path, file, request }: Requested & { request: FastifyRequest }): Promise<SentFile | undefined> {
  if (path.transform) return sentPicture(services, { file, transform: path.transform, request })
  return path.assetKey === undefined
    ? sentOriginal(services, file)
    : findAsset(services, file, path.assetKey).then((asset) => asset ?? (path.isOriginalToo ? sentOriginal(services, file) : undefined))
}

/** Pictures without pixels, such as drawings, are sent as they are. */
async function sentPicture(
  services: Services,
  { file, transform, request }: { file: File; transform: Transform; request: FastifyRequest },
): Promise<SentFile | undefined> {
  if (file.mediaType === 'VECTOR') return sentOriginal(services, file)
  if (file.width === null || file.mediaType !== 'IMAGE') return undefined
  const network = networkOf(request.ip)
  const onRender = () => services.rateLimits.count('renditions', network)
  return rendition(services, file, { transform, accept: request.headers.accept, network, onRender })
}

const caching = {
  unchanging: 'public, max-age=31536000, immutable',
  /** A new focal point is seen soon, and a page with many pictures isn't slowed down by asking for each of them again. */
  short: 'public, max-age=300',
  revalidated: 'public, no-cache',
  none: 'private, no-store',
}

/** What is under a URL can't change any more if it names the version, or the file was never replaced. The focal point can. */
function cachingOf({ query }: FastifyRequest, { file, isEarlier, path }: Requested & { isEarlier: boolean }): string {
  if (file.isPrivate) return caching.none
  const { v } = query as { v?: unknown }
  if (isEarlier || (v === undefined ? file.version !== 1 : v !== String(file.version))) return caching.revalidated
  return path.transform && showsFocalPoint(path.transform) ? caching.short : caching.unchanging
}

function addHeaders(reply: FastifyReply, { file, sent, caching: value }: { file: File; sent: SentFile; caching: string }): void {
  const showing = showingOf(sent.mimeType)
  reply
    .header('cache-control', value)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', showing === 'SANDBOX' ? sandboxPolicy : viewerPolicy)
  if (file.isPrivate) reply.header('referrer-policy', 'no-referrer')
  if (showing === 'ATTACHMENT') reply.header('content-disposition', attachment(file.displayName))
}

function withoutFile(reply: FastifyReply): FastifyReply {
  for (const name of ['etag', 'accept-ranges', 'content-disposition', 'content-length']) reply.removeHeader(name)
  return reply
}

const noSuchFile = applicationErrorResponse(404, 'MEDIA_NOT_FOUND', 'This file doesn’t exist.')
const unreadablePicture = applicationErrorResponse(422, 'PICTURE_UNREADABLE', 'This picture can’t be transformed.')
const invalidTransform = (reason: string) => applicationErrorResponse(400, 'INVALID_TRANSFORM', reason)
