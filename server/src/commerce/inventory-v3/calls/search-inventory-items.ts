import type { inventoryV3 } from '@stoa/contract'
import { planAggregatedSearch } from '../../../http/plan-aggregated-search.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentWithProduct } from '../items/present.ts'
import { aggregatedItems, selectItems } from '../items/store.ts'
import { itemsTarget, searchableItems } from '../items/target.ts'
import { pagingMetadata } from '../paging-metadata.ts'

export const searchInventoryItems: Handler<typeof inventoryV3.searchInventoryItems> = async (context, { search }) => {
  const { plan, aggregate } = planAggregatedSearch(context, {
    of: 'inventoryV3',
    search,
    target: itemsTarget,
    searchable: searchableItems,
    limits: { max: 1000 },
  })
  const page = plan.page(await selectItems(context, plan))
  const aggregationData = await aggregate(context.db, aggregatedItems(context))
  return {
    inventoryItems: page.rows.map(presentWithProduct),
    pagingMetadata: pagingMetadata(page),
    ...(aggregationData && { aggregationData }),
  }
}
