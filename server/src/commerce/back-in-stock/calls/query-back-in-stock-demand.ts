import type { backInStock } from '@stoa/contract'
import { countMax } from '../../../http/page-metadata.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentDemand } from '../demand/present.ts'
import { countDemand, selectDemand } from '../demand/store.ts'
import { offsetMetadata } from '../offset-metadata.ts'

export const queryBackInStockDemand: Handler<typeof backInStock.queryBackInStockDemand> = async (context, { paging }) => {
  const { limit, offset } = { limit: paging?.limit ?? 50, offset: paging?.offset ?? 0 }
  const rows = await selectDemand(context, { limit, offset })
  const total = await countDemand(context, countMax)
  const { site, services } = context
  const demand = rows.map((row) => presentDemand(row, site.settings, services.settings.baseUrl))
  return { demand, metadata: offsetMetadata(rows, { offset, total }) }
}
