import type { Context } from '../../kernel/context.ts'
import { type DataCollection, indexedValue, type UniqueIndex, uniqueIndexOf } from '../data-collections/public.ts'
import { settle, type ValueRequest } from './settle.ts'
import { claimValues, giveValues, releaseAll, releaseValues, selectHolders, type Claim } from './store.ts'

type Doc = Record<string, unknown>

/** A locked item, as it will be and as it was. */
export interface Rewritten {
  id: string
  doc: Doc
  old?: Doc
}

/** Claims the items' values in unique indexes. Returns the indexes of the items whose value belongs to another item, and which stay unchanged. */
export async function refusedValues(
  context: Context,
  collection: DataCollection,
  items: readonly Rewritten[],
): Promise<ReadonlySet<number>> {
  const unique = uniqueIndexOf(collection)
  if (!unique || items.length === 0) return new Set()
  const wanted = items.map(({ id, doc, old = {} }, place) => ({
    id,
    place,
    value: indexedValue(doc, unique.path),
    old: indexedValue(old, unique.path),
  }))
  const claims = await claimValues(context, unique, wanted)
  const wishes = claims.map((claim) => ({ ...claim, id: items[claim.place]!.id }))
  const holders = await holdersOf(context, unique, claims)
  const { refused, owners } = settle(wishes, holders)
  await write(context, unique, { wishes, owners, before: new Map([...holders, ...claimedIn(claims)]) })
  return refused
}

const claimedIn = (claims: readonly Claim[]): [string, string][] =>
  claims.flatMap(({ value, claimedFor }) => (value !== null && claimedFor !== null ? [[value, claimedFor]] : []))

/** The owners of the values that couldn't be claimed. A value that was released since then still counts as owned, because it was when it was claimed. */
async function holdersOf(context: Context, unique: UniqueIndex, claims: readonly Claim[]): Promise<Map<string, string>> {
  const values = claims.flatMap(({ value, old, claimedFor }) => (value !== null && value !== old && claimedFor === null ? [value] : []))
  if (values.length === 0) return new Map()
  const found = await selectHolders(context, unique, values)
  return new Map(values.map((value) => [value, found.get(value) ?? '']))
}

interface Written {
  wishes: readonly ValueRequest[]
  owners: ReadonlyMap<string, string>
  /** The previous owners of values, including those that were claimed. */
  before: ReadonlyMap<string, string>
}

async function write(context: Context, unique: UniqueIndex, { wishes, owners, before }: Written): Promise<void> {
  const given = [...owners].flatMap(([value, id]) => (before.has(value) && before.get(value) !== id ? [{ value, id }] : []))
  if (given.length > 0) await giveValues(context, unique, given)
  const spoken = wishes.flatMap(({ value, old }) => (value === old ? [] : [value, old])).filter((value) => value !== null)
  const values = [...new Set(spoken)].filter((value) => !owners.has(value))
  if (values.length > 0) await releaseValues(context, unique, { values, ids: wishes.map(({ id }) => id) })
}

/** Releases the values of deleted items. */
export async function releaseValuesOf(
  context: Context,
  collection: DataCollection,
  gone: readonly { id: string; doc: Doc }[],
): Promise<void> {
  const unique = uniqueIndexOf(collection)
  if (!unique || gone.length === 0) return
  await releaseAll(
    context,
    unique,
    gone.map(({ id, doc }) => ({ id, value: indexedValue(doc, unique.path) })),
  )
}
