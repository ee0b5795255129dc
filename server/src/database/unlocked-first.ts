import { StaleReadError } from './connect.ts'

/** Attempts a change without a lock: it reads with `peek`, and writes in one statement if what it read is still the same. If it isn't, attempts it again with
 *  a lock, so that callers of the same row get their turn. An attempt returns undefined if it wrote nothing. */
export async function unlockedFirst<T extends object>(attempt: (isLocked: boolean) => Promise<T | undefined>): Promise<T> {
  const result = (await attempt(false)) ?? (await attempt(true))
  if (!result) throw new StaleReadError('Another transaction has changed the row that this one read.')
  return result
}
