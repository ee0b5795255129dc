import { part, sql, type Fragment } from '../../database/sql.ts'
import type { CallerScope } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { nameKey, viewsTable, type View } from './view.ts'

/** The caller's own views, and shared ones. */
const visibleTo = ({ siteId, id }: CallerIdentity): Fragment => part`site_id = ${siteId} and (user_id = ${id} or shared)`

const { columns } = viewsTable
const insertRow = viewsTable.insert()
const updateRow = viewsTable.update('revision', 'name', 'nameKey', 'query', 'shared', 'updatedDate')
const withKey = (view: View) => ({ ...view, nameKey: nameKey(view.name) })

export function selectViews({ db, identity }: CallerScope, list: string): Promise<View[]> {
  return db.rows(sql`select ${columns} from saved_views where ${visibleTo(identity)} and list = ${list} order by name_key, id`)
}

export function findView({ db, identity }: CallerScope, id: string): Promise<View | undefined> {
  return db.one(sql`select ${columns} from saved_views where ${visibleTo(identity)} and id = ${id}`)
}

/** The caller's own views of a list, locked until the transaction ends, so that concurrent changes see each other's names. */
export function lockOwnViews({ db, identity: { siteId, id } }: CallerScope, list: string): Promise<View[]> {
  return db.rows(sql`
    select ${columns} from saved_views where site_id = ${siteId} and user_id = ${id} and list = ${list} order by id for update`)
}

/** False if another of the person's views of the list has that name. */
export async function insertView({ db, identity: { siteId } }: CallerScope, view: View): Promise<boolean> {
  const made = await db.run(sql`${insertRow(siteId, withKey(view))} on conflict do nothing`)
  return made === 1
}

export async function saveView({ db, identity: { siteId } }: CallerScope, view: View): Promise<void> {
  await db.run(sql`${updateRow(withKey(view))} where site_id = ${siteId} and id = ${view.id}`)
}

export async function deleteRow({ db, identity: { siteId } }: CallerScope, id: string): Promise<void> {
  await db.run(sql`delete from saved_views where site_id = ${siteId} and id = ${id}`)
}
