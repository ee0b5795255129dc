import { ApiError } from './errors.ts'

/** Delays before the second and third attempt, with up to 50 % jitter so that callers don't all retry at the same moment. */
const pausesMs = [500, 2000]

/** Repeats an attempt while the server can't be reached or responds with 503. */
export async function withRetries<Result>(attempt: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  for (const pauseMs of pausesMs) {
    try {
      return await attempt()
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    await pause(pauseMs * (0.5 + Math.random()), signal)
  }
  return attempt()
}

const isPassing = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status === 503)

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
    function end(): void {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
  })
  signal?.throwIfAborted()
}
