import { integer, jsonb, table, text, timestamptz, uuid, uuids, type RowOf } from '../../../database/table.ts'

/** What the emails say of the item, in place of the catalogue. */
export interface WaveDetails {
  name?: string
  /** In the shop's currency. */
  price?: string
  imageId?: string
  /** Lines below the item. */
  facts?: { name: string; text: string }[]
}

export type WaveStatus = 'RUNNING' | 'DONE' | 'CANCELED' | 'SOLD_OUT'

export const wavesTable = table('back_in_stock_waves', {
  id: uuid(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  /** Null if it is of named requests. */
  productId: uuid().orNull(),
  /** Null for all variants. Requests for any variant are notified with those for one. */
  variantId: uuid().orNull(),
  requestIds: uuids().orNull(),
  origin: text<'AUTOMATIC' | 'MANUAL' | 'REPORTED'>(),
  status: text<WaveStatus>(),
  limitCount: integer(),
  /** Requests whose email was put into the outbox. */
  processed: integer(),
  details: jsonb<WaveDetails>().orNull(),
  attempts: integer().hidden(),
  endedDate: timestamptz().orNull(),
})

/** Emails to those who wait for an item. */
export type Wave = RowOf<typeof wavesTable>
