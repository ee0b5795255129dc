import { uniqueIndexesMax, type indexedFieldsMax } from '@stoa/contract/data-collections/data-index'
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
  /** Of texts it keeps no case. */
  isFolded?: boolean
  /** A unique index: what the values that are taken stand under, those of each environment apart. */
  valuesId?: string
  failure?: { code: string; description: string; itemId: string }
}

type Indexed = Pick<DataCollection, 'indexes'>

/** What a column is filled with: a field as it is, or without the case of its text. */
export interface Filling {
  path: string
  isFolded: boolean
}

/** What every write fills columns with: also while an index is built, so that nothing is missed. */
export const filledSlots = (collection: Indexed): ReadonlyMap<Slot, Filling> => new Map(fillings(collection, ['BUILDING', 'ACTIVE']))

/** Fields that a query finds in a column beside the document: every item has its value there. */
export const servedFields = (collection: Indexed): ReadonlyMap<string, Slot> => served(collection, false)

/** Fields that stand in a column without the case of their texts. */
export const foldedFields = (collection: Indexed): ReadonlyMap<string, Slot> => served(collection, true)

const served = (collection: Indexed, folded: boolean): ReadonlyMap<string, Slot> =>
  new Map(fillings(collection, ['ACTIVE']).flatMap(([slot, { path, isFolded }]) => (isFolded === folded ? [[path, slot]] : [])))

const fillings = ({ indexes }: Indexed, statuses: readonly DataIndex['status'][]): [Slot, Filling][] =>
  indexes
    .filter(({ status }) => statuses.includes(status))
    .flatMap(({ fields, isFolded = false }) => fields.map(({ slot, path }): [Slot, Filling] => [slot, { path, isFolded }]))

/** Columns for these fields: those they have already, and free ones; undefined where there are too few. */
export function slotsFor(collection: Indexed, paths: readonly string[], { isFolded }: Pick<Filling, 'isFolded'>): Slot[] | undefined {
  const taken = new Map([...filledSlots(collection)].filter(([, one]) => one.isFolded === isFolded).map(([slot, { path }]) => [path, slot]))
  const free = slots.filter((slot) => !filledSlots(collection).has(slot))
  const chosen = paths.map((path) => {
    const slot = taken.get(path) ?? free.shift()
    if (slot) taken.set(path, slot)
    return slot
  })
  return chosen.includes(undefined) ? undefined : (chosen as Slot[])
}

export const freeSlots = (collection: Indexed): number => slots.length - filledSlots(collection).size

/** An index that lets no value of its field stand twice, in one environment. */
export interface UniqueIndex extends Filling {
  valuesId: string
}

/** Emptying gives a collection other items, and so other values. */
export const valuesUnder = (valuesId: string, itemsId: string): string => `${valuesId} of ${itemsId}`

/** The unique index of a collection, from the moment it is made. */
export function uniqueIndexOf({ indexes, itemsId }: Pick<DataCollection, 'indexes' | 'itemsId'>): UniqueIndex | undefined {
  const { valuesId, fields, isFolded = false } = indexes.find(isUnique) ?? {}
  return valuesId && fields ? { valuesId: valuesUnder(valuesId, itemsId), path: fields[0]!.path, isFolded } : undefined
}

const isUnique = ({ status, valuesId }: DataIndex): boolean => status !== 'FAILED' && valuesId !== undefined

export const freeUniqueIndexes = (collection: Indexed): number =>
  Math.min(uniqueIndexesMax - collection.indexes.filter(isUnique).length, freeSlots(collection))

export const presentIndex = ({ name, fields, status, valuesId, isFolded = false, failure }: DataIndex) => ({
  name,
  fields: fields.map(({ path, order }) => ({ path, order })),
  status,
  source: 'USER' as const,
  unique: valuesId !== undefined,
  caseInsensitive: isFolded,
  ...(failure ? { failure } : {}),
})
