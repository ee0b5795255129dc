import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { guardPrefix } from './guards.ts'

export interface Command {
  command: string
  args: readonly string[]
  /** Where it runs. */
  folder: string
  /** How much memory it may use. */
  memoryBytesMax: number
  /** Whether it reads what is written to it. */
  hasInput?: boolean
}

export type Child = ChildProcess & { stdin: Writable | null; stdout: Readable; stderr: Readable }

export interface RunningProgram {
  child: Child
  /** Ends it, because it takes too long or too much. */
  stop(): void
  isOverLimit(): boolean
  /** Ends what watches it. */
  release(): void
}

const watchMs = 100
const pageBytes = 4096

/** Starts a program on content that a caller chose: with the lowest priority, without the environment of the server, and never longer than this process. */
export async function startProgram({ command, args, folder, memoryBytesMax, hasInput = false }: Command): Promise<RunningProgram> {
  const [program, ...rest] = [...(await guardPrefix()), command, ...args]
  const child = spawn(program!, rest, {
    cwd: folder,
    env: process.platform === 'win32' ? process.env : { PATH: process.env.PATH ?? '' },
    stdio: [hasInput ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  }) as Child
  const end = (): void => void child.kill('SIGKILL')
  process.once('exit', end)
  let isOverLimit = false
  const stop = (): void => {
    isOverLimit = true
    end()
  }
  const watch = setInterval(() => void memoryOf(child).then((bytes) => bytes > memoryBytesMax && stop()), watchMs).unref()
  lowerPriority(child)
  const release = (): void => {
    clearInterval(watch)
    process.off('exit', end)
  }
  return { child, stop, isOverLimit: () => isOverLimit, release }
}

function lowerPriority({ pid }: Child): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended, or the system has no priorities.
  }
}

/** In physical memory. 0 where the system doesn't say. */
async function memoryOf({ pid }: Child): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(pages.split(' ')[1] ?? 0) * pageBytes
}
