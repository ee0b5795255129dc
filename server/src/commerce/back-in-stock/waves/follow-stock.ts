import { inventoryItemEvents } from '@stoa/contract/inventory-v3/events'
import { followEventHeaders } from '../../../events/public.ts'
import { serverContext } from '../../../jobs/public.ts'
import { withoutTransaction } from '../../../kernel/in-transaction.ts'
import { beginWavesOfSite } from './begin-automatic.ts'
import { hasWaiting } from './stock/store.ts'

const { created, stockStatusUpdated } = inventoryItemEvents

/** Notifies those who wait for an item as soon as it is in stock again, whatever changed that. Where no shopper waits, events are passed over; those who begin to
 *  wait at that moment are notified by `beginAutomaticWaves`. */
export const followStock = followEventHeaders(
  'back-in-stock',
  async ({ services }, db, { siteId }) => beginWavesOfSite(await serverContext(services, siteId, withoutTransaction(db))),
  { kinds: async (db, siteId) => ((await hasWaiting(db, siteId)) ? [created, stockStatusUpdated] : []) },
)
