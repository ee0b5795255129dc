import { setTimeout as delay } from 'node:timers/promises'
import { seed, timesToRun } from '../support/rounds.ts'
import { seededRandom } from '../support/seeded-random.ts'

export type StaggeredCall = () => Promise<unknown>

/** Decides the order and the pauses of the calls in a file. */
const random = seededRandom(seed)

export const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((one) => ({ one, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one)

const counted = { calls: 0, faults: 0 }

/** Makes lists of calls, each in its order and 2 to 20 ms apart, so that each call meets the others at another point of their work. Returns what ended in an
 *  error of the server: a lock conflict is one. */
export async function staggeredFaults(...lists: readonly (readonly StaggeredCall[])[]): Promise<string[]> {
  const running = lists.flatMap((calls) => {
    let start = 0
    return calls.map((call) => delay((start += 2 + random() * 18)).then(call))
  })
  const faults = (await Promise.allSettled(running)).flatMap((result) => (result.status === 'rejected' ? faultOf(result.reason) : []))
  counted.calls += running.length
  counted.faults += faults.length
  return faults
}

/** The error of a call, unless it is a refusal with a reason. */
function faultOf(error: unknown): string[] {
  const { status, code } = error as { status?: number; code?: string }
  return status !== undefined && status < 500 ? [] : [status === undefined ? String(error) : `${status} ${code}`]
}

/** How many calls ran in this file, and the seed that repeats them, in a long run. */
export function printStaggered(): void {
  const isLong = timesToRun(0, 1) === 1
  if (isLong)
    console.log(`staggered calls: ${counted.calls}, of which ${counted.faults} ended in an error of the server (STOA_TEST_SEED=${seed})`)
}
