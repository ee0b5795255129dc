import { type NamedJob, serverContext } from '../../../jobs/public.ts'
import type { Context, Services } from '../../../kernel/context.ts'
import { inTransaction } from '../../../kernel/in-transaction.ts'
import { moved, recordUpdated } from '../change.ts'
import { writeNotifications } from '../mails/write-notifications.ts'
import { isBuyable } from './stock/store.ts'
import { advanceWave, claimWave, countRequests, endWave, lockNext, markProcessing } from './store.ts'
import type { Wave } from './wave.ts'

/** Number of emails that are written per batch. */
const batchMax = 100

/** Notifies the next of those who wait: their emails, their status and the wave's progress are committed together or not at all. False if the wave has ended, or
 *  another process is working on it. */
export const stepWave = (services: Services, job: NamedJob): Promise<boolean> =>
  inTransaction(services.database, async (transaction) => {
    const wave = await claimWave(transaction.db, job)
    if (!wave) return false
    const context = await serverContext(services, job.siteId, transaction)
    if (await isSoldOut(context, wave)) {
      await endWave(context, wave.id, 'SOLD_OUT')
      return false
    }
    const limit = Math.min(batchMax, wave.limitCount - wave.processed)
    const requests = limit > 0 ? await lockNext(context, wave, limit) : []
    if (requests.length > 0) {
      const ids = requests.map(({ id }) => id)
      await markProcessing(context, ids, wave.id)
      const notified = requests.map((request) => ({ ...moved(request, 'notify', context.now), waveId: wave.id }))
      await writeNotifications(context, wave, notified)
      for (const request of notified) recordUpdated(context, request)
      await advanceWave(context, wave.id, requests.length)
    }
    if (await hasMore(context, wave, { limit, count: requests.length })) return true
    await endWave(context, wave.id, 'DONE')
    return false
  })

/** Whether others wait. Those that another transaction had locked may wait still, once it has ended. */
async function hasMore(context: Context, wave: Wave, { limit, count }: { limit: number; count: number }): Promise<boolean> {
  if (wave.processed + count >= wave.limitCount) return false
  return count === limit || (await countRequests(context, wave, 1)) > 0
}

/** Your team and apps notify as they like. */
const isSoldOut = async (context: Context, { origin, productId, variantId }: Wave): Promise<boolean> =>
  origin === 'AUTOMATIC' && productId !== null && !(await isBuyable(context, { productId, variantId }))
