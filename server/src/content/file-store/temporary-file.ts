import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** Lets `work` read bytes as a file, which is deleted afterwards. */
export async function withTemporaryFile<T>(
  path: string,
  content: AsyncIterable<Uint8Array>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx' }))
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}
