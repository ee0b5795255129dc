import type { PositionedRow, QueryPlan } from '../../database/query/query-plan.ts'
import { part, sql, type Fragment } from '../../database/sql.ts'
import type { CallerScope, Context, Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { partsTable, type Part, type PartKind } from './part.ts'

/** What names parts: their IDs, or the keys of one kind. */
export interface PartNames {
  ids: readonly string[]
  keys: readonly { kind: PartKind; key: string }[]
}

const isNamed = ({ ids, keys }: PartNames): Fragment => part`(id = any(${ids}::uuid[])
      or (kind, key) in (select * from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::text[])))`

/** Locks parts by their IDs or keys, in the order of their IDs. Products are locked before. */
export function lockParts({ db, siteId }: Scope, names: PartNames): Promise<Part[]> {
  return db.rows<Part>(sql`
    select ${partsTable.columns} from catalogue_parts where site_id = ${siteId} and ${isNamed(names)} order by id for update`)
}

/** The same without locks, the oldest first. */
export function selectNamed({ db, siteId }: Scope, names: PartNames): Promise<Part[]> {
  return db.rows<Part>(sql`
    select ${partsTable.columns} from catalogue_parts where site_id = ${siteId} and ${isNamed(names)} order by number desc, id`)
}

/** Everyone may see the parts of a shop. */
const ofKind = ({ siteId }: Pick<CallerIdentity, 'siteId'>, kind: PartKind): Fragment =>
  part`catalogue_parts.site_id = ${siteId} and catalogue_parts.kind = ${kind}`

export function selectPart({ db, identity }: CallerScope, kind: PartKind, id: string): Promise<Part | undefined> {
  return db.one<Part>(sql`select ${partsTable.columns} from catalogue_parts where ${ofKind(identity, kind)} and id = ${id}`)
}

export function selectParts({ db, identity }: CallerScope, kind: PartKind, plan: QueryPlan): Promise<PositionedRow<Part>[]> {
  return db.rows(plan.select({ columns: partsTable.columns, from: 'catalogue_parts', where: ofKind(identity, kind) }))
}

/** All of them are counted: a shop has some hundreds. */
const countMax = 1_000_000

export async function countParts({ db, identity }: CallerScope, kind: PartKind, plan: QueryPlan): Promise<number> {
  const row = await db.one<{ total: number }>(plan.count({ from: 'catalogue_parts', where: ofKind(identity, kind) }, countMax))
  return row!.total
}

const insertRows = partsTable.insertMany()

type NewPartScope = Pick<Context, 'db' | 'siteId' | 'now'>

/** Inserts new parts, except those whose key another one has by now. Two transactions that insert the same keys wait for each other in the order of these.
 *  Returns the IDs of those that were inserted: of several with one key, the first. */
export async function insertMissing({ db, siteId, now }: NewPartScope, parts: readonly NewPart[]): Promise<Set<string>> {
  if (parts.length === 0) return new Set()
  const rows = parts.map((one) => ({ ...one, revision: 1, createdDate: now, updatedDate: now }))
  const inserted = await db.rows<{ id: string }>(sql`
    ${insertRows(siteId, rows)} order by given ->> 'kind', given ->> 'key', given ->> 'number', given ->> 'id'
    on conflict (site_id, kind, key, number) do nothing returning id`)
  return new Set(inserted.map(({ id }) => id))
}

/** The same. Returns whether all were inserted. */
export const insertParts = async (scope: NewPartScope, parts: readonly NewPart[]): Promise<boolean> =>
  (await insertMissing(scope, parts)).size === parts.length

/** Inserts parts that were created at other times, unless they exist. */
export async function insertDatedParts(db: Db, siteId: string, parts: readonly (NewPart & Pick<Part, 'createdDate'>)[]): Promise<void> {
  const rows = parts.map((one) => ({ ...one, revision: 1, updatedDate: one.createdDate }))
  await db.run(sql`
    ${insertRows(siteId, rows)} where not exists (
      select from catalogue_parts as stored where stored.site_id = ${siteId} and stored.id = (given ->> 'id')::uuid)`)
}

/** A part that isn't stored yet. */
export type NewPart = Pick<Part, 'id' | 'kind' | 'key' | 'number' | 'name' | 'doc'>

/** Saves locked parts as their next revisions. */
export async function updatePart(
  { db, siteId, now }: Pick<Context, 'db' | 'siteId' | 'now'>,
  { id, key, number, name, doc }: NewPart,
): Promise<void> {
  await db.run(sql`
    update catalogue_parts set revision = revision + 1, updated_date = ${now}, key = ${key}, number = ${number}, name = ${name}, doc = ${JSON.stringify(doc)}::jsonb
    where site_id = ${siteId} and id = ${id}`)
}

export async function deleteParts({ db, siteId }: Scope, ids: readonly string[]): Promise<void> {
  await db.run(sql`delete from catalogue_parts where site_id = ${siteId} and id = any(${ids}::uuid[])`)
}

/** A product that has a part. */
const having = (siteId: string, id: Fragment): Fragment => part`products.site_id = ${siteId} and products.part_ids @> array[${id}]`

/** Those of some parts that products have. */
export async function selectUsed({ db, siteId }: Scope, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.rows<{ id: string }>(sql`
    select named.id from unnest(${ids}::uuid[]) as named (id) where exists (select from products where ${having(siteId, part`named.id`)})
    order by named.id`)
  return rows.map(({ id }) => id)
}

/** How many products that the caller may see have each of some parts. */
export async function countProductsOf({ db, identity }: CallerScope, ids: readonly string[]): Promise<Map<string, number>> {
  const areVisible = actsForSite(identity) ? part`true` : part`products.visible`
  const rows = await db.rows<{ id: string; count: number }>(sql`
    select named.id, (select count(*)::int from products where ${having(identity.siteId, part`named.id`)} and ${areVisible}) as count
    from unnest(${ids}::uuid[]) as named (id)`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const isUnusedSection = (
  siteId: Fragment,
): Fragment => part`catalogue_parts.site_id = ${siteId} and kind = 'infoSection' and doc @> '{"isAutomatic": true}'
    and not exists (select from products where products.site_id = ${siteId} and products.part_ids @> array[catalogue_parts.id])`

/** The sites with sections that were made for products which don't have them any more. */
export async function sitesWithUnusedSections(db: Db): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`
    select site_id as "siteId" from sites where exists (select from catalogue_parts where ${isUnusedSection(part`sites.site_id`)})
    order by site_id`)
  return rows.map(({ siteId }) => siteId)
}

/** Deletes some of these sections of a site, in a transaction: they are locked first, and a product that got one of them until then is found by the second
 *  statement. Returns how many were locked. */
export async function deleteUnused({ db, siteId }: Scope, limit: number): Promise<number> {
  const locked = await db.rows<{ id: string }>(sql`
    select id from catalogue_parts where ${isUnusedSection(part`${siteId}`)} order by id limit ${limit} for update skip locked`)
  const ids = locked.map(({ id }) => id)
  await db.run(sql`delete from catalogue_parts where id = any(${ids}::uuid[]) and ${isUnusedSection(part`${siteId}`)}`)
  return ids.length
}
