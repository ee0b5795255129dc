import type { IncomingMessage } from 'node:http'

const bytesMax = 64_000_000
const deadlineMs = 10_000

/** Reads the rest of a refused request and forgets it. A client sends all of its body before it reads the answer: if the connection were closed before, it would
 *  learn of a broken connection only. A larger or slower body than these bounds is cut off. */
export function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.readableEnded || request.destroyed) return Promise.resolve()
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
      resolve()
    }
    request.on('data', count).once('end', end).once('close', end)
    request.resume()
  })
}
