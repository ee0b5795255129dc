import { stockEvents } from '@stoa/contract/stock/events'
import { followEvents } from '../../../events/public.ts'
import { serverContext } from '../../../jobs/public.ts'
import { withoutTransaction } from '../../../kernel/in-transaction.ts'
import { applyRulesTo } from './apply.ts'
import { countRuled } from './store.ts'

/** Lets products enter and leave collections when their stock changes: after a purchase, never in it. */
export const applyRulesToStock = followEvents(
  'collection-rules',
  async ({ services }, db, { siteId, events }) => {
    if ((await countRuled({ db, siteId })) === 0) return
    const context = await serverContext(services, siteId, withoutTransaction(db))
    const productIds = events.map(({ entity }) => (entity as { productId: string }).productId)
    await applyRulesTo(context, [...new Set(productIds)])
  },
  { kinds: [stockEvents.variantsChanged] },
)
