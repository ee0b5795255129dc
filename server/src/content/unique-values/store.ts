import { jsonRows } from '../../database/json-rows.ts'
import { digestOf, slotValue } from '../../database/query/indexed.ts'
import { valueAt } from '../../database/query/target.ts'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import { integer, jsonb, text } from '../../database/table.ts'
import type { Scope } from '../../kernel/context.ts'
import type { UniqueIndex } from '../data-collections/public.ts'

/** The present or requested value of an item in the field of a unique index. */
export interface ItemValue {
  id: string
  value: unknown
}

export interface ValueClaim extends ItemValue {
  place: number
  old: unknown
}

export interface Claim {
  place: number
  /** Digests; null for no value. */
  value: string | null
  old: string | null
  /** The new owner of the value; null if it already had one. */
  claimedFor: string | null
}

const ofIndex = (siteId: string, { valuesId }: UniqueIndex): Fragment => part`site_id = ${siteId} and values_id = ${valuesId}`
/** By index, however many values there are. */
const hasDigest = (values: readonly string[]): Fragment =>
  part`digest = any(array(select decode(hex, 'hex') from unnest(${values}::text[]) as hex))`
const digestIn = (column: string, { isFolded }: UniqueIndex): Fragment =>
  digestOf(slotValue({ path: 'it', isFolded }, part`jsonb_build_object('it', ${raw(column)})`))

const claimRows = jsonRows({ place: integer(), id: text(), value: jsonb().optional(), old: jsonb().optional() })
const ownerRows = jsonRows({ value: text(), id: text() })
const deletedRows = jsonRows({ id: text(), value: jsonb().optional() })
const digestRows = jsonRows({ id: text(), digest: text().orNull() })

/** Claims free values. A concurrent transaction that claims one of them waits for the end of this one, because the primary key admits one row. */
export function claimValues({ db, siteId }: Scope, unique: UniqueIndex, claims: readonly ValueClaim[]): Promise<Claim[]> {
  return db.rows(sql`
    with wanted as materialized (
      select place, id, ${digestIn('value', unique)} as value, ${digestIn('old', unique)} as old
      from ${claimRows(claims)} as sent
    ), claimed as (
      insert into data_unique_values (site_id, values_id, digest, item_id)
      select ${siteId}, ${unique.valuesId}, value, min(id) from wanted where value is distinct from old and value is not null group by value order by value
      on conflict do nothing returning digest, item_id
    )
    select place, encode(value, 'hex') as value, encode(old, 'hex') as old, item_id as "claimedFor"
    from wanted left join claimed on digest = value order by place`)
}

/** The owners of values, by digest. */
export async function selectHolders({ db, siteId }: Scope, unique: UniqueIndex, values: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.rows<{ value: string; holder: string }>(sql`
    select encode(digest, 'hex') as value, item_id as holder from data_unique_values where ${ofIndex(siteId, unique)} and ${hasDigest(values)}`)
  return new Map(rows.map(({ value, holder }) => [value, holder]))
}

export async function reassignValues(
  { db, siteId }: Scope,
  unique: UniqueIndex,
  owners: readonly { value: string; id: string }[],
): Promise<void> {
  await db.run(sql`
    update data_unique_values set item_id = given.id from ${ownerRows(owners)} as given
    where ${ofIndex(siteId, unique)} and ${hasDigest(owners.map(({ value }) => value))} and digest = decode(given.value, 'hex')`)
}

/** Releases values that one of these items has. */
export async function releaseValues(
  { db, siteId }: Scope,
  unique: UniqueIndex,
  { values, ids }: { values: readonly string[]; ids: readonly string[] },
): Promise<void> {
  await db.run(sql`
    delete from data_unique_values where ${ofIndex(siteId, unique)} and ${hasDigest(values)} and item_id = any(${ids}::text[])`)
}

/** Releases the values of deleted items. */
export async function releaseValuesOfItems({ db, siteId }: Scope, unique: UniqueIndex, deleted: readonly ItemValue[]): Promise<void> {
  await db.run(sql`
    delete from data_unique_values using ${deletedRows(deleted)} as gone
    where ${ofIndex(siteId, unique)} and digest = any(array(select ${digestIn('sent.value', unique)} from ${deletedRows(deleted)} as sent))
      and digest = ${digestIn('gone.value', unique)} and item_id = gone.id`)
}

export interface LockedValue {
  id: string
  digest: string | null
  /** The beginning of the value, as it is shown to the owner. */
  value: string
}

const valueExcerptLength = 200

/** The values of the next items after one, locked until the transaction ends. */
export function lockValues(
  { db, siteId }: Scope,
  unique: UniqueIndex,
  { itemsId, after, limit }: { itemsId: string; after: string; limit: number },
): Promise<LockedValue[]> {
  return db.rows(sql`
    select id, encode(${digestOf(slotValue(unique, part`doc`))}, 'hex') as digest, left(${valueAt(part`doc`, unique.path.split('.'))}::text, ${valueExcerptLength}) as value
    from data_items where site_id = ${siteId} and collection_id = ${itemsId} and id > ${after} order by id limit ${limit} for no key update`)
}

/** Claims free values for the items that have them. */
export async function claimLockedValues({ db, siteId }: Scope, unique: UniqueIndex, locked: readonly LockedValue[]): Promise<void> {
  await db.run(sql`
    insert into data_unique_values (site_id, values_id, digest, item_id)
    select ${siteId}, ${unique.valuesId}, decode(digest, 'hex'), min(id) from ${digestRows(locked)} as held
    group by digest order by digest on conflict do nothing`)
}
