import type { FastifyRequest } from 'fastify'
import { createAnswers, type Answers } from '../cache/answers.ts'
import { readerLike } from '../cache/reader.ts'
import { sharingOf } from '../cache/shared-calls.ts'
import type { Services } from '../kernel/context.ts'
import type { Identity } from '../kernel/identity.ts'
import { compressOnce } from './compress.ts'
import { mayBeUnknown } from './consistency.ts'
import { mediaUrlsOf } from './media-urls.ts'

// Answers of calls that read the same for every visitor are kept as they are sent, by what was sent (decision 0099).

/** An answer as it is sent. */
export interface Answer {
  status: number
  content: string | Buffer
  retryAfterSeconds?: number | undefined
}

/** A larger body isn't compared with others. */
const bodyBytesMax = 6_000
const bytesMax = 16 * 1024 * 1024

export const sharedAnswers = (services: Services): Answers<Answer> => createAnswers(services, { bytesMax, keepsFirst: false })

/** For whom answers are made that every sender like this one gets. */
type Reader = Extract<Identity, { kind: 'anonymous' | 'visitor' }>

const readers = new WeakMap<FastifyRequest, Reader>()

/** Decides whether a request may get an answer that others get, too. */
export function markShared(
  { settings, database }: Services,
  request: FastifyRequest,
  { callId, identity }: { callId: string; identity: Identity },
): void {
  if (!sharingOf(callId) || mayBeUnknown(request.headers['x-wix-consistent'], database.origin)) return
  if (identity.kind === 'anonymous') readers.set(request, identity)
  else if (identity.kind === 'visitor' && identity.siteId === settings.siteId && !identity.hasEndedSession)
    readers.set(request, readerLike(identity))
}

export const sharedReaderOf = (request: FastifyRequest): Reader | undefined => readers.get(request)

/** Everything that an answer depends on besides what its call reads. Undefined if it is too long. */
export function sharedKey(request: FastifyRequest, reader: Reader): string | undefined {
  const clientId = reader.kind === 'visitor' ? reader.clientId : undefined
  const bytes = Buffer.isBuffer(request.body) ? request.body : undefined
  if (bytes && bytes.length > bodyBytesMax) return undefined
  // One character for each byte, whether they are text or not.
  const body = bytes ? bytes.toString('latin1') : ''
  return `${reader.kind} ${clientId} ${mediaUrlsOf(request)} ${request.method} ${request.url}\n${body}`
}

/** An answer that is sent many times. `grow`: so many bytes more are kept. */
export function reusableAnswer({ status, content }: Answer, grow: (bytes: number) => void): Answer & { content: Buffer } {
  const bytes = Buffer.alloc(Buffer.byteLength(content))
  if (typeof content === 'string') bytes.write(content)
  else content.copy(bytes)
  return { status, content: compressOnce(bytes, { effort: 'good', onCompressed: grow }) }
}
