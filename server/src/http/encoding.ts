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

const preferencesMax = 100
/** Browsers send few different headers. */
const preferences = new Map<string, Encoding | undefined>()

/** The encoding that an `Accept-Encoding` header prefers, Brotli if it likes both equally. Undefined for plain bytes, also if it refuses those: then they are
 *  all there is (RFC 9110 §12.5.3). */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined
  if (preferences.has(acceptEncoding)) return preferences.get(acceptEncoding)
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const [first] = negotiator.encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] })
  const preferred = first === 'br' || first === 'gzip' ? first : undefined
  if (preferences.size >= preferencesMax) preferences.clear()
  preferences.set(acceptEncoding, preferred)
  return preferred
}
