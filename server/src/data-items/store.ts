import type { Context } from '../context.ts'
import type { Db } from '../database/connect.ts'
import type { Placed, QueryPlan } from '../database/query/plan-query.ts'
import { part, sql } from '../database/sql.ts'
import { actsForSite, type SomeIdentity } from '../identity.ts'

export interface DataCollection {
  id: string
  permissions: DataPermissions
  doc: { displayName: string; displayField: string; fields: { key: string; displayName: string; type: string }[] }
}

/** Who may do a thing with a collection's items; an author is a member, with his own items. */
export type DataRole = 'ANYONE' | 'SITE_MEMBER' | 'SITE_MEMBER_AUTHOR' | 'ADMIN'
export type DataPermissions = Record<'read' | 'insert' | 'update' | 'remove', DataRole>

export interface DataItem {
  id: string
  createdDate: Date
  updatedDate: Date
  ownerId: string | null
  doc: Record<string, unknown>
}

/** The roles that let an identity read a collection, wholly or in part. */
const rolesOf = (identity: SomeIdentity): DataRole[] =>
  actsForSite(identity)
    ? ['ANYONE', 'SITE_MEMBER', 'SITE_MEMBER_AUTHOR', 'ADMIN']
    : identity.kind === 'member'
      ? ['ANYONE', 'SITE_MEMBER', 'SITE_MEMBER_AUTHOR']
      : ['ANYONE']

/** A collection whose items the caller may read; one it may not read is the same as none. */
export function findReadableCollection({ db, identity, siteId }: Context, id: string): Promise<DataCollection | undefined> {
  return db.one(sql`
    select id, permissions, doc from data_collections
    where site_id = ${siteId} and id = ${id} and permissions ->> 'read' = any(${rolesOf(identity)}::text[])`)
}

/** A collection's items as far as the caller may see them. */
function visibleTo(identity: SomeIdentity, { id, permissions }: DataCollection) {
  const all = part`site_id = ${identity.siteId} and collection_id = ${id}`
  const onlyOwn = permissions.read === 'SITE_MEMBER_AUTHOR' && !actsForSite(identity)
  return onlyOwn ? part`${all} and owner_id = ${identity.id}` : all
}

const columns = 'id, created_date as "createdDate", updated_date as "updatedDate", owner_id as "ownerId", doc'

export function selectItems({ db, identity }: Context, collection: DataCollection, plan: QueryPlan): Promise<Placed<DataItem>[]> {
  return db.rows(plan.select({ columns, from: 'data_items', where: visibleTo(identity, collection) }))
}

export async function countItems({ db, identity }: Context, collection: DataCollection, plan: QueryPlan, atMost: number): Promise<number> {
  const row = await db.one<{ total: number }>(plan.count({ from: 'data_items', where: visibleTo(identity, collection) }, atMost))
  return row?.total ?? 0
}

export async function insertDataCollections(db: Db, siteId: string, rows: readonly DataCollection[], now: Date): Promise<void> {
  await db.run(sql`
    insert into data_collections (site_id, id, created_date, updated_date, permissions, doc)
    select ${siteId}, id, ${now}, ${now}, permissions, doc
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows (id text, permissions jsonb, doc jsonb)`)
}

export interface NewDataItems {
  siteId: string
  collectionId: string
  items: readonly { id: string; doc: Record<string, unknown> }[]
  now: Date
}

export async function insertDataItems(db: Db, { siteId, collectionId, items, now }: NewDataItems): Promise<void> {
  await db.run(sql`
    insert into data_items (site_id, collection_id, id, created_date, updated_date, doc)
    select ${siteId}, ${collectionId}, id, ${now}, ${now}, doc from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as rows (id text, doc jsonb)`)
}

/** Gives all that somebody owns to another, or to nobody. */
export async function reassignItems({ db, siteId }: Pick<Context, 'db' | 'siteId'>, ownerId: string, heirId: string | null): Promise<void> {
  await db.run(sql`update data_items set owner_id = ${heirId} where site_id = ${siteId} and owner_id = ${ownerId}`)
}
