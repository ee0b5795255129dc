import type { variantRows } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { planRows } from '../plan-rows.ts'
import { countRows } from '../store.ts'

export const countVariantRows: Handler<typeof variantRows.countVariantRows> = async (context, { locationId, filter }) => ({
  count: await countRows(context, await planRows(context, { locationId, query: { filter } })),
})
