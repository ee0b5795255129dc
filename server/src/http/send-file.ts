import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { byteRange } from './byte-range.ts'

/** A file to send. Its content never changes under its tag. */
export interface SentFile {
  mimeType: string
  /** In bytes. */
  size: number
  etag?: string
  /** Undefined if it is gone. */
  read(span: { start: number; end: number }): Promise<Readable | undefined>
}

/** Sends all of a file, the part of it that a `Range` names, or only that it hasn't changed. HEAD opens nothing. Undefined if the file is gone. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile): Promise<FastifyReply | undefined> {
  const { mimeType, size, etag } = file
  const { range: header, 'if-none-match': known, 'if-range': ifRange } = request.headers
  reply.type(mimeType).header('accept-ranges', 'bytes')
  if (etag !== undefined) reply.header('etag', etag)
  if (etag !== undefined && isKnown(known, etag)) return reply.code(304).send()
  const isSame = ifRange === undefined || ifRange === etag
  const range = request.method === 'GET' && isSame ? byteRange(header, size) : 'ALL'
  if (range === 'UNSATISFIABLE') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const span = range === 'ALL' ? { start: 0, end: size - 1 } : range
  const content = request.method === 'HEAD' || size === 0 ? null : await file.read(span)
  if (content === undefined) return undefined
  if (range !== 'ALL') reply.code(206).header('content-range', `bytes ${span.start}-${span.end}/${size}`)
  reply.header('content-length', span.end - span.start + 1)
  if (content === null) return reply.send()
  // A reader who leaves would otherwise leave the file open.
  reply.raw.once('close', () => content.destroy())
  return reply.send(content)
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
