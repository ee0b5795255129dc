import { mediaRoot, type RootFolder, visitorUploadsRoot } from '@stoa/contract/files/states'
import { jsonRows } from '../../database/json-rows.ts'
import { always, joinFragments } from '../../database/query/conditions.ts'
import type { PositionedRow, QueryPlan } from '../../database/query/query-plan.ts'
import { fragment, part, sql, type Fragment } from '../../database/sql.ts'
import type { CallerScope, Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { fileAssetsTable, type FileAsset } from './asset-tables.ts'
import { patternsOf, type SearchInput } from './search-input.ts'
import { filesTable, type File } from './tables.ts'
import { fileVersionsTable, type FileVersion } from './version-tables.ts'

const { columns } = filesTable
const insertRow = filesTable.insert()
const insertRows = filesTable.insertMany()
const insertAssetRows = fileAssetsTable.insertMany()
const updateRow = filesTable.update(...filesTable.keysExcept('id', 'createdDate'))

/** The library is the team's: all of a site's files, and no other site's. */
const visibleTo = ({ siteId }: CallerIdentity): Fragment => part`files.site_id = ${siteId}`

export function findFile({ db, identity }: CallerScope, id: string): Promise<File | undefined> {
  return db.one(sql`select ${columns} from files where ${visibleTo(identity)} and files.id = ${id}`)
}

export function findFiles({ db, identity }: CallerScope, ids: readonly string[]): Promise<File[]> {
  return db.rows(sql`select ${columns} from files where ${visibleTo(identity)} and files.id = any(${ids}::text[])`)
}

const views = {
  OK: fragment("files.state = 'OK'"),
  DELETED_ALONE: fragment("files.state = 'DELETED' and files.deleted_with is null"),
  DELETED_WITH_FOLDER: fragment("files.state = 'DELETED' and files.deleted_with is not null"),
  /** The search decides. */
  SEARCHED: always,
}
export type FileView = keyof typeof views

export function selectFiles({ db, identity }: CallerScope, plan: QueryPlan, view: FileView): Promise<PositionedRow<File>[]> {
  return db.rows(plan.select({ columns, from: 'files', where: part`${visibleTo(identity)} and ${views[view]}` }))
}

/** Where to search, and words that must all be there. */
export function searchCondition({ words, rootFolder }: SearchInput): Fragment {
  const within = conditions[rootFolder]
  if (words.length === 0) return within
  const matches = words.map((word) => part`search_text like any(${patternsOf(word)}::text[])`)
  return part`${within} and ${joinFragments(matches, ' and ')}`
}

const inRoot = (root: string): Fragment => part`state = 'OK' and root = ${root}`

const conditions: Readonly<Record<RootFolder, Fragment>> = {
  MEDIA_ROOT: inRoot(mediaRoot),
  VISITOR_UPLOADS_ROOT: inRoot(visitorUploadsRoot),
  TRASH_ROOT: fragment("state = 'DELETED'"),
}

/** Locked until the transaction ends, in the order of their IDs. */
export function lockFiles({ db, identity }: CallerScope, ids: readonly string[]): Promise<File[]> {
  return db.rows(sql`
    select ${columns} from files where ${visibleTo(identity)} and files.id = any(${ids}::text[]) order by files.id for update`)
}

export const lockFile = async (scope: CallerScope, id: string): Promise<File | undefined> => (await lockFiles(scope, [id]))[0]

/** The files of some folders, locked. Each state has an index. */
export function lockFilesIn({ db, siteId }: Scope, folderIds: readonly string[]): Promise<File[]> {
  return db.rows(sql`
    select ${columns} from files where site_id = ${siteId} and (
      folder_id = any(${folderIds}::text[]) and state = 'OK' or folder_id = any(${folderIds}::text[]) and state = 'DELETED')
    order by id for update`)
}

/** Files of a site, for any caller, locked. */
export function lockFilesOfSite({ db, siteId }: Scope, ids: readonly string[]): Promise<File[]> {
  return db.rows(sql`select ${columns} from files where site_id = ${siteId} and id = any(${ids}::text[]) order by id for update`)
}

/** The files whose IDs begin like this, except one, locked. */
export function lockFilesByPrefix({ db, siteId }: Scope, { prefix, except }: { prefix: string; except: string | null }): Promise<File[]> {
  return db.rows(sql`
    select ${columns} from files
    where site_id = ${siteId} and starts_with(id, ${prefix}) and id is distinct from ${except}::text order by id for update`)
}

/** A file of any state, for any caller: for delivery and background work, which decide themselves. */
export function findFileOfSite(db: Db, siteId: string, id: string): Promise<File | undefined> {
  return db.one(sql`select ${columns} from files where site_id = ${siteId} and id = ${id}`)
}

export function lockFileOfSite({ db, siteId }: Scope, id: string): Promise<File | undefined> {
  return db.one(sql`select ${columns} from files where site_id = ${siteId} and id = ${id} for update`)
}

export async function insertFile({ db, siteId }: Scope, file: File): Promise<void> {
  await db.run(sql`${insertRow(siteId, file)}`)
}

/** Writes any number of files in one statement, by ID. Those that exist stay as they are. */
export async function insertFiles({ db, siteId }: Scope, files: readonly File[]): Promise<void> {
  await db.run(sql`${insertRows(siteId, files)} order by 2 on conflict do nothing`)
}

/** Saves a locked file. */
export async function updateFileRow({ db, siteId }: Scope, file: File): Promise<void> {
  await db.run(sql`${updateRow(file)} where site_id = ${siteId} and id = ${file.id}`)
}

const { id, revision, updatedDate, folderId, root, isPrivate, state, deletedDate, deletedWith, labels, searchText } = filesTable.declared
const changedRows = jsonRows({ id, revision, updatedDate, folderId, root, isPrivate, state, deletedDate, deletedWith, labels, searchText })

/** What can be changed of many files at once. */
export type FileChanges = Partial<Pick<File, 'folderId' | 'root' | 'isPrivate' | 'state' | 'deletedDate' | 'deletedWith' | 'labels'>>

/** Saves such changes of locked files, any number in one statement. */
export async function updateFileRows({ db, siteId }: Scope, files: readonly File[]): Promise<void> {
  if (files.length === 0) return
  await db.run(sql`
    update files set revision = changed.revision, updated_date = changed."updatedDate", folder_id = changed."folderId", root = changed.root,
      is_private = changed."isPrivate", state = changed.state, deleted_date = changed."deletedDate", deleted_with = changed."deletedWith",
      labels = changed.labels, search_text = changed."searchText"
    from ${changedRows(files.map(changesIn))} as changed
    where files.site_id = ${siteId} and files.id = any(${files.map(({ id }) => id)}::text[]) and files.id = changed.id`)
}

/** Without what stays as it is, such as documents. */
const changesIn = ({
  id,
  revision,
  updatedDate,
  folderId,
  root,
  isPrivate,
  state,
  deletedDate,
  deletedWith,
  labels,
  searchText,
}: File) => ({ id, revision, updatedDate, folderId, root, isPrivate, state, deletedDate, deletedWith, labels, searchText })

/** Deletes locked files. */
export async function deleteFileRows({ db, siteId }: Scope, ids: readonly string[]): Promise<void> {
  await db.run(sql`delete from file_versions where site_id = ${siteId} and file_id = any(${ids}::text[])`)
  await deleteAssets({ db, siteId }, ids)
  await db.run(sql`delete from files where site_id = ${siteId} and id = any(${ids}::text[])`)
}

/** A picture that everyone may see. */
export interface Picture extends File {
  width: number
  height: number
}

/** The pictures that everyone may see, among some files. */
export function findPictures(db: Db, siteId: string, ids: readonly string[]): Promise<Picture[]> {
  return db.rows(sql`
    select ${columns} from files
    where site_id = ${siteId} and id = any(${[...ids]}::text[]) and state = 'OK' and not is_private and width is not null`)
}

/** The pictures and videos that everyone may see, among some files. Pictures without a size can't be shown. */
export function findPublicMedia(db: Db, siteId: string, ids: readonly string[]): Promise<Pick<File, 'id' | 'version'>[]> {
  return db.rows(sql`
    select id, version from files where site_id = ${siteId} and id = any(${[...ids]}::text[]) and state = 'OK' and not is_private
      and (width is not null or media_type = 'VIDEO' and (operation_status = 'READY' or version > 1))`)
}

export interface PendingFile {
  siteId: string
  id: string
}

/** Files of a site that wait for work. */
const waitingFor =
  (work: Fragment) =>
  ({ db, siteId }: Scope): Promise<PendingFile[]> =>
    db.rows(sql`select site_id as "siteId", id from files where site_id = ${siteId} and ${work} order by id limit 1000`)

export const filesToFetch = waitingFor(fragment("operation_status = 'PENDING' and content_key is null"))
export const filesToProcess = waitingFor(fragment("operation_status = 'PENDING' and content_key is not null"))
export const filesWithoutFfmpeg = waitingFor(fragment("doc -> 'note' ->> 'code' = 'NO_FFMPEG' and operation_status = 'READY'"))
/** Videos whose smaller resolutions are still to be made. */
export const videosWithoutResolutions = waitingFor(fragment("doc ->> 'resolutions' = 'PENDING'"))

/** Sites with files that have been in the trash since before an instant. */
export async function sitesWithOldTrash(db: Db, before: Date): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`
    select distinct site_id as "siteId" from files where state = 'DELETED' and deleted_date < ${before}`)
  return rows.map(({ siteId }) => siteId)
}

/** Some of the files that have been in the trash since before an instant, locked. */
export function lockOldTrash({ db, siteId }: Scope, { before, atMost }: { before: Date; atMost: number }): Promise<File[]> {
  return db.rows(sql`
    select ${columns} from files where site_id = ${siteId} and state = 'DELETED' and deleted_date < ${before}
    order by id limit ${atMost} for update`)
}

/** The keys that something is stored under for a site, among some. */
export async function keysInUse({ db, siteId }: Scope, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ key: string }>(sql`
    select content_key as key from files where site_id = ${siteId} and content_key = any(${keys}::text[])
    union all
    select content_key as key from file_assets where site_id = ${siteId} and content_key = any(${keys}::text[])
    union all
    select content_key as key from file_versions where site_id = ${siteId} and content_key = any(${keys}::text[])`)
  return new Set(rows.map(({ key }) => key))
}

/** What is stored of files besides their content. */
export async function assetKeysOf({ db, siteId }: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ key: string }>(sql`
    select content_key as key from file_assets where site_id = ${siteId} and file_id = any(${ids}::text[])`)
  return rows.map(({ key }) => key)
}

/** The contents that files had before. */
export function selectVersionsOf({ db, siteId }: Scope, ids: readonly string[]): Promise<FileVersion[]> {
  return db.rows(sql`
    select ${fileVersionsTable.columns} from file_versions where site_id = ${siteId} and file_id = any(${ids}::text[])
    order by file_id, version desc`)
}

/** What was made of a file, by asset key. */
export function findAssets({ db, siteId }: Scope, fileId: string): Promise<FileAsset[]> {
  return db.rows(sql`
    select ${fileAssetsTable.columns} from file_assets where site_id = ${siteId} and file_id = ${fileId} order by asset_key`)
}

export function findAsset({ db, siteId }: Scope, fileId: string, assetKey: string): Promise<FileAsset | undefined> {
  return db.one(sql`
    select ${fileAssetsTable.columns} from file_assets
    where site_id = ${siteId} and file_id = ${fileId} and asset_key = ${assetKey}`)
}

/** Saves what was made of a locked file. */
export async function insertAssets({ db, siteId }: Scope, assets: readonly FileAsset[]): Promise<void> {
  if (assets.length > 0) await db.run(sql`${insertAssetRows(siteId, assets)} order by 2, 3`)
}

/** Deletes all that was made of locked files, and returns where the bytes are, which stay. */
export async function deleteAssets({ db, siteId }: Scope, fileIds: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ key: string }>(sql`
    delete from file_assets where site_id = ${siteId} and file_id = any(${fileIds}::text[]) returning content_key as key`)
  return rows.map(({ key }) => key)
}
