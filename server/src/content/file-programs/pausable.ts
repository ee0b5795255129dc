import type { ChildProcess } from 'node:child_process'
import type { TimeLimit } from './time-limit.ts'

interface Program {
  child: ChildProcess
  /** Doesn't count the time in which it stands still. */
  limit: TimeLimit
}

const programs = new Set<Program>()
let pauses = 0

/** Pauses a program while others run in their turn, so that a poster doesn't wait for hours. Returns what ends this. */
export function pausable(program: Program): () => void {
  programs.add(program)
  if (pauses > 0) pause(program)
  return () => void programs.delete(program)
}

/** Stops the programs in the background while something runs. Systems without such signals run both. */
export async function inForeground<T>(work: () => Promise<T>): Promise<T> {
  if (pauses++ === 0) programs.forEach(pause)
  try {
    return await work()
  } finally {
    if (--pauses === 0) programs.forEach(resume)
  }
}

const canPause = process.platform !== 'win32'

function pause({ child, limit }: Program): void {
  if (!canPause) return
  child.kill('SIGSTOP')
  limit.pause()
}

function resume({ child, limit }: Program): void {
  if (!canPause) return
  child.kill('SIGCONT')
  limit.resume()
}
