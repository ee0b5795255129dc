import { jsonRows } from '../../database/json-rows.ts'
import type { CompiledPipeline } from '../../database/pipeline/compile-pipeline.ts'
import { joinFragments } from '../../database/query/conditions.ts'
import { slotValue } from '../../database/query/indexed.ts'
import { isPublishedAt } from '../../database/query/published.ts'
import type { PositionedRow, QueryPlan, Selection } from '../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import { jsonb, text, uuid } from '../../database/table.ts'
import { lastSequence } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { asItWasRead, filledSlots, hasStatuses, hidesDrafts, reachOf, slots } from '../data-collections/public.ts'
import type { DataAction, DataCollection } from '../data-collections/public.ts'
import { eventsOf } from './item-event.ts'
import { itemsTable, type DataItem, type Doc } from './item.ts'

const { columns } = itemsTable

/** The items of a collection that the caller can act on, with drafts if it asked for them. */
export function visibleTo(
  { identity, now }: Pick<Context, 'identity' | 'now'>,
  collection: DataCollection,
  action: DataAction = 'read',
): Fragment {
  const whole = part`site_id = ${identity.siteId} and collection_id = ${collection.itemsId}`
  const still = collection.isRemembered ? part`${whole} and exists (${asItWasRead(identity.siteId, collection)})` : whole
  const all = hidesDrafts(collection) ? part`${still} and (${isPublishedAt(part`${now.toISOString()}`)})` : still
  const reach = reachOf(identity, collection, action)
  if (reach === 'all') return all
  return reach === 'own' ? part`${all} and owner_id = ${identity.id}` : part`${all} and false`
}

export function selectItems(context: Context, collection: DataCollection, plan: QueryPlan): Promise<PositionedRow<DataItem>[]> {
  const isWholeCollection = reachOf(context.identity, collection, 'read') === 'all' && !hidesDrafts(collection)
  return context.db.rows(plan.select({ columns, from: itemsTable.name, where: visibleTo(context, collection), isWholeCollection }))
}

export async function countItems(context: Context, collection: DataCollection, plan: QueryPlan, atMost: number): Promise<number> {
  const row = await context.db.one<{ total: number }>(plan.count({ from: itemsTable.name, where: visibleTo(context, collection) }, atMost))
  return row?.total ?? 0
}

/** What a plan uses in place of a table. */
export const selectFrom = <Row>(
  { db }: Context,
  plan: QueryPlan,
  { columns: list, from }: Pick<Selection, 'columns' | 'from'>,
): Promise<PositionedRow<Row>[]> => db.rows(plan.select({ columns: list, from, where: part`true` }))

export async function countFrom({ db }: Context, plan: QueryPlan, from: Fragment, atMost: number): Promise<number> {
  const row = await db.one<{ total: number }>(plan.count({ from, where: part`true` }, atMost))
  return row?.total ?? 0
}

interface PipelineRow {
  doc: Doc | null
  went?: readonly boolean[]
}

export const selectThrough = (
  { db }: Context,
  pipeline: CompiledPipeline,
  page: { limit: number; offset: number },
): Promise<PipelineRow[]> => db.rows(pipeline.select(page))

export async function countThrough({ db }: Context, pipeline: CompiledPipeline, atMost: number): Promise<number> {
  const row = await db.one<{ total: number }>(pipeline.count(atMost))
  return row?.total ?? 0
}

/** The items that the caller can see and that match its filter. */
export const seenAnd = (context: Context, collection: DataCollection, filter: Fragment): Fragment =>
  part`(${visibleTo(context, collection)}) and (${filter})`

export function selectByIds(context: Context, collection: DataCollection, ids: readonly string[]): Promise<DataItem[]> {
  return context.db.rows(sql`select ${columns} from data_items where ${visibleTo(context, collection)} and id = any(${ids}::text[])`)
}

export interface LockedItem extends DataItem {
  isSeen: boolean
  isReached: boolean
  meetsCondition: boolean
}

interface Holding {
  collection: DataCollection
  action: DataAction
  condition: Fragment
}

/** Items locked until the transaction ends, in the order of their ids, with what the caller can see and do, and whether they match its condition. */
export async function lockItems(
  context: Context,
  { collection, action, condition }: Holding,
  ids: readonly string[],
): Promise<LockedItem[]> {
  const { text, values } = sql`
    select ${columns}, (${visibleTo(context, collection, 'read')}) as "isSeen", (${visibleTo(context, collection, action)}) as "isReached",
      (${condition}) is true as "meetsCondition"
    from data_items where site_id = ${context.siteId} and collection_id = ${collection.itemsId} and id = any(${ids}::text[]) order by id for update`
  return context.db.rows({ text, values, name: undefined })
}

/** The next ids of drafts: of items with that status, or of all items of a drafts collection. */
export async function selectDraftIds(
  { db, siteId, now }: Context,
  collection: DataCollection,
  { after = '', limit }: { after?: string; limit: number },
): Promise<string[]> {
  const draft = hasStatuses(collection) ? part`not (${isPublishedAt(part`${now.toISOString()}`)})` : part`true`
  const rows = await db.rows<{ id: string }>(sql`
    select id from data_items where site_id = ${siteId} and collection_id = ${collection.itemsId} and id > ${after} and ${draft} order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** The last of a collection's items by id, regardless of permissions. */
export async function lastItemId({ db, siteId }: Context, { itemsId }: DataCollection): Promise<string | undefined> {
  const row = await db.one<{ id: string }>(sql`
    select id from data_items where site_id = ${siteId} and collection_id = ${itemsId} order by id desc limit 1`)
  return row?.id
}

export interface Batch {
  afterId: string
  untilId: string
  beforeId: string | null
  lookedAtMax: number
  changedMax: number
}

/** Maximum size in bytes of stored documents that are changed in one statement. */
const batchBytesMax = 8_000_000

/** The next items after one, up to another and before a third: the last one examined, and those that match the condition and that the caller can act on.
 *  Undefined if none is left. */
export async function nextItems(
  context: Context,
  { collection, action, condition }: Holding,
  { afterId, untilId, beforeId, lookedAtMax, changedMax }: Batch,
): Promise<{ lastId: string; ids: string[] } | undefined> {
  const { text, values } = sql`
    with found as (
      select id, pg_column_size(doc) as bytes,
        ((${visibleTo(context, collection)}) and (${visibleTo(context, collection, action)}) and (${condition})) is true as matches
      from data_items where site_id = ${context.siteId} and collection_id = ${collection.itemsId} and id > ${afterId} and id <= ${untilId}
        and (${beforeId}::text is null or id < ${beforeId}) order by id limit ${lookedAtMax}
    ), counted as (
      select id, matches, count(*) filter (where matches) over turn as matched, sum(bytes) filter (where matches) over turn as weight
      from found window turn as (order by id)
    )
    select max(id) as "lastId", coalesce(array_agg(id order by id) filter (where matches), '{}') as ids
    from counted where matched <= ${changedMax} and (matched <= 1 or weight <= ${batchBytesMax})`
  const row = await context.db.one<{ lastId: string | null; ids: string[] }>({ text, values, name: undefined })
  return row && row.lastId !== null ? { lastId: row.lastId, ids: row.ids } : undefined
}

/** Which of these ids exist, regardless of permissions. */
export async function existingIds({ db, siteId }: Context, collection: DataCollection, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.rows<{ id: string }>(sql`
    select id from data_items where site_id = ${siteId} and collection_id = ${collection.itemsId} and id = any(${ids}::text[])`)
  return rows.map(({ id }) => id)
}

/** The columns of owners' indexes. */
export const slotList = raw(slots.join(', '))

/** The values of these columns for a document. */
export function slotValues(collection: DataCollection, doc: string): Fragment[] {
  const filled = filledSlots(collection)
  return slots.map((slot) => {
    const filling = filled.get(slot)
    return filling ? slotValue(filling, part`${raw(doc)}`) : part`null::jsonb`
  })
}

interface NewItem {
  id: string
  doc: Doc
}

const newRows = jsonRows({ id: text(), doc: jsonb<Doc>() })

type OwnedItem = NewItem & Pick<DataItem, 'ownerId'>

const ownedRows = jsonRows({ id: text(), doc: jsonb<Doc>(), ownerId: uuid().orNull() })

/** Inserts items, except those whose ids exist, and returns them in the order given. An item with the id of a removed one continues its event sequence. */
export async function insertItems(
  { db, siteId, now }: Context,
  collection: DataCollection,
  items: readonly OwnedItem[],
): Promise<DataItem[]> {
  const filled = joinFragments(slotValues(collection, 'doc'), ', ')
  const { entityFqdn } = eventsOf(collection).created
  const inserted = await db.rows<DataItem>(sql`
    insert into data_items (site_id, collection_id, id, revision, created_date, updated_date, owner_id, doc, ${slotList})
    select ${siteId}, ${collection.itemsId}, id,
      1 + coalesce(${lastSequence(siteId, { entityFqdn, entityId: raw('made.id') })}, 0), ${now}, ${now}, "ownerId", doc, ${filled}
    from ${ownedRows(items)} as made order by id
    on conflict do nothing returning ${columns}`)
  const position = new Map(items.map(({ id }, index) => [id, index]))
  return inserted.toSorted((one, other) => position.get(one.id)! - position.get(other.id)!)
}

/** New data for locked items. */
export function updateItems({ db, siteId, now }: Context, collection: DataCollection, items: readonly NewItem[]): Promise<DataItem[]> {
  const values = slotValues(collection, 'changed.doc')
  const filled = joinFragments(
    slots.map((slot, at) => part`${raw(slot)} = ${values[at]!}`),
    ', ',
  )
  return db.rows(sql`
    update data_items set doc = changed.doc, ${filled}, revision = data_items.revision + 1, updated_date = ${now}
    from ${newRows(items)} as changed
    where site_id = ${siteId} and collection_id = ${collection.itemsId} and data_items.id = changed.id
    returning ${columns}`)
}

export async function deleteItems({ db, siteId }: Context, collection: DataCollection, ids: readonly string[]): Promise<void> {
  await db.run(sql`delete from data_items where site_id = ${siteId} and collection_id = ${collection.itemsId} and id = any(${ids}::text[])`)
}

/** Transfers all items of an owner to another, or to none. */
export async function reassignItems({ db, siteId }: Pick<Context, 'db' | 'siteId'>, ownerId: string, heirId: string | null): Promise<void> {
  await db.run(sql`
    update data_items set owner_id = ${heirId} where site_id = ${siteId} and (collection_id, id) in (
      select collection_id, id from data_items where site_id = ${siteId} and owner_id = ${ownerId} order by collection_id, id for update)`)
}
