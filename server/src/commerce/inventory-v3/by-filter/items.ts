import { part } from '../../../database/sql.ts'
import type { Entries } from '../../catalogue-jobs/public.ts'
import type { LocatedStock } from '../../stock/public.ts'
import { itemsOf } from '../items/source.ts'
import { lockRequested } from '../locked/store.ts'
import { type Conditions, planItems } from '../plan-items.ts'

/** The inventory items that meet conditions. */
export const items: Entries<Conditions, LocatedStock> = {
  matching: (context, conditions, createdUntil) => ({
    from: itemsOf(context.siteId),
    id: part`items.id`,
    where: part`items.item_created_date <= ${createdUntil} and ${planItems(context, conditions).filter}`,
  }),
  async lock(context, ids) {
    const asked = new Set(ids)
    return (await lockRequested(context, { ids, at: [] })).filter(({ itemId, hasItem }) => hasItem && asked.has(itemId))
  },
  idOf: ({ itemId }) => itemId,
}
