import type { Db } from '../../kernel/db.ts'
import { dueIntents } from './store.ts'

/** A payment that is PROCESSING for this long was cut off: the process that called the provider died, or the response was late. */
export const cutOffAfterSeconds = 15
/** The most payments that one round reconciles per site. */
export const batchSize = 100

/** How many payments of a site are due to be reconciled, up to `batchSize`. */
export const countPaymentsToReconcile = async (db: Db, siteId: string): Promise<number> =>
  (await dueIntents({ db, siteId }, { cutOffAfterSeconds, limit: batchSize })).length
