import type { stock } from '@stoa/contract'
import { lowStockAtMost } from '@stoa/contract/stock/low-stock'
import { pageMetadata } from '../../../http/page-metadata.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { lowStockTarget } from '../low-stock-target.ts'
import { presentLowVariant } from '../low-stock.ts'
import { countLowVariants, selectLowVariants } from '../store.ts'

export const queryLowStock: Handler<typeof stock.queryLowStock> = async (context, { atMost = lowStockAtMost, cursorPaging }) => {
  const plan = planCallerQuery(context, {
    of: 'low stock',
    query: { filter: { quantity: { $lte: atMost } }, sort: [{ fieldName: 'quantity', order: 'ASC' }], cursorPaging },
    target: lowStockTarget,
    limits: { max: 100 },
  })
  const page = plan.page(await selectLowVariants(context, plan))
  const total = await countLowVariants(context, { plan, page })
  const { baseUrl } = context.services.settings
  return { variants: page.rows.map((variant) => presentLowVariant(variant, baseUrl)), metadata: pageMetadata(page, total) }
}
