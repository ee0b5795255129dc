import { setTimeout as pause } from 'node:timers/promises'
import { StartupProblem } from '../../kernel/startup-problem.ts'
import { connectionTo } from './access.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import { takeOwnership } from './ownership.ts'
import { endPostmaster, findPostmaster } from './postmaster.ts'

/** A stopping server may need this long, and the next start waits for it. */
const HANDOVER_WAIT_MS = 5_000

/** Runs `attempt` once no running process owns this PostgreSQL, and again if another was faster. */
export async function whenFree<T>(paths: ClusterPaths, attempt: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + HANDOVER_WAIT_MS
  for (;;) {
    const result = (await isFree(paths)) ? await attempt() : undefined
    if (result !== undefined) return result
    if (Date.now() > deadline) throw inUseProblem(paths)
    await pause(50)
  }
}

/** Stops a PostgreSQL whose owner has ended. False if its owner is running, or it doesn't respond. */
async function isFree(place: ClusterPaths): Promise<boolean> {
  const running = findPostmaster(place.cluster)
  if (!running) return true
  // It is just starting, and hasn't written its address yet.
  if (!running.socketFolder && process.platform !== 'win32') return false
  const ownership = await takeOwnership(connectionTo(running, place)).catch(() => undefined)
  if (!ownership) return false
  await endPostmaster(running.pid)
  return true
}

function inUseProblem({ dataFolder, cluster }: ClusterPaths): StartupProblem {
  const running = findPostmaster(cluster)
  return new StartupProblem(
    `The data folder ${dataFolder} is in use by another Stoa server${running ? ` (its PostgreSQL is process ${running.pid})` : ''}.`,
    'Stop that server first, or set STOA_DATA to another folder.',
  )
}
