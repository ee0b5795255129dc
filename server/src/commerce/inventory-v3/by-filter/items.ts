import type { Entries } from '../../catalogue-jobs/public.ts'
import type { LocatedStock } from '../../stock/public.ts'
import { itemsMatching } from '../items/store.ts'
import { lockRequested } from '../locked/store.ts'
import { type Conditions, planItems } from '../plan-items.ts'

/** The inventory items that meet conditions. */
export const items: Entries<Conditions, LocatedStock> = {
  matching: (context, conditions, createdUntil) => itemsMatching(context, planItems(context, conditions), createdUntil),
  async lock(context, ids) {
    const requested = new Set(ids)
    return (await lockRequested(context, { ids, at: [] })).filter(({ itemId, hasItem }) => hasItem && requested.has(itemId))
  },
  idOf: ({ itemId }) => itemId,
}
