import { serverContext } from '../../jobs/public.ts'
import type { App } from '../../kernel/app.ts'
import type { Context } from '../../kernel/context.ts'
import { log } from '../../kernel/log.ts'
import { holdCheckout } from '../checkouts/public.ts'
import { batchSize, cutOffAfterSeconds } from './due.ts'
import { giveUp } from './give-up.ts'
import { cancelCharge, findCharge } from './sandbox/ask.ts'
import { settlePayment } from './settle.ts'
import { claimIntent, dueIntents, findIntent, sitesWithDueIntents, type Due } from './store.ts'

/** Ends payments whose time is over, and brings those to an end that were cut off. Any number of processes may do so at once. */
export async function healPayments({ services }: App): Promise<void> {
  for (const siteId of await sitesWithDueIntents(services.database, { cutOffAfterSeconds })) {
    const due = await dueIntents({ db: services.database, siteId }, { cutOffAfterSeconds, limit: batchSize })
    const context = await serverContext(services, siteId)
    for (const intent of due)
      await heal(context, intent).catch((error: Error) =>
        log('error', 'a payment could not be reconciled', { paymentId: intent.id, reason: error.message }),
      )
  }
}

const heal = (context: Context, due: Due): Promise<void> => (due.status === 'CREATED' ? endUnused(context, due) : endCutOff(context, due))

/** Nobody ever tried to pay it. */
function endUnused(context: Context, { id, checkoutId }: Due): Promise<void> {
  return context.services.database.transaction(async (db) => {
    const inside = { ...context, db }
    await holdCheckout(inside, checkoutId)
    const intent = await claimIntent(inside, id)
    if (intent?.status === 'CREATED' && intent.overdue) await giveUp(inside, intent)
  })
}

/** The provider knows. Once the time is over it is told to end the payment: what it decided until then stands, and nothing comes after. */
async function endCutOff(context: Context, { id }: Due): Promise<void> {
  const intent = await findIntent(context, id)
  if (intent?.status !== 'PROCESSING') return
  const charge = intent.overdue ? await cancelCharge(context, intent) : await findCharge(context, intent)
  if (charge) await settlePayment(context, intent, charge)
}
