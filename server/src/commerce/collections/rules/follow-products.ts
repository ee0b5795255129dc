import { productEvents } from '@stoa/contract/catalogue/events'
import { stockEvents } from '@stoa/contract/stock/events'
import { followEvents } from '../../../events/public.ts'
import { serverContext } from '../../../jobs/public.ts'
import { withoutTransaction } from '../../../kernel/in-transaction.ts'
import { lockProducts } from '../members/store.ts'
import { applyRulesTo } from './apply.ts'
import { countRuled } from './store.ts'

/** Lets new products enter collections, and products enter and leave them when their stock changes: after a purchase, never in it. Saved products are compared
 *  once more: a collection may have got its rules meanwhile. */
export const followProducts = followEvents(
  'collection-rules',
  async ({ services }, db, { siteId, events }) => {
    if ((await countRuled({ db, siteId })) === 0) return
    const context = await serverContext(services, siteId, withoutTransaction(db))
    const productIds = events.map(({ entity }) => (entity as { productId: string }).productId)
    await applyRulesTo(context, await lockProducts(context, productIds))
  },
  { kinds: [stockEvents.variantsChanged, productEvents.created, productEvents.changed, productEvents.variantsChanged] },
)
