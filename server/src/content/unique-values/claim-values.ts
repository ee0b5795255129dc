import type { Context } from '../../kernel/context.ts'
import { type DataCollection, indexedValue, type UniqueIndex, uniqueIndexOf } from '../data-collections/public.ts'
import { resolveRequests, type ValueRequest } from './resolve-requests.ts'
import { claimValues, reassignValues, releaseValuesOfItems, releaseValues, selectHolders, type Claim } from './store.ts'

type Doc = Record<string, unknown>

/** A locked item, as it will be and as it was. */
export interface ItemWrite {
  id: string
  doc: Doc
  old?: Doc
}

/** Claims the items' values in unique indexes. Returns the indexes of the items whose value belongs to another item, and which stay unchanged. */
export async function claimUniqueValues(
  context: Context,
  collection: DataCollection,
  items: readonly ItemWrite[],
): Promise<ReadonlySet<number>> {
  const unique = uniqueIndexOf(collection)
  if (!unique || items.length === 0) return new Set()
  const valueClaims = items.map(({ id, doc, old = {} }, place) => ({
    id,
    place,
    value: indexedValue(doc, unique.path),
    old: indexedValue(old, unique.path),
  }))
  const claims = await claimValues(context, unique, valueClaims)
  const requests = claims.map((claim) => ({ ...claim, id: items[claim.place]!.id }))
  const holders = await holdersOf(context, unique, claims)
  const { refused, owners } = resolveRequests(requests, holders)
  await saveOwners(context, unique, { requests, owners, before: new Map([...holders, ...claimedValues(claims)]) })
  return refused
}

const claimedValues = (claims: readonly Claim[]): [string, string][] =>
  claims.flatMap(({ value, claimedFor }) => (value !== null && claimedFor !== null ? [[value, claimedFor]] : []))

/** The owners of the values that couldn't be claimed. A value that was released since then still counts as owned, because it was when it was claimed. */
async function holdersOf(context: Context, unique: UniqueIndex, claims: readonly Claim[]): Promise<Map<string, string>> {
  const values = claims.flatMap(({ value, old, claimedFor }) => (value !== null && value !== old && claimedFor === null ? [value] : []))
  if (values.length === 0) return new Map()
  const holders = await selectHolders(context, unique, values)
  return new Map(values.map((value) => [value, holders.get(value) ?? '']))
}

interface SaveInput {
  requests: readonly ValueRequest[]
  owners: ReadonlyMap<string, string>
  /** The previous owners of values, including those that were claimed. */
  before: ReadonlyMap<string, string>
}

async function saveOwners(context: Context, unique: UniqueIndex, { requests, owners, before }: SaveInput): Promise<void> {
  const reassigned = [...owners].flatMap(([value, id]) => (before.has(value) && before.get(value) !== id ? [{ value, id }] : []))
  if (reassigned.length > 0) await reassignValues(context, unique, reassigned)
  const involved = requests.flatMap(({ value, old }) => (value === old ? [] : [value, old])).filter((value) => value !== null)
  const values = [...new Set(involved)].filter((value) => !owners.has(value))
  if (values.length > 0) await releaseValues(context, unique, { values, ids: requests.map(({ id }) => id) })
}

/** Releases the values of deleted items. */
export async function releaseUniqueValues(
  context: Context,
  collection: DataCollection,
  deleted: readonly { id: string; doc: Doc }[],
): Promise<void> {
  const unique = uniqueIndexOf(collection)
  if (!unique || deleted.length === 0) return
  await releaseValuesOfItems(
    context,
    unique,
    deleted.map(({ id, doc }) => ({ id, value: indexedValue(doc, unique.path) })),
  )
}
