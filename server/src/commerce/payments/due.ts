import type { Db } from '../../kernel/db.ts'
import { dueIntents } from './store.ts'

/** A payment that is PROCESSING for so long was cut off: whoever asked the provider is gone, or its answer came late. */
export const cutOffAfterSeconds = 15
/** As many are brought to an end in one round. */
export const batchSize = 100

/** How many payments of a site wait to be brought to an end, as far as one round goes. */
export const countPaymentsToReconcile = async (db: Db, siteId: string): Promise<number> =>
  (await dueIntents({ db, siteId }, { cutOffAfterSeconds, limit: batchSize })).length
