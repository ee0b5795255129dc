import { orderEvents } from '@stoa/contract/orders/events'
import { follow } from '../events/follow.ts'
import { orderLink } from '../commerce/order-links/link.ts'
import type { WireOrder } from '../commerce/orders/order.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { insertMail } from './store.ts'

/** Writes the mails that events call for into the outbox, where they are kept until somebody sends them. */
export const sendMails = follow('mails', async ({ services }, db, { siteId, id: eventId, entityFqdn, entityId, slug, entity }) => {
  if (entityFqdn !== orderEvents.approved.entityFqdn || slug !== orderEvents.approved.slug) return
  const { order } = entity as { order: WireOrder }
  const { settings } = await services.sites.find(siteId)
  const link = await orderLink(services, { siteId, orderId: order.id! }, 'confirmation')
  const mail = orderConfirmation({ order, shop: settings, link })
  if (mail) await insertMail(db, { siteId, eventId, entityFqdn, entityId }, mail)
})
