import type { MovementReason } from '@stoa/contract/stock/reasons'
import { jsonb, integer, table, text, timestamptz, uuid, type RowOf } from '../../../database/table.ts'

/** A change of what can be sold of a variant. */
export const movementsTable = table('stock_movements', {
  id: uuid(),
  productId: uuid(),
  variantId: uuid(),
  /** When the id was made, under the lock of the variant: with the id, the order of a variant's movements. */
  time: timestamptz(),
  delta: integer(),
  /** What can be sold afterwards. */
  quantity: integer(),
  reason: text<MovementReason>(),
  note: text().orNull(),
  orderId: uuid().orNull(),
  /** Null in rows of orders and of earlier versions: the default location. */
  locationId: uuid().orNull(),
  actor: jsonb<Record<string, string>>(),
})

export type Movement = RowOf<typeof movementsTable>
