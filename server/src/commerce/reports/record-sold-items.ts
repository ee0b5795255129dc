import { orderEvents } from '@stoa/contract/orders/events'
import { followEvents } from '../../events/public.ts'
import type { WireOrder } from '../orders/public.ts'
import { soldItemsOf } from './sold-item.ts'
import { deleteSoldItems, insertSoldItems } from './store.ts'

const { entityFqdn: orderFqdn, slug: approved } = orderEvents.approved
const { slug: canceled } = orderEvents.canceled

/** Stores the lines of approved orders so that reports can count them. Processing an event twice changes nothing. */
export const recordSoldItems = followEvents('sold-items', async (_app, db, { siteId, entityFqdn, slug, entityId, entity }) => {
  if (entityFqdn !== orderFqdn) return
  if (slug === canceled) await deleteSoldItems(db, { siteId, orderId: entityId })
  if (slug !== approved) return
  const { order } = entity as { order: WireOrder }
  const purchasedDate = order.purchasedDate ?? order.createdDate
  await insertSoldItems(db, { siteId, orderId: entityId, purchasedDate, currency: order.currency ?? '' }, soldItemsOf(order))
})
