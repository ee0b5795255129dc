import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import type { Readable } from 'node:stream'
import { guardPrefix } from './guards.ts'
import { pausable } from './pausable.ts'
import { startTimeLimit } from './time-limit.ts'

export interface ProgramRun {
  command: string
  args: readonly string[]
  /** Where it runs. */
  folder: string
  /** How long it may run, without the time in which it pauses. */
  timeoutMs: number
  /** Ends it in any case. */
  signal?: AbortSignal
  /** How much memory it may use. */
  memoryBytesMax: number
  /** Whether it takes long, and pauses while a program runs in its turn. */
  isBackground?: boolean
}

/** OVER_LIMIT: it took too long, or too much memory. MISSING: there is no such program. */
export interface ProgramResult {
  outcome: 'DONE' | 'FAILED' | 'OVER_LIMIT' | 'MISSING'
  stdout: string
  stderr: string
}

const outputBytesMax = 1_000_000
const watchMs = 100
const pageBytes = 4096

type Child = ChildProcessByStdio<null, Readable, Readable>

/** Runs a program on content that a caller chose: with the lowest priority, without the environment of the server, and never longer than this process. */
export async function runProgram({
  command,
  args,
  folder,
  timeoutMs,
  signal,
  memoryBytesMax,
  isBackground = false,
}: ProgramRun): Promise<ProgramResult> {
  const [program, ...rest] = [...(await guardPrefix()), command, ...args]
  const child = spawn(program!, rest, {
    cwd: folder,
    env: process.platform === 'win32' ? process.env : { PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = (): void => void child.kill('SIGKILL')
  process.once('exit', end)
  let isOverLimit = false
  const stop = (): void => {
    isOverLimit = true
    end()
  }
  const limit = startTimeLimit(timeoutMs, stop)
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  const watch = setInterval(() => void memoryOf(child).then((bytes) => bytes > memoryBytesMax && stop()), watchMs)
  lowerPriority(child)
  const release = isBackground ? pausable({ child, limit }) : undefined
  try {
    const [stdout, stderr, code] = await Promise.all([textOf(child.stdout, stop), textOf(child.stderr), exitOf(child)])
    return { outcome: isOverLimit ? 'OVER_LIMIT' : code, stdout, stderr }
  } finally {
    limit.end()
    signal?.removeEventListener('abort', stop)
    clearInterval(watch)
    process.off('exit', end)
    release?.()
  }
}

const exitOf = (child: Child): Promise<'DONE' | 'FAILED' | 'MISSING'> =>
  new Promise((resolve) => {
    child.once('error', () => resolve('MISSING'))
    // 127: a guard didn't find the program.
    child.once('close', (code) => resolve(code === 0 ? 'DONE' : code === 127 ? 'MISSING' : 'FAILED'))
  })

/** What a program prints. It ends if it never stops; of errors, only the beginning matters. */
async function textOf(stream: Readable, onTooMuch = () => {}): Promise<string> {
  let text = ''
  for await (const chunk of stream) {
    if (text.length < outputBytesMax) text += String(chunk)
    else onTooMuch()
  }
  return text
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
