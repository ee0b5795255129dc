import { indexedFieldsMax, uniqueIndexesMax } from '@stoa/contract/data-collections/data-index'
import type { DataCollection, DataIndex } from './collection.ts'
import { alone, beside, type Slot, slots } from './slots.ts'

type Indexed = Pick<DataCollection, 'indexes'>

/** The value in a column: a field as it is, or with its text in lower case. */
export interface Filling {
  path: string
  isFolded: boolean
}

/** The columns that every write fills, also while an index is being built, so that nothing is missed. */
export const filledSlots = (collection: Indexed): ReadonlyMap<Slot, Filling> => new Map(fillings(collection, ['BUILDING', 'ACTIVE']))

/** Fields that a query finds in a column: every item has its value there. */
export const servedFields = (collection: Indexed): ReadonlyMap<string, Slot> => served(collection, false)

/** Fields in a case-insensitive column. */
export const foldedFields = (collection: Indexed): ReadonlyMap<string, Slot> => served(collection, true)

const served = (collection: Indexed, folded: boolean): ReadonlyMap<string, Slot> =>
  new Map(fillings(collection, ['ACTIVE']).flatMap(([slot, { path, isFolded }]) => (isFolded === folded ? [[path, slot]] : [])))

/** Fields in a column in which no item contains a list. */
export const singleFields = (collection: Indexed & Pick<DataCollection, 'listFields'>): ReadonlySet<string> =>
  new Set([...servedFields(collection).keys()].filter((path) => !collection.listFields.includes(path)))

const fillings = ({ indexes }: Indexed, statuses: readonly DataIndex['status'][]): [Slot, Filling][] =>
  indexes
    .filter(({ status }) => statuses.includes(status))
    // If a field has two columns, the one that is combined with others is the last, and the one in use.
    .toSorted((a, b) => a.fields.length - b.fields.length)
    .flatMap(({ fields, isFolded = false }) => fields.map(({ slot, path }): [Slot, Filling] => [slot, { path, isFolded }]))

/** Columns combined in one index of the table. An index on several fields uses them while there are free ones. */
const together: readonly (readonly Slot[])[] = [
  ['s1', 's2'],
  ['s3', 's4'],
  ['s1', 's2', 's3'],
]

/** Columns for these fields; undefined if there are too many. Several fields are combined if possible; otherwise each has a column of its own, or the one
 *  it already has. */
export function slotsFor(
  collection: Indexed,
  paths: readonly string[],
  { isFolded }: Pick<Filling, 'isFolded'>,
): readonly Slot[] | undefined {
  const filled = filledSlots(collection)
  const holds = (slot: Slot, path: string) => filled.get(slot)?.path === path && filled.get(slot)!.isFolded === isFolded
  const added = paths.filter((path) => !slots.some((slot) => holds(slot, path)))
  if (added.length > freeFields(collection)) return undefined
  // A query finds a field in one column: if that is already combined with another, it stays.
  const isElsewhere = (path: string, at: Slot) => beside.some((slot) => slot !== at && holds(slot, path))
  const fits = (side: readonly Slot[]) =>
    side.length === paths.length &&
    side.every((slot, at) => (!filled.has(slot) || holds(slot, paths[at]!)) && !isElsewhere(paths[at]!, slot))
  return together.find(fits) ?? oneEach(paths, { holds, free: alone.filter((slot) => !filled.has(slot)) })
}

interface Room {
  holds: (slot: Slot, path: string) => boolean
  free: Slot[]
}

function oneEach(paths: readonly string[], { holds, free }: Room): readonly Slot[] | undefined {
  const chosen = paths.map((path) => slots.findLast((slot) => holds(slot, path)) ?? free.shift())
  return chosen.includes(undefined) ? undefined : (chosen as Slot[])
}

/** How many more fields indexes can have. A field with and without case counts as two. */
export const freeFields = (collection: Indexed): number =>
  indexedFieldsMax - new Set([...filledSlots(collection).values()].map(({ path, isFolded }) => `${isFolded} ${path}`)).size

/** A unique index of one field, in one environment. */
export interface UniqueIndex extends Filling {
  valuesId: string
}

/** Emptying a collection assigns a new items id, and so new values. */
export const valuesUnder = (valuesId: string, itemsId: string): string => `${valuesId} of ${itemsId}`

/** The unique index of a collection, from its creation on. */
export function uniqueIndexOf({ indexes, itemsId }: Pick<DataCollection, 'indexes' | 'itemsId'>): UniqueIndex | undefined {
  const { valuesId, fields, isFolded = false } = indexes.find(isUnique) ?? {}
  return valuesId && fields ? { valuesId: valuesUnder(valuesId, itemsId), path: fields[0]!.path, isFolded } : undefined
}

const isUnique = ({ status, valuesId }: DataIndex): boolean => status !== 'FAILED' && valuesId !== undefined

export const freeUniqueIndexes = (collection: Indexed): number =>
  Math.min(uniqueIndexesMax - collection.indexes.filter(isUnique).length, freeFields(collection))

export const presentIndex = ({ name, fields, status, valuesId, isFolded = false, failure }: DataIndex) => ({
  name,
  fields: fields.map(({ path, order }) => ({ path, order })),
  status,
  source: 'USER' as const,
  unique: valuesId !== undefined,
  caseInsensitive: isFolded,
  ...(failure ? { failure } : {}),
})
