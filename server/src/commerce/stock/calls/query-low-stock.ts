import type { stock } from '@stoa/contract'
import { pageMetadata } from '../../../http/page-metadata.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { lowStockTarget } from '../low-stock-target.ts'
import { presentLowVariant, shopThreshold } from '../low-stock.ts'
import { countLowVariants, selectLowVariants } from '../low/store.ts'

export const queryLowStock: Handler<typeof stock.queryLowStock> = async (context, { atMost, cursorPaging }) => {
  const filter = atMost === undefined ? {} : { filter: { quantity: { $lte: atMost } } }
  const plan = planCallerQuery(context, {
    of: 'low stock',
    query: { ...filter, sort: [{ fieldName: 'quantity', order: 'ASC' }], cursorPaging },
    target: lowStockTarget,
    limits: { max: 100 },
  })
  // A cursor has the filter of its first page.
  const threshold = plan.request.filter ? undefined : shopThreshold(context)
  const page = plan.page(await selectLowVariants(context, { plan, threshold }))
  const total = await countLowVariants(context, { plan, page, threshold })
  const view = { threshold: atMost ?? shopThreshold(context), baseUrl: context.services.settings.baseUrl }
  return { variants: page.rows.map((variant) => presentLowVariant(variant, view)), metadata: pageMetadata(page, total) }
}
