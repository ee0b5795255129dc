import type { Context } from '../../../kernel/context.ts'
import { inTransaction } from '../../../kernel/in-transaction.ts'

/** Ends a transaction that is to leave nothing. */
class Undone extends Error {}

/** Does something in a transaction of its own, and takes all of it back. */
export async function inTrial<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  const results: T[] = []
  try {
    await inTransaction(context.services.database, async (transaction) => {
      results.push(await work({ ...context, ...transaction }))
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return results.at(-1)!
}
