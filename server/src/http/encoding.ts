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

const accepted = reading((negotiator): readonly Encoding[] => {
  const all = negotiator.encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] })
  const plain = all.indexOf('identity')
  return all.slice(0, plain < 0 ? undefined : plain).filter((name) => name === 'br' || name === 'gzip')
})

/** The encodings that an `Accept-Encoding` header prefers to plain bytes, the best first, Brotli if it likes both equally. None also if it refuses plain bytes
 *  and these: then plain bytes are all there is (RFC 9110 §12.5.3). */
export const acceptedEncodings = (acceptEncoding: string | undefined): readonly Encoding[] =>
  acceptEncoding === undefined ? [] : accepted(acceptEncoding)

/** Undefined for plain bytes. */
export const preferredEncoding = (acceptEncoding: string | undefined): Encoding | undefined => acceptedEncodings(acceptEncoding)[0]
