import { inForeground } from './pausable.ts'

let last: Promise<unknown> = Promise.resolve()

/** Runs one program at a time: several would take the processor from the requests. Those in the background pause. */
export function inProgramTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(() => inForeground(work))
  last = turn.catch(() => {})
  return turn
}
