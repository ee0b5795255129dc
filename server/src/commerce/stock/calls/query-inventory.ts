import type { stock } from '@stoa/contract'
import { countMax } from '../../../http/page-metadata.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentInventory } from '../inventory/present.ts'
import { readQuery } from '../inventory/read-query.ts'
import { countInventory, selectInventory } from '../inventory/store.ts'
import { inventoryTarget } from '../inventory/target.ts'

export const queryInventory: Handler<typeof stock.queryInventory> = async (context, { query }) => {
  const plan = planCallerQuery(context, {
    of: 'inventory',
    query: readQuery(query ?? {}),
    at: 'query',
    target: inventoryTarget,
    defaultSort: [{ fieldName: 'numericId', order: 'ASC' }],
    limits: { default: 100, max: 100 },
    cursors: false,
  })
  const page = plan.page(await selectInventory(context, plan))
  const total = await countInventory(context, { plan, page })
  return {
    inventoryItems: page.rows.map((row) => presentInventory(row)),
    metadata: { items: page.rows.length, offset: page.offset },
    totalResults: Math.min(total, countMax),
  }
}
