import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { connectionClosed, readBody, smallBytesMax } from './read-body.ts'
import { createSemaphore, type Release, type Semaphore } from './semaphore.ts'

/** The room for large bodies, in bytes (decision 0108): for those that arrive or have arrived, and for those that are handled. Slow senders take only of the first,
 *  so they don't keep complete requests waiting. */
export const receiving = createSemaphore({ capacity: 48_000_000, shareMax: 16_000_000, waitingMax: 200, waitMaxMs: 30_000 })
/** A body of text needs seven times its length of memory until it is answered, so this is some 200 MB. */
export const handling = createSemaphore({ capacity: 16_000_000, shareMax: 16_000_000, waitingMax: 200, waitMaxMs: 30_000 })

/** A value needs 200 bytes of memory however short it is. */
const bytesOfValue = 16

const acquired = new WeakMap<FastifyRequest, Release[]>()

/** The bytes of a body. A large one waits until there is room to receive it, or its sender leaves. */
export async function receiveBytes(request: FastifyRequest, body: IncomingMessage, caller: string): Promise<Buffer> {
  const left = new AbortController()
  const onClose = () => left.abort(connectionClosed())
  const waitForRoom = (bytes: number) => {
    request.raw.once('close', onClose)
    return acquire(request, receiving, { caller, bytes, signal: left.signal })
  }
  try {
    return await readBody(body, { bytesMax: request.routeOptions.bodyLimit, waitForRoom })
  } catch (error) {
    releaseRoom(request)
    throw error
  } finally {
    request.raw.off('close', onClose)
  }
}

interface Share {
  caller: string
  bytes: number
  signal?: AbortSignal
}

/** Waits until there is room to handle a body that needs much memory. */
export function waitToHandle(
  request: FastifyRequest,
  { caller, bytes, valueCount }: Share & { valueCount: number },
): Promise<void> | undefined {
  const weight = Math.max(bytes, valueCount * bytesOfValue)
  return weight > smallBytesMax ? acquire(request, handling, { caller, bytes: weight }) : undefined
}

/** The request has its share until it is answered. */
async function acquire(request: FastifyRequest, semaphore: Semaphore, { caller, bytes, signal }: Share): Promise<void> {
  const releases = acquired.get(request) ?? []
  acquired.set(request, releases)
  releases.push(await semaphore.acquire(caller, bytes, signal))
}

/** What isn't answered by Fastify releases its share itself. */
export function releaseRoom(request: FastifyRequest): void {
  const releases = acquired.get(request)
  if (!releases) return
  acquired.delete(request)
  for (const giveBack of releases) giveBack()
}

/** Even if its sender has left, a request is handled to its end, so its share is released when it is answered, not when its connection is closed. */
export function releaseAnswered(server: FastifyInstance): void {
  server.addHook('onSend', (request, _reply, payload, done) => {
    releaseRoom(request)
    done(null, payload)
  })
}
