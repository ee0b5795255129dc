import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressors, preferredEncoding, type Effort, type Encoding } from './encoding.ts'

/** Below this size, an answer fits into the first packet anyway. */
const bytesMin = 1024

/** What compresses well: text, and data written as text. Pictures, fonts and archives are compressed already, and an event stream is never complete. */
const compressible = /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript|manifest))/

const plainReplies = new WeakSet<FastifyReply>()

/** Sends this answer uncompressed. Its length would reveal a secret to an attacker who chooses a part of the text beside it (decision 0079). */
export const sendPlain = (reply: FastifyReply): FastifyReply => {
  plainReplies.add(reply)
  return reply
}

interface ReuseOptions {
  effort: Effort
  /** So many bytes are kept for another encoding. */
  onCompressed?(bytes: number): void
}

interface ReusedBytes extends ReuseOptions {
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
}

const reusedBytes = new WeakMap<Uint8Array, ReusedBytes>()

/** Marks bytes that are sent many times: they are compressed once. They must never change. */
export function compressOnce(bytes: Buffer, options: ReuseOptions = { effort: 'best' }): Buffer {
  reusedBytes.set(bytes, { ...options, encoded: {} })
  return bytes
}

/** Compresses the answers of the server as their clients prefer (decision 0079). */
export function compressResponses(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const encoding = canCompress(reply) ? varyingEncoding(request, reply) : undefined
    const bytes = encoding && bytesOf(payload)
    if (!bytes || bytes.length < bytesMin) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    weakenTag(reply)
    return compressed(bytes, encoding, effortFor(reply))
  })
}

/** An answer that is encoded already, or of which parts can be requested, stays as it is. */
function canCompress(reply: FastifyReply): boolean {
  if (plainReplies.has(reply) || !compressible.test(String(reply.getHeader('content-type') ?? ''))) return false
  if (reply.hasHeader('content-encoding')) addVary(reply)
  return !reply.hasHeader('content-encoding') && !reply.hasHeader('accept-ranges') && !reply.hasHeader('content-range')
}

function varyingEncoding({ headers }: FastifyRequest, reply: FastifyReply): Encoding | undefined {
  addVary(reply)
  return preferredEncoding(headers['accept-encoding'])
}

function addVary(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '')
  if (!/accept-encoding/i.test(vary)) reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`)
}

/** Undefined for a stream, which stays as it is. */
const bytesOf = (payload: unknown): Buffer | undefined =>
  typeof payload === 'string' ? Buffer.from(payload) : Buffer.isBuffer(payload) ? payload : undefined

/** Other bytes need another strong tag; a weak one stands for the same content. */
function weakenTag(reply: FastifyReply): void {
  const tag = reply.getHeader('etag')
  if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`)
}

const effortFor = (reply: FastifyReply): Effort => (String(reply.getHeader('content-type')).startsWith('text/html') ? 'good' : 'quick')

function compressed(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  const reused = reusedBytes.get(bytes)
  return reused ? (reused.encoded[encoding] ??= compressReused(bytes, encoding, reused)) : compressors[encoding](bytes, effort)
}

async function compressReused(bytes: Buffer, encoding: Encoding, { effort, onCompressed }: ReusedBytes): Promise<Buffer> {
  const encoded = await compressors[encoding](bytes, effort)
  onCompressed?.(encoded.length)
  return encoded
}
