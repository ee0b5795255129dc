import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip'

interface Compressor {
  /** For an answer that is made once. */
  quickly(bytes: Buffer): Promise<Buffer>
  /** For bytes that are sent many times. */
  thoroughly(bytes: Buffer): Promise<Buffer>
  /** Passes on each chunk at once. */
  stream(): Transform
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Above quality 4, an answer takes longer to compress than it saves on the way. */
const quality = (level: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

export const compressors: Readonly<Record<Encoding, Compressor>> = {
  br: {
    quickly: (bytes) => brotli(bytes, quality(4, bytes.length)),
    thoroughly: (bytes) => brotli(bytes, quality(9, bytes.length)),
    stream: () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, ...quality(4, 0) }),
  },
  gzip: {
    quickly: (bytes) => gzipped(bytes, { level: 4 }),
    thoroughly: (bytes) => gzipped(bytes, { level: 9 }),
    stream: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 4 }),
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
