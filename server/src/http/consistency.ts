// A process keeps answers that others may have changed up to a second ago (decision 0099). So that senders see what they wrote themselves, the answer to a write
// says who made it and when, and their packages repeat that in `X-Wix-Consistent` (wire §1).

/** For this long after a write, nothing kept answers its sender: longer than it takes until every process knows of it, by clocks that differ by seconds. */
const recentMs = 10_000
const radix = 36

/** No process has this origin. */
const several = 0

/** What stands for the state after a write of the process with this origin, whose request named the state `before`. */
export function stateAfterWrite(before: string | string[] | undefined, origin: number, now = Date.now()): string {
  const writer = mayBeUnknown(before, origin, now) ? several : origin
  return `${writer.toString(radix)}.${now.toString(radix)}`
}

/** Whether the process with this origin may not know the state yet that a request names. */
export function mayBeUnknown(state: string | string[] | undefined, origin: number, now = Date.now()): boolean {
  if (state === undefined) return false
  const [writer, written = ''] = String(state).split('.')
  if (writer === origin.toString(radix)) return false
  // An unreadable time is neither early nor late.
  return !(Number.parseInt(written, radix) < now - recentMs)
}
