import { bigint, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'

export const itemsTable = table('data_items', {
  id: text(),
  revision: bigint(),
  // Pages have a hundred of them, which are only presented: see `isoTimestamp`.
  createdDate: timestamptz().asText(),
  updatedDate: timestamptz().asText(),
  ownerId: uuid().orNull(),
  doc: jsonb<Doc>(),
})

/** An item of a data collection: its own fields in `doc`, system fields next to it. */
export type DataItem = RowOf<typeof itemsTable>

export type Doc = Record<string, unknown>
