import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { acceptedEncodings, type Encoding } from '../../http/encoding.ts'
import { encodeBrotli } from './brotli-page.ts'
import type { EncodedPage, PageEncoder } from './encoded-page.ts'
import { encodeGzip } from './gzip-page.ts'
import { joinPage, type Insertions, type Piece } from './page-template.ts'

/** The content of a page that is kept. It is compressed once for each encoding that is asked for. */
export interface PageContent {
  /** Its size in memory. */
  readonly bytes: number
  /** Sends it with the insertions of one request. */
  send(reply: FastifyReply, insertions: Insertions): Promise<void>
}

const encoders: Readonly<Record<Encoding, PageEncoder>> = { br: encodeBrotli, gzip: encodeGzip }
const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** What is kept of the request that a page was made for. */
interface Example {
  insertions: Insertions
  pieces: readonly { length: number; slot: Piece['slot'] }[]
}

interface Encoded {
  encoding: Encoding
  page: EncodedPage
}

/** Undefined if it can't be kept. */
export async function createContent(
  pieces: readonly Piece[],
  insertions: Insertions,
  acceptEncoding: string | undefined,
): Promise<PageContent | undefined> {
  const example = { insertions, pieces: pieces.map(({ bytes, slot }) => ({ length: bytes.length, slot })) }
  for (const encoding of [...acceptedEncodings(acceptEncoding), 'gzip'] as const) {
    const page = await encoders[encoding](pieces, insertions)
    if (page) return contentFrom({ encoding, page }, example)
  }
  return undefined
}

/** The content from its first encoding. The others are made from it. */
function contentFrom(first: Encoded, example: Example): PageContent {
  let { bytes } = first.page
  const all = new Map<Encoding, Promise<EncodedPage | undefined>>([[first.encoding, Promise.resolve(first.page)]])

  async function encode(encoding: Encoding, { visitorHtml }: Insertions): Promise<EncodedPage | undefined> {
    const page = await encoders[encoding](await decode(first, example), { ...example.insertions, visitorHtml })
    bytes += page?.bytes ?? 0
    return page
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
      void reply.send(joinPage(await decode(first, example), insertions))
    },
  }
}

async function decode({ encoding, page }: Encoded, { insertions, pieces }: Example): Promise<Piece[]> {
  const text = await decoders[encoding](page.join(insertions)!)
  let to = 0
  return pieces.map(({ length, slot }) => {
    const bytes = text.subarray(to, to + length)
    to += length + (slot ? Buffer.byteLength(insertions[slot]) : 0)
    return { bytes, slot }
  })
}
