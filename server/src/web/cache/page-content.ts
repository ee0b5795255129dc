import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { acceptedEncodings, compressors, preferredEncoding, type Encoding } from '../../http/encoding.ts'
import { encodeBrotli } from './brotli-page.ts'
import { lengthOf, type EncodedPage, type PageEncoder } from './encoded-page.ts'
import { encodeGzip } from './gzip-page.ts'
import { joinPage, type Insertions, type Piece } from './page-template.ts'

/** The content of a page that is kept. It is compressed in pieces once for each encoding that is asked for. */
export interface PageContent {
  /** Its size in memory. */
  readonly bytes: number
  /** Sends it with the insertions of one request. */
  send(reply: FastifyReply, insertions: Insertions): Promise<void>
}

const encoders: Readonly<Record<Encoding, PageEncoder>> = { br: encodeBrotli, gzip: encodeGzip }
const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** A page with the insertions of one request. */
interface Whole {
  encoding: Encoding
  /** Compressed. */
  bytes(): Buffer
  /** What is kept for it alone, in bytes. */
  size: number
  insertions: Insertions
}

/** In a function of its own, so that the page as text isn't kept. */
const firstWhole = (encoding: Encoding, bytes: Buffer, insertions: Insertions): Whole => ({
  encoding,
  bytes: () => bytes,
  size: bytes.length,
  insertions,
})

/** What a page consists of, besides its text. */
type Shape = readonly { length: number; slot: Piece['slot'] }[]

/** The content of a page, and how the request that it was made for gets it: most pages are asked for once before they change, so only what is asked for again is
 *  compressed in pieces, which takes five times as long. */
export async function createContent(
  pieces: readonly Piece[],
  insertions: Insertions,
  acceptEncoding: string | undefined,
): Promise<{ content: PageContent; sendFirst(reply: FastifyReply): void }> {
  const encoding = preferredEncoding(acceptEncoding)
  const plain = joinPage(pieces, insertions)
  const bytes = await compressors[encoding ?? 'br'](plain, encoding ? 'good' : 'quick')
  const shape = pieces.map((piece) => ({ length: piece.bytes.length, slot: piece.slot }))
  return {
    content: contentFrom(firstWhole(encoding ?? 'br', bytes, insertions), shape),
    sendFirst: (reply) => void (encoding ? reply.header('content-encoding', encoding).send(bytes) : reply.send(plain)),
  }
}

/** The content from the page as it was first sent. */
function contentFrom(whole: Whole, shape: Shape): PageContent {
  let bytes = whole.size
  const all = new Map<Encoding, Promise<EncodedPage | undefined>>()
  let isPlainAsked = false
  let plain: readonly Piece[] | undefined

  async function encode(encoding: Encoding, { visitorHtml }: Insertions): Promise<EncodedPage | undefined> {
    const insertions = { ...whole.insertions, visitorHtml }
    const page = await encoders[encoding](await decode(whole, shape), insertions)
    if (!page) return undefined
    // From now on, others are made from this one.
    bytes += page.bytes - whole.size
    whole = { encoding, bytes: () => page.join(insertions)!, size: 0, insertions }
    return page
  }

  /** Few clients take no encoding. For those that come again, the page isn't decompressed each time. */
  async function plainPieces(): Promise<readonly Piece[]> {
    if (plain) return plain
    const pieces = await decode(whole, shape)
    if (isPlainAsked && !plain) {
      plain = pieces
      bytes += lengthOf(pieces)
    }
    isPlainAsked = true
    return pieces
  }

  return {
    get bytes() {
      return bytes
    },
    async send(reply, insertions) {
      for (const encoding of acceptedEncodings(reply.request.headers['accept-encoding'])) {
        const page = all.get(encoding) ?? encode(encoding, insertions)
        all.set(encoding, page)
        const joined = (await page)?.join(insertions)
        if (joined) return void reply.header('content-encoding', encoding).send(joined)
      }
      void reply.send(joinPage(await plainPieces(), insertions))
    },
  }
}

async function decode({ encoding, bytes, insertions }: Whole, shape: Shape): Promise<Piece[]> {
  const text = await decoders[encoding](bytes())
  let to = 0
  return shape.map(({ length, slot }) => {
    const piece = { bytes: text.subarray(to, to + length), slot }
    to += length + (slot ? Buffer.byteLength(insertions[slot]) : 0)
    return piece
  })
}
