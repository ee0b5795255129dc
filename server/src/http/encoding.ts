import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip'

/** How much time goes into an answer: `quick` for programs, which are near and many; `good` for pages, which go to phones; `best` for what is sent often. */
export type Effort = 'quick' | 'good' | 'best'

interface Compressor {
  whole(bytes: Buffer, effort: Effort): Promise<Buffer>
  /** Passes on each chunk at once. */
  stream(effort: Effort): Transform
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Measured in docs/performance.md, "Transfer". */
const brotliQualities: Readonly<Record<Effort, number>> = { quick: 1, good: 4, best: 9 }
const gzipLevels: Readonly<Record<Effort, number>> = { quick: 1, good: 4, best: 9 }

const quality = (effort: Effort, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: brotliQualities[effort], [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

export const compressors: Readonly<Record<Encoding, Compressor>> = {
  br: {
    whole: (bytes, effort) => brotli(bytes, quality(effort, bytes.length)),
    stream: (effort) => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, ...quality(effort, 0) }),
  },
  gzip: {
    whole: (bytes, effort) => gzipped(bytes, { level: gzipLevels[effort] }),
    stream: (effort) => createGzip({ flush: constants.Z_SYNC_FLUSH, level: gzipLevels[effort] }),
  },
}

/** The encoding that an `Accept-Encoding` header prefers, Brotli if it likes both equally. Undefined for plain bytes, also if it refuses those: then they are
 *  all there is (RFC 9110 §12.5.3). */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const [first] = negotiator.encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] })
  return first === 'br' || first === 'gzip' ? first : undefined
}
