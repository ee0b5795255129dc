import { inventoryItemEvents } from '@stoa/contract/inventory-v3/events'
import { followEventHeaders } from '../../../events/public.ts'
import { serverContext } from '../../../jobs/public.ts'
import { withoutTransaction } from '../../../kernel/in-transaction.ts'
import { beginWavesOfSite } from './begin-automatic.ts'

const { created, stockStatusUpdated } = inventoryItemEvents

/** Notifies those who wait for an item as soon as it is in stock again, whatever changed that. */
export const followStock = followEventHeaders(
  'back-in-stock',
  async ({ services }, db, { siteId }) => beginWavesOfSite(await serverContext(services, siteId, withoutTransaction(db))),
  { kinds: [created, stockStatusUpdated] },
)
