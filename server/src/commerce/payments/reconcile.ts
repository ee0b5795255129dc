import { serverContext } from '../../jobs/public.ts'
import type { App } from '../../kernel/app.ts'
import type { Context } from '../../kernel/context.ts'
import { log } from '../../kernel/log.ts'
import { lockExistingCheckout } from '../checkouts/public.ts'
import { lockOrderToSettle } from '../orders/public.ts'
import { batchSize, cutOffAfterSeconds } from './due.ts'
import { giveUp } from './give-up.ts'
import { cancelCharge, findCharge } from './sandbox/charge-client.ts'
import { settlePayment } from './settle.ts'
import { claimIntent, dueIntents, findIntent, sitesWithDueIntents, type DueIntent } from './store.ts'

/** Ends expired payments and completes those that were cut off. Safe to run in any number of processes at once. */
export async function reconcilePayments({ services }: App): Promise<void> {
  for (const siteId of await sitesWithDueIntents(services.database, { cutOffAfterSeconds })) {
    const due = await dueIntents({ db: services.database, siteId }, { cutOffAfterSeconds, limit: batchSize })
    const context = await serverContext(services, siteId)
    for (const intent of due)
      await reconcile(context, intent).catch((error: Error) =>
        log('error', 'a payment could not be reconciled', { paymentId: intent.id, reason: error.message }),
      )
  }
}

const reconcile = (context: Context, due: DueIntent): Promise<void> =>
  due.status === 'CREATED' ? endUnused(context, due) : endCutOff(context, due)

/** Ends a payment that was never attempted. */
function endUnused(context: Context, { id, checkoutId, orderId }: DueIntent): Promise<void> {
  return context.services.database.transaction(async (db) => {
    const inside = { ...context, db }
    await lockExistingCheckout(inside, checkoutId)
    const order = await lockOrderToSettle(inside, orderId)
    const intent = await claimIntent(inside, id)
    if (intent?.status === 'CREATED' && intent.overdue) await giveUp(inside, intent, order)
  })
}

/** Asks the provider what it decided. Once the payment has expired, also cancels it there: an earlier decision stands, and nothing can follow. */
async function endCutOff(context: Context, { id }: DueIntent): Promise<void> {
  const intent = await findIntent(context, id)
  if (intent?.status !== 'PROCESSING') return
  const charge = intent.overdue ? await cancelCharge(context, intent) : await findCharge(context, intent)
  if (charge) await settlePayment(context, intent, charge)
}
