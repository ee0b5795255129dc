import { connectionUrl } from './database/embedded/connection-url.ts'
import { startEmbeddedPostgres } from './database/embedded/start.ts'
import { whenUnused } from './database/embedded/when-unused.ts'
import { readSettings } from './kernel/settings.ts'
import { StartupProblem } from './kernel/startup-problem.ts'

/** Runs the embedded PostgreSQL alone, so that it stays while `npm run dev` restarts the server. Sends its URL to the launcher. */

/** The server has 15 seconds to stop. */
const UNUSED_DEADLINE_MS = 15_000

const stopRequested = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  process.once('disconnect', () => resolve())
})
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  const postgres = await startEmbeddedPostgres(readSettings(process.env).dataFolder)
  process.send?.(connectionUrl(postgres.connection))
  await stopRequested
  await whenUnused(postgres.connection, AbortSignal.timeout(UNUSED_DEADLINE_MS)).catch(() => {})
  await postgres.stop()
} catch (cause) {
  process.exitCode = 1
  console.error(cause instanceof StartupProblem ? `${cause.message}\n${cause.remedy}` : cause)
}
process.exit()
