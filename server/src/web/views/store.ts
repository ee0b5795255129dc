import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import type { Context } from '../../kernel/context.ts'
import type { SomeIdentity } from '../../kernel/identity.ts'
import { nameKey, type View } from './view.ts'

type Asking = Pick<Context, 'db' | 'identity'>

/** One's own views, and those that others share. */
const visibleTo = ({ siteId, id }: SomeIdentity): Fragment => part`site_id = ${siteId} and (user_id = ${id} or shared)`

const columns = `id, revision, user_id as "userId", list, name, query, shared, created_date as "createdDate", updated_date as "updatedDate"`

export function selectViews({ db, identity }: Asking, list: string): Promise<View[]> {
  return db.rows(sql`select ${raw(columns)} from saved_views where ${visibleTo(identity)} and list = ${list} order by name_key, id`)
}

export function findView({ db, identity }: Asking, id: string): Promise<View | undefined> {
  return db.one(sql`select ${raw(columns)} from saved_views where ${visibleTo(identity)} and id = ${id}`)
}

/** One's own views of a list, held until the transaction ends: two changes at once see each other's names. */
export function lockOwnViews({ db, identity: { siteId, id } }: Asking, list: string): Promise<View[]> {
  return db.rows(sql`
    select ${raw(columns)} from saved_views where site_id = ${siteId} and user_id = ${id} and list = ${list} order by id for update`)
}

/** False: another of the same person's views of the list has that name. */
export async function insertView({ db, identity: { siteId } }: Asking, view: View): Promise<boolean> {
  const made = await db.run(sql`
    insert into saved_views (site_id, id, revision, user_id, list, name, name_key, query, shared, created_date, updated_date)
    values (${siteId}, ${view.id}, ${view.revision}, ${view.userId}, ${view.list}, ${view.name}, ${nameKey(view.name)}, ${view.query}, ${view.shared},
      ${view.createdDate}, ${view.updatedDate}) on conflict do nothing`)
  return made === 1
}

export async function saveView({ db, identity: { siteId } }: Asking, view: View): Promise<void> {
  await db.run(sql`
    update saved_views set revision = ${view.revision}, name = ${view.name}, name_key = ${nameKey(view.name)}, query = ${view.query},
      shared = ${view.shared}, updated_date = ${view.updatedDate} where site_id = ${siteId} and id = ${view.id}`)
}

export async function deleteRow({ db, identity: { siteId } }: Asking, id: string): Promise<void> {
  await db.run(sql`delete from saved_views where site_id = ${siteId} and id = ${id}`)
}
