import { jsonRows } from '../../database/json-rows.ts'
import { always } from '../../database/query/conditions.ts'
import type { PositionedRow, QueryPlan } from '../../database/query/query-plan.ts'
import { fragment, part, sql, type Fragment } from '../../database/sql.ts'
import type { CallerScope, Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { foldersTable, type Folder } from './tables.ts'

const { columns } = foldersTable
const insertRow = foldersTable.insert()
const savedRows = jsonRows(foldersTable.declared)

/** The library is the team's: all of a site's folders, and no other site's. */
const visibleTo = ({ siteId }: CallerIdentity): Fragment => part`folders.site_id = ${siteId}`

export function findFolder({ db, identity }: CallerScope, id: string): Promise<Folder | undefined> {
  return db.one(sql`select ${columns} from folders where ${visibleTo(identity)} and folders.id = ${id}`)
}

const views = {
  OK: fragment("folders.state = 'OK'"),
  DELETED_ALONE: fragment("folders.state = 'DELETED' and folders.deleted_with is null"),
  DELETED_WITH_FOLDER: fragment("folders.state = 'DELETED' and folders.deleted_with is not null"),
  /** The search decides. */
  SEARCHED: always,
}
export type FolderView = keyof typeof views

export function selectFolders({ db, identity }: CallerScope, plan: QueryPlan, view: FolderView): Promise<PositionedRow<Folder>[]> {
  return db.rows(plan.select({ columns, from: 'folders', where: part`${visibleTo(identity)} and ${views[view]}` }))
}

/** Locked until the transaction ends, in the order of their IDs. */
export function lockFolders({ db, siteId }: Scope, ids: readonly string[]): Promise<Folder[]> {
  return db.rows(sql`select ${columns} from folders where site_id = ${siteId} and id = any(${ids}::text[]) order by id for update`)
}

/** Some folders with all folders within them, locked. */
export function lockSubtrees({ db, siteId }: Scope, ids: readonly string[]): Promise<Folder[]> {
  return db.rows(sql`
    select ${columns} from folders where site_id = ${siteId} and (id = any(${ids}::text[]) or ancestors && ${ids}::text[])
    order by id for update`)
}

/** Those of some folders that aren't in the trash. */
export async function existingFolders({ db, siteId }: Scope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from folders where site_id = ${siteId} and id = any(${[...new Set(ids)]}::text[]) and state = 'OK'`)
  return new Set(rows.map(({ id }) => id))
}

/** The oldest folder of a name within a folder. */
export function findByName({ db, siteId }: Scope, parentId: string, displayName: string): Promise<Folder | undefined> {
  return db.one(sql`
    select ${columns} from folders
    where site_id = ${siteId} and parent_id = ${parentId} and display_name = ${displayName} and state = 'OK' order by id limit 1`)
}

export async function insertFolder({ db, siteId }: Scope, folder: Folder): Promise<void> {
  await db.run(sql`${insertRow(siteId, folder)}`)
}

/** Saves locked folders, any number in one statement. */
export async function updateFolderRows({ db, siteId }: Scope, folders: readonly Folder[]): Promise<void> {
  if (folders.length === 0) return
  await db.run(sql`
    update folders set revision = saved.revision, updated_date = saved."updatedDate", display_name = saved."displayName", parent_id = saved."parentId",
      root = saved.root, ancestors = saved.ancestors, state = saved.state, deleted_date = saved."deletedDate", deleted_with = saved."deletedWith",
      search_text = saved."searchText"
    from ${savedRows(folders)} as saved
    where folders.site_id = ${siteId} and folders.id = any(${folders.map(({ id }) => id)}::text[]) and folders.id = saved.id`)
}

/** The files of folders follow them to another root. */
export async function moveFilesToRoot({ db, siteId }: Scope, folderIds: readonly string[], root: string): Promise<void> {
  await db.run(sql`
    update files set root = ${root} where site_id = ${siteId} and id in (
      select id from files where site_id = ${siteId} and folder_id = any(${folderIds}::text[]) and root <> ${root} order by id for update)`)
}

/** Deletes locked folders. */
export async function deleteFolderRows({ db, siteId }: Scope, ids: readonly string[]): Promise<void> {
  await db.run(sql`delete from folders where site_id = ${siteId} and id = any(${ids}::text[])`)
}

/** Sites with folders that have been in the trash since before an instant. */
export async function sitesWithOldFolders(db: Db, before: Date): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`
    select distinct site_id as "siteId" from folders where state = 'DELETED' and deleted_date < ${before}`)
  return rows.map(({ siteId }) => siteId)
}

/** Some of the folders that have been in the trash since before an instant, locked. */
export function lockOldFolders({ db, siteId }: Scope, { before, atMost }: { before: Date; atMost: number }): Promise<Folder[]> {
  return db.rows(sql`
    select ${columns} from folders where site_id = ${siteId} and state = 'DELETED' and deleted_date < ${before}
    order by id limit ${atMost} for update`)
}
