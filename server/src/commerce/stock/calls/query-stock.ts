import type { stock } from '@stoa/contract'
import { pageMetadata } from '../../../http/page-metadata.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentStockItem } from '../items/present.ts'
import { countStockItems, selectStockItems } from '../items/store.ts'
import { stockTarget } from '../items/target.ts'
import { shopThreshold } from '../low-stock.ts'

export const queryStock: Handler<typeof stock.queryStock> = async (context, { query }) => {
  const threshold = shopThreshold(context)
  const plan = planCallerQuery(context, {
    of: 'stock',
    query,
    at: 'query',
    target: stockTarget(threshold),
    defaultSort: [{ fieldName: 'productName', order: 'ASC' }],
    limits: { max: 100 },
  })
  const page = plan.page(await selectStockItems(context, plan))
  const total = await countStockItems(context, { plan, page })
  const { baseUrl } = context.services.settings
  return { items: page.rows.map((row) => presentStockItem(row, { threshold, baseUrl })), metadata: pageMetadata(page, total) }
}
