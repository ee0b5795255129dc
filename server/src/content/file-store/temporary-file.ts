import { open, rm } from 'node:fs/promises'

/** Lets `work` read bytes as a file, which is deleted afterwards. */
export async function withTemporaryFile<T>(
  path: string,
  content: AsyncIterable<Uint8Array>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  try {
    const file = await open(path, 'wx')
    try {
      for await (const chunk of content) await file.writeFile(chunk)
    } finally {
      await file.close()
    }
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}
