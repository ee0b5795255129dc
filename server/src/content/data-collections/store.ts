import { jsonRows } from '../../database/json-rows.ts'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import { jsonb, text } from '../../database/table.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { insertOrphan } from '../data-orphans/public.ts'
import { collectionsTable, type CollectionDoc, type DataCollection, type DataIndex, type DataPermissions } from './collection.ts'
import { valuesUnder } from './data-index.ts'
import type { PageSettings } from './page-settings.ts'

/** Can't collide with another id: collection ids contain no spaces. */
const sandboxItemsId = `coalesce(sandbox_items_id, 'sandbox of ' || id)`

const columns = raw(
  `${collectionsTable.columns}, 'LIVE' as environment, coalesce(items_id, id) as "itemsId", ${sandboxItemsId} as "sandboxItemsId"`,
)
const insertRow = collectionsTable.insert(...collectionsTable.keysExcept('indexes', 'listFields'))
const updateRow = collectionsTable.update('revision', 'updatedDate', 'permissions', 'doc')

/** Every identity of the site can find collections; their permissions decide what it can do in them. */
const ofSite = (siteId: string): Fragment => part`site_id = ${siteId} and deleted_date is null`

export function selectCollection({ db, siteId }: Scope, id: string): Promise<DataCollection | undefined> {
  return db.one(sql`select ${columns} from data_collections where ${ofSite(siteId)} and id = ${id}`)
}

const locked =
  (lock: 'key share' | 'no key update' | 'update') =>
  ({ db, siteId }: Scope, id: string): Promise<DataCollection | undefined> =>
    db.one(sql`select ${columns} from data_collections where ${ofSite(siteId)} and id = ${id} for ${raw(lock)}`)

/** The collection, locked for a write of items: it is neither emptied nor given an index before that has ended. */
export const selectForWrite = locked('key share')

/** The collection, locked for moving items between it and its drafts collection: other writes continue, other moves wait. */
export const selectForMove = locked('no key update')

/** A condition that the collection is still as it was read. (A `Date` has milliseconds, a timestamp of the database may have more.) */
export const asItWasRead = (siteId: string, { id, itemsId, revision, createdDate, indexes, listFields }: DataCollection): Fragment => part`
  select from data_collections
  where ${ofSite(siteId)} and id = ${id} and coalesce(items_id, id) = ${itemsId} and revision = ${revision}
    and date_trunc('milliseconds', created_date) = ${createdDate} and indexes = ${JSON.stringify(indexes)}::jsonb
    and list_fields = ${JSON.stringify(listFields)}::jsonb`

/** The collection, locked until the transaction ends. */
export const lockCollection = locked('update')

export interface Listed {
  by: 'id' | 'displayName' | 'createdDate' | 'updatedDate'
  descending: boolean
  limit: number
  offset: number
}

const sortedBy: Readonly<Record<Listed['by'], string>> = {
  id: 'id',
  displayName: `doc ->> 'displayName'`,
  createdDate: 'created_date',
  updatedDate: 'updated_date',
}

export function selectCollections({ db, siteId }: Scope, { by, descending, limit, offset }: Listed): Promise<DataCollection[]> {
  const direction = raw(descending ? 'desc' : 'asc')
  return db.rows(sql`
    select ${columns} from data_collections where ${ofSite(siteId)}
    order by ${raw(sortedBy[by])} ${direction}, id ${direction} limit ${limit} offset ${offset}`)
}

export async function countCollections({ db, siteId }: Scope): Promise<number> {
  const row = await db.one<{ total: number }>(sql`select count(*)::int as total from data_collections where ${ofSite(siteId)}`)
  return row!.total
}

/** The items of a collection, counted up to one more than this. */
const countedTo = (siteId: string, atMost: number): Fragment => part`(
  select count(*)::int from (select from data_items where data_items.site_id = ${siteId}
    and data_items.collection_id = coalesce(data_collections.items_id, data_collections.id) limit ${atMost + 1}) as counted)`

export function countEach({ db, siteId }: Scope, atMost: number): Promise<{ id: string; total: number }[]> {
  return db.rows(sql`select id, ${countedTo(siteId, atMost)} as total from data_collections where ${ofSite(siteId)} order by id`)
}

const trashListedMax = 200

/** Collections that can be restored, the last deleted first. */
export function selectTrash(
  { db, siteId }: Scope,
  notBefore: Date,
  atMost: number,
): Promise<(Pick<DataCollection, 'id' | 'doc'> & { deletedDate: Date; total: number })[]> {
  return db.rows(sql`
    select id, doc, deleted_date as "deletedDate", least(${countedTo(siteId, atMost)}, ${atMost}) as total from data_collections
    where site_id = ${siteId} and deleted_date > ${notBefore} order by deleted_date desc, id limit ${trashListedMax}`)
}

/** False if one with this id exists. A deleted one with this id is purged, and can no longer be restored. */
export async function insertCollection({ db, siteId }: Scope, collection: DataCollection): Promise<boolean> {
  await purgeCollections(db, part`site_id = ${siteId} and id = ${collection.id} and deleted_date is not null`)
  const inserted = await db.run(sql`${insertRow(siteId, collection)} on conflict do nothing`)
  return inserted === 1
}

export async function saveCollection({ db, siteId }: Scope, collection: DataCollection): Promise<void> {
  await db.run(sql`${updateRow(collection)} where ${ofSite(siteId)} and id = ${collection.id}`)
}

export async function putIntoTrash({ db, siteId }: Scope, id: string, now: Date): Promise<void> {
  await db.run(sql`update data_collections set deleted_date = ${now}, revision = revision + 1 where ${ofSite(siteId)} and id = ${id}`)
}

/** Restores a collection as it was; undefined if there is none in the trash. */
export function takeFromTrash(
  { db, siteId }: Scope,
  id: string,
  { now, notBefore }: { now: Date; notBefore: Date },
): Promise<DataCollection | undefined> {
  return db.one(sql`
    update data_collections set deleted_date = null, revision = revision + 1, updated_date = ${now}
    where site_id = ${siteId} and id = ${id} and deleted_date > ${notBefore} returning ${columns}`)
}

/** Purges collections. Their items become orphans, which are deleted later. */
async function purgeCollections(db: Db, which: Fragment): Promise<void> {
  const gone = await db.rows<{ siteId: string } & Left>(sql`
    delete from data_collections where ${which}
    returning site_id as "siteId", coalesce(items_id, id) as "itemsId", ${raw(sandboxItemsId)} as "sandboxItemsId", indexes`)
  for (const { siteId, ...collection } of gone) {
    for (const itemsId of [collection.itemsId, collection.sandboxItemsId]) await insertOrphan(db, siteId, itemsId)
    for (const index of collection.indexes) await orphanValues({ db, siteId }, collection, index)
  }
}

export async function deleteExpired(db: Db, before: Date): Promise<void> {
  await purgeCollections(
    db,
    part`(site_id, id) in (
      select site_id, id from data_collections where deleted_date is not null and deleted_date <= ${before} for update skip locked)`,
  )
}

/** Assigns a new items id to a collection in one environment. Its previous items become orphans, which are deleted later. */
export async function emptyCollection(
  { db, siteId }: Scope,
  { id, environment }: Pick<DataCollection, 'id' | 'environment'>,
  { itemsId, now }: { itemsId: string; now: Date },
): Promise<void> {
  const held = await lockCollection({ db, siteId }, id)
  if (!held) return
  const [had, others] =
    environment === 'LIVE'
      ? [held.itemsId, part`items_id = ${itemsId}, updated_date = ${now}`]
      : [held.sandboxItemsId, part`sandbox_items_id = ${itemsId}`]
  for (const left of [had, ...held.indexes.flatMap(({ valuesId }) => (valuesId ? valuesUnder(valuesId, had) : []))])
    await insertOrphan(db, siteId, left)
  await db.run(sql`update data_collections set ${others} where ${ofSite(siteId)} and id = ${id}`)
}

type Left = Pick<DataCollection, 'itemsId' | 'sandboxItemsId' | 'indexes'>

/** Makes the values of a unique index orphans, in both environments. */
export async function orphanValues({ db, siteId }: Scope, collection: Omit<Left, 'indexes'>, { valuesId }: DataIndex): Promise<void> {
  if (valuesId === undefined) return
  for (const itemsId of [collection.itemsId, collection.sandboxItemsId]) await insertOrphan(db, siteId, valuesUnder(valuesId, itemsId))
}

export interface SampleCollection {
  id: string
  permissions: DataPermissions
  doc: CollectionDoc
  pages?: PageSettings
}

const sampleRows = jsonRows({
  id: text(),
  permissions: jsonb<DataPermissions>(),
  doc: jsonb<CollectionDoc>(),
  pages: jsonb<PageSettings>().optional(),
})

export async function insertSamples(db: Db, siteId: string, rows: readonly SampleCollection[], now: Date): Promise<void> {
  await db.run(sql`
    insert into data_collections (site_id, id, created_date, updated_date, permissions, doc, has_pages, pages)
    select ${siteId}, id, ${now}, ${now}, permissions, doc, pages is not null, pages
    from ${sampleRows(rows)} as rows`)
}

export async function saveIndexes({ db, siteId }: Scope, id: string, indexes: readonly DataIndex[]): Promise<void> {
  await db.run(sql`update data_collections set indexes = ${JSON.stringify(indexes)} where ${ofSite(siteId)} and id = ${id}`)
}

export async function saveListFields({ db, siteId }: Scope, id: string, paths: readonly string[]): Promise<void> {
  await db.run(sql`update data_collections set list_fields = ${JSON.stringify(paths)} where ${ofSite(siteId)} and id = ${id}`)
}

/** Records that indexed fields contain lists from now on. */
export async function addListFields({ db, siteId }: Scope, id: string, paths: readonly string[]): Promise<void> {
  await db.run(
    sql`update data_collections set list_fields = list_fields || ${JSON.stringify(paths)}::jsonb where ${ofSite(siteId)} and id = ${id}`,
  )
}

export interface CollectionToIndex {
  siteId: string
  id: string
}

const hasNewIndexes = raw(`deleted_date is null and indexes @> '[{"status": "BUILDING"}]'`)

/** The collections with indexes to build. */
export function collectionsToIndex(db: Db): Promise<CollectionToIndex[]> {
  return db.rows(sql`select site_id as "siteId", id from data_collections where ${hasNewIndexes}`)
}

export function findCollectionToIndex({ db, siteId }: Scope, id: string): Promise<DataCollection | undefined> {
  return db.one(sql`select ${columns} from data_collections where ${ofSite(siteId)} and id = ${id} and ${hasNewIndexes}`)
}

/** Purges a collection. */
export const dropCollection = ({ db, siteId }: Scope, id: string): Promise<void> =>
  purgeCollections(db, part`${ofSite(siteId)} and id = ${id}`)

export function selectPageSettings(
  { db, siteId }: Scope,
  id: string,
): Promise<{ hasPages: boolean; pages: PageSettings | null } | undefined> {
  return db.one(sql`select has_pages as "hasPages", pages from data_collections where ${ofSite(siteId)} and id = ${id}`)
}

export async function savePageSettings(
  { db, siteId }: Scope,
  id: string,
  { hasPages, ...pages }: PageSettings & { hasPages: boolean },
): Promise<void> {
  await db.run(sql`
    update data_collections set has_pages = ${hasPages}, pages = ${JSON.stringify(pages)} where ${ofSite(siteId)} and id = ${id}`)
}

export type WithPages = DataCollection & { hasPages: boolean; pages: PageSettings | null }

/** The collections with pages, by id, and those in `also`. */
export function selectWithPages({ db, siteId }: Scope, atMost: number, also: readonly string[] = []): Promise<WithPages[]> {
  const which = also.length > 0 ? part`(has_pages or id = any(${also}))` : part`has_pages`
  return db.rows(sql`
    select ${columns}, has_pages as "hasPages", pages from data_collections where ${ofSite(siteId)} and ${which}
    order by id limit ${atMost + also.length}`)
}
