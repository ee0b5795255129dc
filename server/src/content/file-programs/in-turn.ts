let last: Promise<unknown> = Promise.resolve()

/** Runs one program at a time: several would take the processor from the requests. */
export function inProgramTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}
