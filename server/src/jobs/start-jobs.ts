import type { App } from '../kernel/app.ts'
import type { Job } from '../kernel/job.ts'
import { logFault } from '../kernel/log.ts'
import { rest } from '../kernel/rest.ts'

const restAfterFailureMs = 5_000

/** Runs every job in turn with itself, never twice at a time. A round that fails is logged and tried again. */
export function startJobs(app: App, jobs: readonly Job[]): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = jobs.map((job) => repeat(app, job, stopping.signal))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

async function repeat(app: App, job: Job, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const restMs = await job.run(app).then(
      () => job.restMs,
      (error: unknown) => {
        logFault(error, { job: job.name })
        return Math.max(restAfterFailureMs, job.restMs)
      },
    )
    await rest(restMs, signal)
  }
}
