import type { stock } from '@stoa/contract'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { pageMetadata } from '../../../http/page-metadata.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { hasLocation } from '../../locations/public.ts'
import { presentStockItem } from '../items/present.ts'
import { countStockItems, selectStockItems } from '../items/store.ts'
import { stockTarget } from '../items/target.ts'
import { shopThreshold } from '../low-stock.ts'

export const queryStock: Handler<typeof stock.queryStock> = async (context, { locationId = defaultLocationId, query }) => {
  if (!(await hasLocation(context, locationId))) refuse('LOCATION_NOT_FOUND')
  const threshold = shopThreshold(context)
  const plan = planCallerQuery(context, {
    of: `stock ${locationId}`,
    query,
    at: 'query',
    target: stockTarget(threshold),
    defaultSort: [{ fieldName: 'productName', order: 'ASC' }],
    limits: { max: 100 },
  })
  const page = plan.page(await selectStockItems(context, { plan, locationId }))
  const total = await countStockItems(context, { plan, page, locationId })
  const { baseUrl } = context.services.settings
  return { items: page.rows.map((row) => presentStockItem(row, { locationId, threshold, baseUrl })), metadata: pageMetadata(page, total) }
}
