import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip'

/** How much time goes into an answer: `quick` for programs, which are near and many; `good` for pages, which go to phones; `best` for what is sent often. */
export type Effort = 'quick' | 'good' | 'best'

type Compressor = (bytes: Buffer, effort: Effort) => Promise<Buffer>

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Measured in docs/performance.md, "Transfer". */
const brotliQualities: Readonly<Record<Effort, number>> = { quick: 1, good: 4, best: 9 }
const gzipLevels: Readonly<Record<Effort, number>> = { quick: 1, good: 4, best: 9 }

export const compressors: Readonly<Record<Encoding, Compressor>> = {
  br: (bytes, effort) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQualities[effort], [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes, effort) => gzipped(bytes, { level: gzipLevels[effort] }),
}

const headersMax = 100

/** Reads an `Accept-Encoding` header. Browsers send few different ones, so what they mean is remembered. */
function reading<Meaning>(meaningOf: (negotiator: Negotiator) => Meaning): (acceptEncoding: string) => Meaning {
  const known = new Map<string, Meaning>()
  return (acceptEncoding) => {
    if (known.has(acceptEncoding)) return known.get(acceptEncoding)!
    const meaning = meaningOf(new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }))
    if (known.size >= headersMax) known.clear()
    known.set(acceptEncoding, meaning)
    return meaning
  }
}

const preferred = reading((negotiator): Encoding | undefined => {
  const [first] = negotiator.encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] })
  return first === 'br' || first === 'gzip' ? first : undefined
})

/** The encoding that an `Accept-Encoding` header prefers, Brotli if it likes both equally. Undefined for plain bytes, also if it refuses those: then they are
 *  all there is (RFC 9110 §12.5.3). */
export const preferredEncoding = (acceptEncoding: string | undefined): Encoding | undefined =>
  acceptEncoding === undefined ? undefined : preferred(acceptEncoding)

const takesGzip = reading((negotiator) => negotiator.encodings(['gzip']).length > 0)

/** Whether a client with an `Accept-Encoding` header takes gzip, even if it prefers another encoding. */
export const acceptsGzip = (acceptEncoding: string | undefined): boolean => acceptEncoding !== undefined && takesGzip(acceptEncoding)
