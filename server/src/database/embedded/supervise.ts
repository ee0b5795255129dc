import { setTimeout as pause } from 'node:timers/promises'
import { StartupProblem } from '../../kernel/startup-problem.ts'
import type { Access } from './access.ts'
import { endPostmaster } from './postmaster.ts'
import { waitUntilReady, hasExited, type RunningPostgres } from './serve.ts'

const RESTARTS_MAX = 5

/** Keeps PostgreSQL running and owned until the returned function stops it. */
export function supervise(first: RunningPostgres, access: Access, restart: () => Promise<RunningPostgres>): () => Promise<void> {
  let current = first
  let stopping = false
  let recovery = Promise.resolve()

  const watch = () => current.ownership.client.once('end', () => (stopping ? undefined : (recovery = recover())))
  const recover = async () => {
    process.stderr.write('The connection to PostgreSQL was lost. Reconnecting.\n')
    const ownership = await waitUntilReady(current.child, access)
    const replacement = ownership ? { child: current.child, ownership } : await restartWithRetries(restart)
    if (!replacement) return
    current = replacement
    watch()
  }

  watch()
  return async () => {
    stopping = true
    await recovery
    if (!hasExited(current.child)) await endPostmaster(current.child.pid!)
  }
}

/** Processes of a killed PostgreSQL may hold its memory for a moment. Without a database there is no server: after the last attempt this process stops. */
async function restartWithRetries(restart: () => Promise<RunningPostgres>): Promise<RunningPostgres | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await restart()
    } catch (cause) {
      if (attempt < RESTARTS_MAX) await pause(1_000)
      else return stopServer(cause as Error)
    }
  }
}

function stopServer(cause: Error): undefined {
  const remedy = cause instanceof StartupProblem ? ` ${cause.remedy}` : ''
  process.stderr.write(`PostgreSQL could not be restarted, so the server is stopping. ${cause.message}${remedy}\n`)
  process.exitCode = 1
  process.kill(process.pid, 'SIGTERM')
}
