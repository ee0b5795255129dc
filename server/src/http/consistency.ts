// A process keeps answers that others may have changed up to a second ago (decision 0099). So that senders see what they wrote themselves, the answer to a write
// says who made it and when, and their packages repeat that in `X-Wix-Consistent` (wire §1).

/** For this long after a write, nothing kept answers its sender: longer than it takes until every process knows of it, by clocks that differ by seconds. */
const recentMs = 10_000
const radix = 36

/** What stands for the state after a write of the process with this origin. */
export const stateAfterWrite = (origin: number, now = Date.now()): string => `${origin.toString(radix)}.${now.toString(radix)}`

/** Whether the process with this origin may not know the state yet that a request names. */
export function mayBeUnknown(state: string | string[] | undefined, origin: number, now = Date.now()): boolean {
  if (state === undefined) return false
  const [writer, written = ''] = String(state).split('.')
  if (writer === origin.toString(radix)) return false
  // An unreadable time is neither early nor late.
  return !(Number.parseInt(written, radix) < now - recentMs)
}
