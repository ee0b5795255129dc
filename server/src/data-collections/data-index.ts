import type { indexedFieldsMax } from '@stoa/contract/data-collections/data-index'
import type { DataCollection } from './collection.ts'

/** Columns of the items' table that owners' indexes fill. */
export const slots = ['k1', 'k2', 'k3', 'k4'] as const satisfies { length: typeof indexedFieldsMax }
export type Slot = (typeof slots)[number]

export interface IndexedField {
  path: string
  order: 'ASC' | 'DESC'
  slot: Slot
}

export interface DataIndex {
  name: string
  fields: readonly IndexedField[]
  status: 'BUILDING' | 'ACTIVE' | 'FAILED'
  failure?: { code: string; description: string; itemId: string }
}

type Indexed = Pick<DataCollection, 'indexes'>

/** Which column every write fills with which field: also while an index is built, so that nothing is missed. */
export const filledSlots = ({ indexes }: Indexed): ReadonlyMap<Slot, string> =>
  new Map(indexes.filter(({ status }) => status !== 'FAILED').flatMap(({ fields }) => fields.map(({ slot, path }) => [slot, path])))

/** Fields that a query finds in a column beside the document: every item has its value there. */
export const servedFields = ({ indexes }: Indexed): ReadonlyMap<string, Slot> =>
  new Map(indexes.filter(({ status }) => status === 'ACTIVE').flatMap(({ fields }) => fields.map(({ slot, path }) => [path, slot])))

/** Columns for these fields: those they have already, and free ones; undefined where there are too few. */
export function slotsFor(collection: Indexed, paths: readonly string[]): ReadonlyMap<string, Slot> | undefined {
  const taken = new Map([...filledSlots(collection)].map(([slot, path]) => [path, slot]))
  const free = slots.filter((slot) => !filledSlots(collection).has(slot))
  const chosen = new Map<string, Slot>()
  for (const path of new Set(paths)) {
    const slot = taken.get(path) ?? free.shift()
    if (!slot) return undefined
    chosen.set(path, slot)
  }
  return chosen
}

export const freeSlots = (collection: Indexed): number => slots.length - filledSlots(collection).size

export const presentIndex = ({ name, fields, status, failure }: DataIndex) => ({
  name,
  fields: fields.map(({ path, order }) => ({ path, order })),
  status,
  source: 'USER' as const,
  unique: false,
  caseInsensitive: false,
  ...(failure ? { failure } : {}),
})
