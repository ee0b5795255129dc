import type { App } from '../kernel/app.ts'
import type { Poller } from '../kernel/job.ts'
import { logFault } from '../kernel/log.ts'
import { sleep } from '../kernel/sleep.ts'

const restAfterFailureMs = 5_000

/** Runs each poller in its own loop, one round at a time. A failed round is logged, and the next one starts after at least five seconds. */
export function startPollers(app: App, pollers: readonly Poller[]): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = pollers.map((poller) => repeat(app, poller, stopping.signal))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

async function repeat(app: App, poller: Poller, signal: AbortSignal): Promise<void> {
  if (poller.restsFirst) await sleep(poller.restMs, signal)
  while (!signal.aborted) {
    const restMs = await poller.run(app, signal).then(
      () => poller.restMs,
      (error: unknown) => {
        logFault(error, { job: poller.name })
        return Math.max(restAfterFailureMs, poller.restMs)
      },
    )
    await sleep(restMs, signal)
  }
}
