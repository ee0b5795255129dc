import type { inventoryV3 } from '@stoa/contract'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentWithProduct } from '../items/present.ts'
import { selectItems } from '../items/store.ts'
import { itemsTarget } from '../items/target.ts'
import { pagingMetadata } from '../paging-metadata.ts'

export const queryInventoryItems: Handler<typeof inventoryV3.queryInventoryItems> = async (context, { query }) => {
  const plan = planCallerQuery(context, {
    of: 'inventoryV3',
    query,
    at: 'query',
    target: itemsTarget,
    limits: { max: 1000 },
  })
  const page = plan.page(await selectItems(context, plan))
  return { inventoryItems: page.rows.map(presentWithProduct), pagingMetadata: pagingMetadata(page) }
}
