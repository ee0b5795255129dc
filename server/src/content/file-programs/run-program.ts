import type { Readable } from 'node:stream'
import { pausable } from './pausable.ts'
import { type Child, type Command, startProgram } from './start-program.ts'
import { startTimeLimit } from './time-limit.ts'

export interface ProgramRun extends Omit<Command, 'hasInput'> {
  /** How long it may run, without the time in which it pauses. */
  timeoutMs: number
  /** Ends it in any case. */
  signal?: AbortSignal
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

/** Runs a program on content that a caller chose, to its end. */
export async function runProgram({ timeoutMs, signal, isBackground = false, ...command }: ProgramRun): Promise<ProgramResult> {
  const { child, stop, isOverLimit, release } = await startProgram(command)
  const limit = startTimeLimit(timeoutMs, stop)
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  const endPauses = isBackground ? pausable({ child, limit }) : undefined
  try {
    const [stdout, stderr, code] = await Promise.all([textOf(child.stdout, stop), textOf(child.stderr), exitOf(child)])
    return { outcome: isOverLimit() ? 'OVER_LIMIT' : code, stdout, stderr }
  } finally {
    limit.end()
    signal?.removeEventListener('abort', stop)
    release()
    endPauses?.()
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
