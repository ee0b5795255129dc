import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFile, type SentFile } from '../../http/send-file.ts'
import { sendResponse } from '../../http/serve.ts'
import type { App } from '../../kernel/app.ts'
import type { Services } from '../../kernel/context.ts'
import { type File, findAssets } from '../files/public.ts'
import { caching, cachingOf, hasToken, isOfContent, noSuchFile, type MediaQuery } from './access.ts'
import { viewerPolicy } from './disposition.ts'
import { findServedFile, type ServedFile } from './served-file.ts'
import { signFor } from './sign.ts'
import { findAsset, readAll, sentAsset, sentOriginal } from './stored-file.ts'
import { manifestWithQuery, readVideoPath, resolutionFor, withQuery, type VideoPath } from './video-path.ts'

/** Serves videos, their resolutions and their streams: `/video/<id>/file`, `/video/<id>/720p/mp4/file.mp4` and `/video/<id>/stream/…` (wire §8). */
export function serveVideos(server: FastifyInstance, app: App): void {
  server.route({ method: ['GET', 'HEAD'], url: '/video/:id/*', handler: (request, reply) => answer(app, request, reply) })
}

interface Requested extends ServedFile {
  rest: string
  path: VideoPath
  query: MediaQuery
}

async function answer({ services }: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const requested = await findRequested(services, request)
  const sent = requested && (await isAllowed(services, requested)) ? await contentOf(services, requested) : undefined
  if (!requested || !sent) return sendResponse(reply, noSuchFile)
  reply
    .header('cache-control', cachingFor(requested, sent))
    .header('cross-origin-resource-policy', 'cross-origin')
    // Players in pages of other origins read what they play. The URL says all that is needed, so that no cookies are sent.
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'content-length, content-range')
    .header('content-security-policy', viewerPolicy)
  if (requested.file.isPrivate) reply.header('referrer-policy', 'no-referrer')
  if (!(await sendFile(request, reply, sent.file))) sendResponse(reply, noSuchFile)
  return reply
}

async function findRequested(services: Services, { params, query }: FastifyRequest): Promise<Requested | undefined> {
  const { id, '*': rest } = params as { id: string; '*': string }
  const path = id.includes('\0') ? undefined : readVideoPath(rest)
  const served = path && (await findServedFile(services, services.settings.siteId, id))
  return served && { ...served, path, rest, query: query as MediaQuery }
}

/** What a playlist of a private video leads to has a token of its own. */
const partsOfStream = 'stream'

const isAllowed = (services: Services, { file, path, rest, query }: Requested): Promise<boolean> | boolean =>
  !file.isPrivate || hasToken(services, query, { fileId: file.id, rendition: path.kind === 'part' ? partsOfStream : rest })

interface Sent {
  file: SentFile
  /** Whether other bytes can be under the URL later, although the content of the video is the same. */
  isPassing?: boolean
}

async function contentOf(services: Services, requested: Requested): Promise<Sent | undefined> {
  const { file, path } = requested
  if (path.kind === 'file') return sent(await sentOriginal(services, file))
  if (path.kind === 'resolution') return resolutionOf(services, file, path.lines)
  // A playlist of another content names ranges of other bytes.
  if (path.kind === 'part' && !isOfContent(requested, requested.query)) return undefined
  const asset = await findAsset(services, file, path.assetKey)
  return asset?.mimeType.startsWith('application/') ? playlistOf(services, requested, asset) : sent(asset)
}

const sent = (file: SentFile | undefined): Sent | undefined => file && { file }

/** A video whose resolutions aren't made yet is sent as it was uploaded. */
async function resolutionOf(services: Services, file: File, lines: number): Promise<Sent | undefined> {
  const assets = await findAssets({ db: services.database, siteId: services.settings.siteId }, file.id)
  const made = resolutionFor(assets, lines)
  const content = made ? sentAsset(services, made) : await sentOriginal(services, file)
  return content && { file: content, isPassing: made === undefined }
}

async function playlistOf(services: Services, requested: Requested, asset: SentFile): Promise<Sent | undefined> {
  const content = await readAll(asset)
  if (!content) return undefined
  const query = await queryOfParts(services, requested)
  const withParts = asset.mimeType === 'application/dash+xml' ? manifestWithQuery : withQuery
  const bytes = Buffer.from(withParts(content.toString(), query))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 32)}"`
  const read = ({ start, end }: { start: number; end: number }) => Promise.resolve(bytes.subarray(start, end + 1))
  return { file: { mimeType: asset.mimeType, size: bytes.length, etag, read }, isPassing: true }
}

const hourMinutes = 60

/** The version keeps players from mixing contents. The token of a private video's stream is valid for twice the playing time and another hour, so that a
 *  stream that began in time doesn't break off. */
async function queryOfParts(services: Services, { file, version, path, query }: Requested): Promise<string> {
  const { isPrivate, doc } = file
  const parts = new URLSearchParams(version > 1 ? { v: String(version) } : {})
  if (!isPrivate) return String(parts)
  const minutes = hourMinutes + Math.ceil((2 * (doc.durationSeconds ?? hourMinutes * 60)) / 60)
  const { siteId } = services.settings
  const token = path.kind === 'part' ? query.token : await signFor(services, siteId, { fileId: file.id, rendition: partsOfStream }, minutes)
  parts.set('token', String(token))
  return String(parts)
}

function cachingFor(requested: Requested, { isPassing = false }: Sent): string {
  const found = cachingOf(requested, requested.query)
  return isPassing && found === caching.unchanging ? caching.revalidated : found
}
