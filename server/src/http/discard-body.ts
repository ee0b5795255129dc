import type { IncomingMessage } from 'node:http'

export interface DiscardBounds {
  bytesMax: number
  deadlineMs: number
}

const defaultBounds: DiscardBounds = { bytesMax: 64_000_000, deadlineMs: 10_000 }

/** Reads the rest of a refused request and forgets it. A client sends all of its body before it reads the answer: if the connection were closed before, it would
 *  learn of a broken connection only. False if the body is larger or slower than the bounds: then the connection can't be used any more. */
export function discardBody(request: IncomingMessage, { bytesMax, deadlineMs } = defaultBounds): Promise<boolean> {
  if (request.complete || request.readableEnded) return Promise.resolve(true)
  if (request.destroyed) return Promise.resolve(false)
  return new Promise((resolve) => {
    const timer = setTimeout(end, deadlineMs)
    let bytes = 0
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > bytesMax) end()
    }
    function end(): void {
      clearTimeout(timer)
      request.off('data', count).off('end', end).off('close', end)
      if (!request.complete) request.pause()
      resolve(request.complete)
    }
    request.on('data', count).once('end', end).once('close', end)
    request.resume()
  })
}
