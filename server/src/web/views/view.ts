import type { views } from '@stoa/contract'
import type { RequestOf, ResponseOf } from '@stoa/contract/call'
import type { SomeIdentity } from '../../kernel/identity.ts'

/** A list as somebody saved it. */
export interface View {
  id: string
  /** Grows by one with each event. */
  revision: number
  userId: string
  /** `orders`, or `data/` and the id of a collection. */
  list: string
  name: string
  query: string
  shared: boolean
  createdDate: Date
  updatedDate: Date
}

/** How many views of one list one person may have. */
export const viewsMax = 50

/** What two names have in common that a reader would take for one. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

export type NewView = RequestOf<typeof views.createView>['view']
export type WireView = ResponseOf<typeof views.createView>['view']

export const presentView = ({ id, list, name, query, shared, userId, createdDate, updatedDate }: View, reader: SomeIdentity): WireView => ({
  id,
  list,
  name,
  query,
  shared,
  mine: userId === reader.id,
  createdDate: createdDate.toISOString(),
  updatedDate: updatedDate.toISOString(),
})
