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
  read(span: { start: number; end: number }): Promise<Readable | Buffer | undefined>
}

/** Headers of every response with a file. */
export const fileHeaders = ({ mimeType, etag }: Pick<SentFile, 'mimeType' | 'etag'>): Record<string, string> => ({
  'content-type': mimeType,
  'accept-ranges': 'bytes',
  ...(etag !== undefined && { etag }),
})

/** Whether the client has the file already. */
export function isUnchanged({ headers }: FastifyRequest, etag: string | undefined): boolean {
  const tags = headers['if-none-match']
  if (tags === undefined || etag === undefined) return false
  return tags === etag || tags.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
}

export function sendUnchanged(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  reply.code(304).headers(headers).send()
}

/** Sends all of a file, the part of it that a `Range` names, or only that it hasn't changed. HEAD opens nothing. False if the file is gone: then nothing was
 *  sent, and no header is set. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
  headers: Readonly<Record<string, string>> = fileHeaders(file),
): Promise<boolean> {
  const { size, etag } = file
  const { range: header, 'if-range': ifRange } = request.headers
  const isSame = ifRange === undefined || ifRange === etag
  const range = request.method === 'GET' && isSame ? byteRange(header, size) : 'ALL'
  const span = typeof range === 'string' ? { start: 0, end: size - 1 } : range
  const isHead = request.method === 'HEAD' || size === 0
  if (isUnchanged(request, etag)) sendUnchanged(reply, headers)
  else if (range === 'UNSATISFIABLE') reply.code(416).headers(headers).header('content-range', `bytes */${size}`).send()
  else {
    const content = isHead ? null : await file.read(span)
    if (content === undefined) return false
    reply.headers(headers).header('content-length', span.end - span.start + 1)
    if (range !== 'ALL') reply.code(206).header('content-range', `bytes ${span.start}-${span.end}/${size}`)
    sendContent(reply, content)
  }
  return true
}

function sendContent(reply: FastifyReply, content: Readable | Buffer | null): void {
  if (content === null) return void reply.send()
  // A reader who leaves would otherwise leave the file open.
  if (!Buffer.isBuffer(content)) reply.raw.once('close', () => content.destroy())
  reply.send(content)
}
