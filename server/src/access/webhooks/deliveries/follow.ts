import { followEventHeaders } from '../../../events/public.ts'
import { isSubscribed, subscribedNames } from '../matching.ts'
import { selectSubscriptions } from '../store.ts'
import { newDelivery } from './new-delivery.ts'
import { insertDeliveries } from './store.ts'

/** The name under which it follows the events. */
export const webhookConsumer = 'webhooks'

/** Writes a delivery for each event and each webhook that subscribes to it, in the transaction that saves the position in the log. So no event is left out,
 *  and none is delivered that wasn't committed (threat W03). What is sent is read when it is sent. */
export const addDeliveries = followEventHeaders(
  webhookConsumer,
  async ({ services }, db, { siteId, events }) => {
    const webhooks = await selectSubscriptions({ db, siteId })
    const deliveries = events.flatMap((event) =>
      webhooks.filter((webhook) => isSubscribed(webhook, event)).map((webhook) => newDelivery(webhook.id, event, services.now())),
    )
    await insertDeliveries({ db, siteId }, deliveries)
  },
  { kinds: async (db, siteId) => subscribedNames(await selectSubscriptions({ db, siteId })) },
)
