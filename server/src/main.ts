import cluster from 'node:cluster'
import type { PoolConfig } from 'pg'
import { checkDatabase } from './database/check-database.ts'
import { startEmbeddedPostgres } from './database/embedded/start.ts'
import { waitForFreePort, listenProblem } from './http/free-port.ts'
import type { Step } from './kernel/on-step.ts'
import { readSettings, type Settings } from './kernel/settings.ts'
import { StartupProblem } from './kernel/startup-problem.ts'
import { listeningMessage, poolSizeOf, sharesPort, startWorkers, stopMessage, type WorkerTask } from './processes.ts'

interface Stoppable {
  stop(): Promise<void>
}

const STOP_DEADLINE_MS = 15_000

/** What has been started, in order. It is stopped in reverse order. */
const running: Stoppable[] = []

const stopRequested = new Promise<'stop'>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('stop'))
  process.on('message', (message) => message === stopMessage && resolve('stop'))
  // The launcher, or the first process, has the other end of this channel, which closes when that ends for whatever reason.
  process.once('disconnect', () => resolve('stop'))
  if (cluster.isPrimary) process.channel?.unref()
})

// A closed terminal must not break the stop that it causes.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  const settings = readSettings(process.env)
  const starting = cluster.isWorker ? startWorker(settings) : startAll(settings)
  const lines = await Promise.race([starting, stopRequested])
  if (lines !== undefined && lines !== 'stop') announce(lines)
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
  const { prepare } = await import('./start.ts')
  const lines = await prepare(settings, connection, onStep)
  onStep({ text: 'Starting the server' })
  if (isOneProcess(settings)) await runHere(settings, connection)
  else await runProcesses(settings, connection)
  return lines
}

/** Development restarts the server after each change, and jobs have one process. */
function isOneProcess({ processes, role }: Settings): boolean {
  return processes === 1 || role === 'jobs' || process.env.NODE_ENV === 'development'
}

async function runHere(settings: Settings, connection: PoolConfig): Promise<void> {
  const { run, hasJobs } = await import('./start.ts')
  const { NODE_ENV, STOA_SOURCES_URL } = process.env
  const sourcesUrl = NODE_ENV === 'development' ? STOA_SOURCES_URL : undefined
  const server = run(settings, connection, { answers: true, works: hasJobs(settings), sourcesUrl })
  running.push(await listening(server, settings))
}

/** Requests are answered by several processes. This one runs the jobs. */
async function runProcesses(settings: Settings, connection: PoolConfig): Promise<void> {
  const { run, hasJobs } = await import('./start.ts')
  const parts: Stoppable[] = []
  // Together, so that neither has less time for it, and jobs that send requests to this server don't wait for answers in vain.
  running.push({ stop: async () => void (await Promise.all(parts.map((part) => part.stop()))) })
  if (hasJobs(settings)) parts.push(await run(settings, connection, { answers: false, works: true, poolSize: poolSizeOf(4) }))
  const workers = startWorkers({ connection, poolSize: poolSizeOf(settings.processes) }, settings.processes)
  // At once: a stop may come before they are ready.
  parts.push(workers)
  await workers.ready
}

/** One of several processes that answer requests. */
async function startWorker(settings: Settings): Promise<undefined> {
  const asked = new Promise<WorkerTask>((resolve) => process.once('message', resolve as (message: unknown) => void))
  const { run } = await import('./start.ts')
  const { connection, poolSize } = await asked
  running.push(await listening(run(settings, connection, { answers: true, works: false, poolSize, sharesPort }), settings))
  process.send?.(listeningMessage)
  return undefined
}

function listening(server: Promise<Stoppable>, settings: Settings): Promise<Stoppable> {
  return server.catch((cause) => {
    throw listenProblem(settings, cause) ?? cause
  })
}

async function openDatabase({ databaseUrl, dataFolder }: Settings): Promise<PoolConfig> {
  if (databaseUrl) return checkDatabase(databaseUrl)
  const starting = startEmbeddedPostgres(dataFolder)
  starting.catch(() => {})
  // PostgreSQL starts while the modules are loaded.
  await new Promise(setImmediate)
  await import('./start.ts')
  const postgres = await starting
  running.push(postgres)
  return postgres.connection
}

async function stopAll(): Promise<never> {
  setTimeout(() => process.exit(1), STOP_DEADLINE_MS)
  for (const part of running.toReversed()) await part.stop()
  process.exit()
}
