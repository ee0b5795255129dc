import { Readable } from 'node:stream'

/** Ends a body that stands still although its reader wants more. A reader can pause for as long as it likes. */
export const withStallLimit = (body: Readable, stallMs: number): Readable =>
  Readable.from(chunksOf(body, stallMs), { objectMode: false, highWaterMark: body.readableHighWaterMark })

async function* chunksOf(body: Readable, stallMs: number): AsyncGenerator<Buffer> {
  const wait = (): NodeJS.Timeout => setTimeout(() => body.destroy(stalled()), stallMs)
  let timer = wait()
  try {
    for await (const chunk of body) {
      clearTimeout(timer)
      yield chunk as Buffer
      timer = wait()
    }
  } finally {
    clearTimeout(timer)
  }
}

const stalled = () => Object.assign(new Error('The bucket stopped sending a file'), { code: 'ETIMEDOUT' })
