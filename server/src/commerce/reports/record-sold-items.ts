import { orderEvents } from '@stoa/contract/orders/events'
import { followEvents } from '../../events/public.ts'
import type { WireOrder } from '../orders/public.ts'
import { soldItemsOf } from './sold-item.ts'
import { deleteSoldItems, insertSoldItems } from './store.ts'

const { approved, canceled } = orderEvents

/** Stores the lines of approved orders so that reports can count them. Processing an event twice changes nothing. */
export const recordSoldItems = followEvents(
  'sold-items',
  async (_app, db, { siteId, events }) => {
    const { sold = [], removed = [] } = Object.groupBy(events, ({ slug }) => (slug === canceled.slug ? 'removed' : 'sold'))
    await insertSoldItems(
      db,
      siteId,
      sold.flatMap(({ entity }) => soldItemsOf((entity as { order: WireOrder }).order)),
    )
    // An order is canceled after it is approved.
    for (const { entityId } of removed) await deleteSoldItems(db, { siteId, orderId: entityId })
  },
  { kinds: [approved, canceled] },
)
