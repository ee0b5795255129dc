import type { ChildProcess } from 'node:child_process'

const children = new Set<ChildProcess>()
let pauses = 0

/** Lets a program stand still while others run in their turn, so that those who wait for a poster don't wait for hours. Returns what ends that. */
export function pausable(child: ChildProcess): () => void {
  children.add(child)
  signal('SIGSTOP', pauses > 0)
  return () => void children.delete(child)
}

/** Stops the programs in the background while something runs. Systems without such signals run both. */
export async function inForeground<T>(work: () => Promise<T>): Promise<T> {
  signal('SIGSTOP', pauses++ === 0)
  try {
    return await work()
  } finally {
    signal('SIGCONT', --pauses === 0)
  }
}

function signal(name: 'SIGSTOP' | 'SIGCONT', isWanted: boolean): void {
  if (isWanted && process.platform !== 'win32') for (const child of children) child.kill(name)
}
