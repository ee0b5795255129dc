import type { variantRows as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { countVariantRows } from './calls/count-variant-rows.ts'
import { queryVariantRows } from './calls/query-variant-rows.ts'
import { updateVariantRows } from './calls/update-variant-rows.ts'

export const variantRows: Handlers<typeof contract> = {
  queryVariantRows,
  countVariantRows,
  updateVariantRows,
}
