import type { BackInStockStatus } from '@stoa/contract/back-in-stock/statuses'
import { bigint, boolean, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'

export const requestsTable = table('back_in_stock_requests', {
  id: uuid(),
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  productId: uuid(),
  /** Null for any variant of the product. */
  variantId: uuid().orNull(),
  /** The catalogue and the options as they were sent. */
  appId: uuid(),
  options: jsonb<Record<string, unknown>>().orNull(),
  email: text(),
  itemUrl: text().orNull(),
  /** The member who made it, and their contact. */
  memberId: uuid().orNull(),
  contactId: uuid().orNull(),
  status: text<BackInStockStatus>(),
  /** Null until it was sent. */
  autoNotified: boolean().orNull(),
  waveId: uuid().orNull(),
  /** When it was sent or failed. */
  endedDate: timestamptz().orNull(),
})

/** A shopper's request to be notified when an item is in stock again. */
export type BackInStockRequest = RowOf<typeof requestsTable>
