import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { PoolConfig } from 'pg'
import { log } from './kernel/log.ts'
import { sleep } from './kernel/sleep.ts'
import { StartupProblem } from './kernel/startup-problem.ts'

/** What the first process sends to one that answers requests. */
export interface WorkerTask {
  connection: PoolConfig
  poolSize: number
}

/** Where the system can distribute connections to several sockets on one port. Node's own distribution, which others use, loses a connection that it hands
 *  to a process at the moment of its end. */
export const sharesPort = process.platform === 'linux'

/** Sent by such a process when it listens. */
export const listeningMessage = 'listening'

/** Ends such a process as a signal does, also where there are no signals. */
export const stopMessage = 'stop'

/** Of all processes together, so that their number doesn't exhaust PostgreSQL's connections (100 by default). */
const connectionsMax = 40
/** A call with a transaction and a page with parallel reads need a few. */
const poolMin = 3

export const poolSizeOf = (processes: number): number => Math.min(20, Math.max(poolMin, Math.floor(connectionsMax / processes)))

/** A process that ends soon after its start is started again after a pause that doubles. */
const pauseMinMs = 100
const pauseMaxMs = 10_000
const stableMs = 60_000

interface Workers {
  task: WorkerTask
  running: Set<Worker>
  /** Aborted by a stop: then none is replaced. */
  stopping: AbortSignal
}

/** Starts the processes that answer requests; `ready` when all listen. One that ends is replaced, while the others go on. They end with this process, however
 *  it ends. */
export function startWorkers(task: WorkerTask, count: number): { ready: Promise<void>; stop(): Promise<void> } {
  const stopping = new AbortController()
  const workers: Workers = { task, running: new Set(), stopping: stopping.signal }
  const stop = async (): Promise<void> => {
    stopping.abort()
    for (const worker of workers.running) if (worker.isConnected()) worker.send(stopMessage, () => {})
    await Promise.all([...workers.running].map(ended))
  }
  const start = async (): Promise<void> => {
    try {
      const started = await Promise.all(Array.from({ length: count }, () => startOne(workers)))
      for (const worker of started) void replace(worker, workers)
    } catch (cause) {
      await stop()
      throw cause
    }
  }
  return { ready: start(), stop }
}

async function startOne({ task, running }: Workers): Promise<Worker> {
  const worker = cluster.fork()
  running.add(worker)
  worker.once('exit', () => running.delete(worker))
  worker.on('error', () => {})
  const listening = new Promise<void>((resolve) => worker.on('message', (message) => message === listeningMessage && resolve()))
  worker.send(task)
  await Promise.race([listening, once(worker, 'exit').then(() => Promise.reject(notStarted()))])
  return worker
}

/** Starts another one each time that it ends. */
async function replace(first: Worker, workers: Workers): Promise<void> {
  const { stopping } = workers
  let worker: Worker | undefined = first
  let pauseMs = pauseMinMs
  while (!stopping.aborted) {
    const since = performance.now()
    if (worker) await ended(worker)
    if (stopping.aborted) return
    const { pid, exitCode: exit, signalCode: signal } = worker?.process ?? {}
    log('error', 'A process of the server has ended and is started again', { pid, exit, signal })
    await sleep(pauseMs, stopping)
    pauseMs = performance.now() - since > stableMs ? pauseMinMs : Math.min(2 * pauseMs, pauseMaxMs)
    if (!stopping.aborted) worker = await startOne(workers).catch(() => undefined)
  }
}

async function ended(worker: Worker): Promise<void> {
  if (!worker.isDead()) await once(worker, 'exit')
}

const notStarted = (): StartupProblem =>
  new StartupProblem('A process of the server did not start.', 'See its message above, or set STOA_PROCESSES=1 to start in one process.')
