import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { errorCodes } from 'fastify'

/** Smaller bodies never wait. */
export const smallBytesMax = 64 * 1024

/** A large body has this long to arrive, and longer the larger it is: meanwhile it keeps room from others. */
const patienceMs = 10_000
const bytesPerMsMin = 250

interface ReadOptions {
  bytesMax: number
  /** Waits for room for a large body, before it is read. */
  waitForRoom: (bytes: number) => Promise<unknown>
  deadlineMs?: (bytes: number) => number
}

const usualDeadlineMs = (bytes: number): number => patienceMs + bytes / bytesPerMsMin

/** Reads a body. One that doesn't say its length waits for room once it turns out to be large. */
export async function readBody(
  body: Readable & { headers: IncomingHttpHeaders },
  { bytesMax, waitForRoom, deadlineMs = usualDeadlineMs }: ReadOptions,
): Promise<Buffer> {
  const length = lengthOf(body.headers)
  const announced = length ?? bytesMax
  if (announced > bytesMax) throw tooLarge()
  const isLarge = length !== undefined && length > smallBytesMax
  if (isLarge) await waitForRoom(length)
  const received = isLarge ? bytesOfLength(length) : bytesInChunks()
  if (!isLarge) {
    if (await readUpTo(body, received, { bytesMax: Math.min(smallBytesMax, bytesMax) })) return received.all()
    await waitForRoom(announced)
  }
  if (!(await readUpTo(body, received, { bytesMax: announced, deadlineMs: deadlineMs(announced) }))) throw tooLarge()
  if (length !== undefined && received.count() !== length) throw clientError(400, 'The body is shorter than its length says.')
  return received.all()
}

function lengthOf(headers: IncomingHttpHeaders): number | undefined {
  const length = headers['content-length']
  return length === undefined ? undefined : Number(length)
}

interface Received {
  add(chunk: Buffer): void
  count(): number
  all(): Buffer
}

/** Joining the chunks of a large body would need its memory twice. */
function bytesOfLength(length: number): Received {
  const bytes = Buffer.allocUnsafeSlow(length)
  let count = 0
  return {
    add(chunk) {
      chunk.copy(bytes, count)
      count += chunk.length
    },
    count: () => count,
    all: () => bytes,
  }
}

function bytesInChunks(): Received {
  const chunks: Buffer[] = []
  let count = 0
  return {
    add(chunk) {
      chunks.push(chunk)
      count += chunk.length
    },
    count: () => count,
    all: () => Buffer.concat(chunks, count),
  }
}

/** Reads until the end, which is true, or until more than `bytesMax` have come. */
function readUpTo(
  body: Readable,
  received: Received,
  { bytesMax, deadlineMs }: { bytesMax: number; deadlineMs?: number },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    if (body.destroyed) return reject(connectionClosed())
    const timer = deadlineMs === undefined ? undefined : setTimeout(onDeadline, deadlineMs)
    function onData(chunk: Buffer): void {
      received.add(chunk)
      if (received.count() > bytesMax) stop(() => resolve(false))
    }
    function onEnd(): void {
      stop(() => resolve(true))
    }
    function onClose(): void {
      stop(() => reject(connectionClosed()))
    }
    function onDeadline(): void {
      stop(() => reject(clientError(408, 'The body took too long to arrive.')))
    }
    function stop(settle: () => void): void {
      clearTimeout(timer)
      body.off('data', onData).off('end', onEnd).off('error', onClose).off('close', onClose)
      if (!body.readableEnded) body.pause()
      settle()
    }
    body.on('data', onData).on('end', onEnd).on('error', onClose).on('close', onClose)
    body.resume()
  })
}

export const connectionClosed = () => clientError(400, 'The connection was closed.')

const tooLarge = () => new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()

const clientError = (statusCode: number, message: string): Error => Object.assign(new Error(message), { statusCode })
