import type { PoolConfig } from 'pg'
import { waitForFreePort, listenProblem } from './http/free-port.ts'
import type { Step } from './kernel/on-step.ts'
import { readSettings, type Settings } from './kernel/settings.ts'
import { StartupProblem } from './kernel/startup-problem.ts'

interface Stoppable {
  stop(): Promise<void>
}

const STOP_DEADLINE_MS = 15_000

/** What has been started, in order. It is stopped in reverse order. */
const running: Stoppable[] = []

const stopRequested = new Promise<'stop'>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('stop'))
  // The launcher has the other end of this channel, which closes when the launcher ends for whatever reason.
  process.once('disconnect', () => resolve('stop'))
  process.channel?.unref()
})

// A closed terminal must not break the stop that it causes.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  const lines = await Promise.race([startAll(readSettings(process.env)), stopRequested])
  if (lines !== 'stop') announce(lines)
  await stopRequested
} catch (cause) {
  process.exitCode = 1
  console.error(cause instanceof StartupProblem ? `${cause.message}\n${cause.remedy}` : cause)
}
await stopAll()

/** Sends it to the launcher, which shows it. */
function onStep(step: Step): void {
  process.send?.({ step })
}

/** To the terminal, where the launcher may have shown a step, and to the launcher. */
function announce(lines: readonly string[]): void {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
  console.log([...lines, 'Stoa is ready'].join('\n'))
  process.send?.({ isReady: true })
}

async function startAll(settings: Settings): Promise<string[]> {
  await waitForFreePort(settings)
  onStep({ text: 'Starting the database' })
  const connection = await openDatabase(settings)
  const { start } = await import('./start.ts')
  const { NODE_ENV, STOA_SOURCES_URL } = process.env
  const sourcesUrl = NODE_ENV === 'development' ? STOA_SOURCES_URL : undefined
  const server = await start(settings, connection, { onStep, sourcesUrl }).catch((cause) => {
    throw listenProblem(settings, cause) ?? cause
  })
  running.push(server)
  return server.lines
}

/** Loaded only when used. */
async function openDatabase({ databaseUrl, dataFolder }: Settings): Promise<PoolConfig> {
  if (databaseUrl) return (await import('./database/check-database.ts')).checkDatabase(databaseUrl)
  const { startEmbeddedPostgres } = await import('./database/embedded/start.ts')
  const postgres = await startEmbeddedPostgres(dataFolder)
  running.push(postgres)
  return postgres.connection
}

async function stopAll(): Promise<never> {
  setTimeout(() => process.exit(1), STOP_DEADLINE_MS)
  for (const part of running.toReversed()) await part.stop()
  process.exit()
}
