import { followEvents } from '../../../events/public.ts'
import type { Db } from '../../../kernel/db.ts'
import { isSubscribed } from '../matching.ts'
import { deliveredNames } from '../payload/event-type.ts'
import { selectSubscriptions, type Subscription } from '../store.ts'
import { newDelivery } from './new-delivery.ts'
import { insertDeliveries } from './store.ts'

/** The name under which it follows the events. */
export const webhookConsumer = 'webhooks'

/** Writes a delivery for each event and each webhook that subscribes to it, in the transaction that saves the position in the log. So no event is left out,
 *  and none is delivered that wasn't committed (threat W03). */
export const addDeliveries = followEvents(
  webhookConsumer,
  async ({ services }, db, event) => {
    const webhooks = await subscriptionsIn(db, event.siteId)
    const deliveries = webhooks
      .filter((webhook) => isSubscribed(webhook, event))
      .map((webhook) => newDelivery(webhook.id, event, services.now()))
    await insertDeliveries({ db, siteId: event.siteId }, deliveries)
  },
  { kinds: deliveredNames },
)

/** A transaction handles events of one site. */
const inTransaction = new WeakMap<Db, Promise<Subscription[]>>()

function subscriptionsIn(db: Db, siteId: string): Promise<Subscription[]> {
  const known = inTransaction.get(db) ?? selectSubscriptions({ db, siteId })
  inTransaction.set(db, known)
  return known
}
