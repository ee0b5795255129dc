import type { Db } from '../kernel/db.ts'
import { StaleReadError } from './stale-read.ts'

/** Makes a change without a lock: it reads with `peek`, and writes in one statement if what it read is still the same. If it isn't, `attempt` returns undefined,
 *  and the transaction runs again, with locks, so that callers of the same row get their turn. */
export async function unlockedFirst<T extends object>({ isRetry }: Db, attempt: (isLocked: boolean) => Promise<T | undefined>): Promise<T> {
  const result = await attempt(isRetry)
  if (!result) throw new StaleReadError('Another transaction has changed the row that this one read.')
  return result
}
