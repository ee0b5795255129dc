import type { FastifyRequest } from 'fastify'
import { createAnswers } from '../../cache/answers.ts'
import { attachment } from '../../http/attachment.ts'
import { fileHeaders, type SentFile } from '../../http/send-file.ts'
import type { Services } from '../../kernel/context.ts'
import type { File } from '../files/public.ts'
import { caching, cachingOf, hasToken, type MediaQuery } from './access.ts'
import { viewerPolicy, sandboxPolicy, showingOf } from './disposition.ts'
import { isDrawn } from './drawing.ts'
import { acceptedFormats } from './format.ts'
import { readPath, type MediaPath } from './media-path.ts'
import { createRecentBytes, smallBytesMax, type RecentBytes } from './recent-bytes.ts'
import { openRendition, partOf, renditionOf, type Visitor } from './rendition.ts'
import { findServedFile, type ServedFile } from './served-file.ts'
import { findAsset, readAll, sentOriginal, type StoredContent } from './stored-file.ts'
import { showsFocalPoint, type Transform } from './transform.ts'

/** What a URL serves. */
export interface Delivery {
  headers: Readonly<Record<string, string>>
  etag: string | undefined
  /** Undefined if its bytes are gone. */
  open(visitor: () => Visitor): Promise<SentFile | undefined>
}

/** In all, for each process: of some 3,000 URLs. */
const bytesMax = 4 * 1024 * 1024
const deliveryBytes = 1_000

/** What URLs serve. For public files it is kept until a file changes (decision 0130), so that a request needs no statement. Undefined if there is no such file
 *  for the sender. Throws InvalidTransform. */
export function createDeliveries(services: Services): (request: FastifyRequest) => Promise<Delivery | undefined> {
  const deliveries = createAnswers<DeliveryResult>(services, { bytesMax, keepsFirst: true })
  const recent = createRecentBytes()
  return async (request) => {
    const accept = acceptedFormats(request.headers.accept)
    const find = () => findDelivery(services, { request, accept, recent })
    const key = `${accept} ${request.url}`
    const answer = await deliveries.find(key, async () => {
      const found = await find()
      return { answer: found, bytes: key.length + deliveryBytes, isLasting: !found.isPrivate }
    })
    return (answer ?? (await find())).delivery
  }
}

interface DeliveryResult {
  delivery?: Delivery | undefined
  /** What is found depends on the sender. */
  isPrivate: boolean
}

interface DeliveryRequest {
  request: FastifyRequest
  /** All of its `Accept` that counts. */
  accept: string
  recent: RecentBytes
}

async function findDelivery(services: Services, requested: DeliveryRequest): Promise<DeliveryResult> {
  const { request } = requested
  const path = readPath(request)
  const served = path && (await findServedFile(services, services.settings.siteId, path.id))
  if (!path || !served) return { isPrivate: false }
  const { isPrivate } = served.file
  const { id, rest } = path
  const granted = { fileId: id, ...(rest !== '' && { rendition: rest }) }
  if (isPrivate && !(await hasToken(services, request.query as MediaQuery, granted))) return { isPrivate }
  const content = await contentOf(services, { ...requested, path, file: served.file })
  if (!content) return { isPrivate }
  const { mimeType, etag } = content
  return { isPrivate, delivery: { etag, open: content.open, headers: headersOf({ mimeType, etag, path, served, request }) } }
}

type Content = Pick<SentFile, 'mimeType' | 'etag'> & Pick<Delivery, 'open'>

async function contentOf(
  services: Services,
  { path, file, accept, recent }: DeliveryRequest & { path: MediaPath; file: File },
): Promise<Content | undefined> {
  const { transform } = path
  if (transform && (file.mediaType !== 'VECTOR' || isDrawn(transform))) return pictureOf(services, recent, { file, accept, transform })
  const asset = path.assetKey === undefined ? undefined : await findAsset(services, file, path.assetKey)
  const isOriginal = path.assetKey === undefined || path.originalOf === file.mediaType
  const stored = asset ?? (isOriginal ? await sentOriginal(services, file) : undefined)
  if (!stored) return undefined
  const sent = stored.size > smallBytesMax ? stored : inMemory(recent, stored)
  return { ...sent, open: () => Promise.resolve(sent) }
}

async function pictureOf(
  services: Services,
  recent: RecentBytes,
  { file, ...variety }: { file: File; accept: string; transform: Transform },
): Promise<Content | undefined> {
  if (file.width === null || (file.mediaType !== 'IMAGE' && file.mediaType !== 'VECTOR')) return undefined
  const rendition = await renditionOf(services, file, variety)
  return rendition && { ...rendition, open: (visitor) => openRendition(services, recent, { rendition, visitor }) }
}

const inMemory = (recent: RecentBytes, file: StoredContent): SentFile => ({
  ...file,
  read: async (span) => partOf(await recent.load(file.contentKey, () => readAll(file)), span),
})

interface ServedRequest {
  request: FastifyRequest
  path: MediaPath
  served: ServedFile
}

/** The focal point can change. */
function cachingFor({ request: { query }, path, served }: ServedRequest): string {
  const found = cachingOf(served, query as MediaQuery)
  return found === caching.unchanging && path.transform && showsFocalPoint(path.transform) ? caching.short : found
}

function headersOf({ mimeType, etag, ...sent }: ServedRequest & Pick<SentFile, 'mimeType' | 'etag'>): Record<string, string> {
  const showing = showingOf(mimeType)
  const { file } = sent.served
  return {
    ...fileHeaders({ mimeType, ...(etag !== undefined && { etag }) }),
    'cache-control': cachingFor(sent),
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': showing === 'SANDBOX' ? sandboxPolicy : viewerPolicy,
    ...(file.isPrivate && { 'referrer-policy': 'no-referrer' }),
    ...(showing === 'ATTACHMENT' && { 'content-disposition': attachment(file.displayName) }),
    ...(sent.path.transform?.encoding === 'auto' && { vary: 'accept' }),
  }
}
