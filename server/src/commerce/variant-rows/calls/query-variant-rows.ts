import type { variantRows } from '@stoa/contract'
import { pageMetadata } from '../../../http/page-metadata.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { planRows } from '../plan-rows.ts'
import { rowPresenter } from '../present.ts'
import { countOfPage, selectRows } from '../store.ts'

export const queryVariantRows: Handler<typeof variantRows.queryVariantRows> = async (context, { locationId: sent, query }) => {
  const { plan, locationId } = await planRows(context, { locationId: sent, query, at: 'query' })
  const page = plan.page(await selectRows(context, { plan, locationId }))
  const total = query?.paging ? await countOfPage(context, { plan, page, locationId }) : undefined
  const { hasNext, cursors, rows } = page
  const pagingMetadata = total === undefined ? { count: rows.length, cursors } : pageMetadata(page, total)
  return { rows: rows.map(rowPresenter(context)), pagingMetadata: { ...pagingMetadata, hasNext } }
}
