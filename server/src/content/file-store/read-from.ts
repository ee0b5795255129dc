import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { ByteSpan } from '../../kernel/file-store.ts'
import { ifMissing } from './durable.ts'

/** Fewer, larger reads than by default: the time of each one counts more than its size. */
const chunkBytes = 256 * 1024

export async function readFrom(path: string, span?: ByteSpan): Promise<Readable | undefined> {
  // Opened here, so that a missing file is known before the first byte, and a file that is deleted meanwhile is still read to its end.
  const file = await open(path).catch(ifMissing)
  return file && createReadStream(path, { fd: file, highWaterMark: chunkBytes, ...span })
}
