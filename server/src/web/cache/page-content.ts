import type { FastifyReply } from 'fastify'
import { acceptsGzip } from '../../http/encoding.ts'
import { compressPieces, inflatePieces, joinCompressed, type InsertionLengths } from './compressed-page.ts'
import { joinPage, type Insertions, type Piece } from './page-template.ts'

/** The content of a page that is kept, which is compressed once. */
export interface PageContent {
  /** Its size in memory. */
  readonly bytes: number
  /** Sends it with the insertions of one request. */
  send(reply: FastifyReply, insertions: Insertions): void
}

export async function createContent(pieces: readonly Piece[], lengths: InsertionLengths): Promise<PageContent> {
  const page = await compressPieces(pieces, lengths)
  return {
    bytes: page.pieces.reduce((sum, { bytes }) => sum + bytes.length, 0),
    send(reply, insertions) {
      const accepted = acceptsGzip(reply.request.headers['accept-encoding'])
      const compressed = accepted ? joinCompressed(page, insertions) : undefined
      if (compressed) reply.header('content-encoding', 'gzip')
      void reply.send(compressed ?? joinPage(inflatePieces(page), insertions))
    },
  }
}
