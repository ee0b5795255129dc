import type { views } from '@stoa/contract'
import type { RequestOf, ResponseOf } from '@stoa/contract/call'
import { bigint, boolean, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'

export const viewsTable = table('saved_views', {
  id: uuid(),
  /** Grows by one with each event. */
  revision: bigint(),
  userId: uuid(),
  /** `orders`, or `data/` and the id of a collection. */
  list: text(),
  name: text(),
  nameKey: text().hidden(),
  query: text(),
  shared: boolean(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
})

/** A list as a person saved it. */
export type View = RowOf<typeof viewsTable>

/** How many views of one list one person may have. */
export const viewsMax = 50

/** What two names have in common that a reader would take for one. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

export type NewView = RequestOf<typeof views.createView>['view']
export type WireView = ResponseOf<typeof views.createView>['view']

export const presentView = (
  { id, list, name, query, shared, userId, createdDate, updatedDate }: View,
  reader: CallerIdentity,
): WireView => ({
  id,
  list,
  name,
  query,
  shared,
  mine: userId === reader.id,
  createdDate: createdDate.toISOString(),
  updatedDate: updatedDate.toISOString(),
})
