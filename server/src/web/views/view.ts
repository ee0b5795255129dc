import type { views } from '@stoa/contract'
import type { RequestOf, ResponseOf } from '@stoa/contract/call'
import { bigint, boolean, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'

export const viewsTable = table('saved_views', {
  id: uuid(),
  /** Incremented by each event. */
  revision: bigint(),
  userId: uuid(),
  /** `orders`, or `data/` followed by the id of a collection. */
  list: text(),
  name: text(),
  nameKey: text().hidden(),
  query: text(),
  shared: boolean(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
})

/** A saved view of a list. */
export type View = RowOf<typeof viewsTable>

/** Maximum number of views per person and list. */
export const viewsMax = 50

/** The form in which names are compared, so that similar ones count as equal. */
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
