import { orderEvents } from '@stoa/contract/orders/events'
import { followEvents } from '../../events/public.ts'
import type { WireOrder } from '../orders/public.ts'
import { soldItemsOf } from './sold-item.ts'
import { deleteSoldItems, insertSoldItems } from './store.ts'

const { approved, canceled } = orderEvents

/** Stores the lines of approved orders so that reports can count them. Processing an event twice changes nothing. */
export const recordSoldItems = followEvents(
  'sold-items',
  async (_app, db, { siteId, slug, entityId, entity }) => {
    if (slug === canceled.slug) return deleteSoldItems(db, { siteId, orderId: entityId })
    const { order } = entity as { order: WireOrder }
    const purchasedDate = order.purchasedDate ?? order.createdDate
    await insertSoldItems(db, { siteId, orderId: entityId, purchasedDate, currency: order.currency ?? '' }, soldItemsOf(order))
  },
  { kinds: [approved, canceled] },
)
