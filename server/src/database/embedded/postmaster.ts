import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A PostgreSQL running on a cluster, according to its `postmaster.pid`. */
export interface Postmaster {
  pid: number
  port: number
  /** None on Windows, where it listens on loopback. */
  socketFolder: string
}

/** The PostgreSQL running on a cluster, whoever started it. Stale files of a crash or kill are removed, including the socket's lock: its process id may
 *  belong to another program by now, or to a zombie, which PostgreSQL would take for running. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid = '', , , port = '', socketFolder = ''] = readFileSync(file, 'utf8').split('\n')
  if (!pid) return undefined
  if (isPostgres(Number(pid), cluster)) return { pid: Number(pid), port: Number(port), socketFolder }
  rmSync(file, { force: true })
  if (socketFolder) rmSync(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true })
  return undefined
}

/** Asks a PostgreSQL for a fast shutdown (SIGINT), and kills it after the deadline; the next start then recovers. */
export async function endPostmaster(pid: number, deadlineMs = 10_000): Promise<void> {
  signal(pid, 'SIGINT')
  if (await hasEnded(pid, deadlineMs)) return
  signal(pid, 'SIGQUIT')
  if (await hasEnded(pid, 2_000)) return
  signal(pid, 'SIGKILL')
  await hasEnded(pid, 2_000)
}

export async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    await pause(10)
  }
  return true
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !isZombie(pid)
}

/** In a container without an init process, an ended orphan stays a zombie. */
function isZombie(pid: number): boolean {
  try {
    return process.platform === 'linux' && readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.startsWith('Z')
  } catch {
    return true
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
  }
}

function isPostgres(pid: number, cluster: string): boolean {
  if (!(pid > 0) || !isAlive(pid)) return false
  try {
    if (process.platform === 'linux')
      return readlinkSync(`/proc/${pid}/cwd`) === cluster && basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres')
    if (process.platform === 'win32') return true
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster)
  } catch {
    return false
  }
}
