import { always } from '../../database/query/conditions.ts'
import { recordEvents } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { Invalid } from '../../kernel/refuse.ts'
import { type DataCollection, indexViolations, noteLists, type Pair } from '../data-collections/public.ts'
import { claimUniqueValues, releaseUniqueValues, type ItemWrite } from '../unique-values/public.ts'
import { eventsOf } from './item-event.ts'
import { refuseItem, valueNotUnique } from './item-problem.ts'
import type { DataItem, Doc } from './item.ts'
import { presentForEvent } from './present.ts'
import { deleteItems, insertItems, lockItems, updateItems } from './store.ts'

const idsOf = (items: readonly DataItem[]): string[] => items.map(({ id }) => id)

/** Publishes drafts of these ids and deletes them. */
export async function publishDrafts(context: Context, { published, drafts }: Pair, ids: readonly string[]): Promise<DataItem[]> {
  const held = await lockDrafts(context, drafts, ids)
  const saved = await put(context, published, held)
  await take(context, drafts, held)
  return saved
}

interface TakingBack {
  ids: readonly string[]
  /** The published item that a draft starts from. Without it, no draft is created. */
  as?: ((doc: Doc) => Doc) | undefined
}

/** Unpublishes items: deletes the published ones and creates drafts, replacing existing ones. */
export async function takeBack(context: Context, { published, drafts }: Pair, { ids, as }: TakingBack) {
  const taken = await lockDrafts(context, published, ids)
  const begun = as ? taken.map((item) => ({ ...item, doc: as(item.doc) })) : []
  const made = await put(context, drafts, begun)
  await take(context, published, taken)
  return { taken, drafts: made }
}

/** Creates a draft of a published item. 'none' if there is no such item, 'taken' if there is already a draft. */
export async function beginDraft(context: Context, { published, drafts }: Pair, id: string): Promise<DataItem | 'none' | 'taken'> {
  const [item] = await lockDrafts(context, published, [id])
  if (!item) return 'none'
  const [draft] = await insert(context, drafts, [item])
  return draft ?? 'taken'
}

async function lockDrafts(context: Context, collection: DataCollection, ids: readonly string[]): Promise<DataItem[]> {
  const held = await lockItems(context, { collection, action: 'update', condition: always }, ids)
  return held.filter(({ isSeen }) => isSeen)
}

/** Writes items to a collection under their ids, replacing existing ones. */
async function put(context: Context, collection: DataCollection, items: readonly DataItem[]): Promise<DataItem[]> {
  const there = new Set(idsOf(await lockDrafts(context, collection, idsOf(items))))
  const inserted = await insert(context, collection, except(items, there))
  // Another transaction was faster, so the item exists by now.
  const updated = await update(context, collection, except(items, new Set(idsOf(inserted))))
  return [...inserted, ...updated]
}

const except = (items: readonly DataItem[], ids: ReadonlySet<string>): DataItem[] => items.filter(({ id }) => !ids.has(id))

async function update(context: Context, collection: DataCollection, items: readonly DataItem[]): Promise<DataItem[]> {
  if (items.length === 0) return []
  const there = new Map((await lockDrafts(context, collection, idsOf(items))).map(({ id, doc }) => [id, doc]))
  const changed = items.map(({ id, doc }) => ({ id, doc: indexable(collection, { id, doc }), old: there.get(id) ?? {} }))
  await mustBeFree(context, collection, changed)
  await noteLists(context, collection, changed)
  const updated = await updateItems(context, collection, changed)
  await addEvents(context, 'updated', collection, updated)
  return updated
}

/** Inserts items with the owners of their originals, except those whose ids exist. */
export async function insert(context: Context, collection: DataCollection, items: readonly DataItem[]): Promise<DataItem[]> {
  await noteLists(context, collection, items)
  const made = items.map(({ id, doc, ownerId }) => ({ id, ownerId, doc: indexable(collection, { id, doc }) }))
  const inserted = made.length > 0 ? await insertItems(context, collection, made) : []
  await mustBeFree(context, collection, inserted)
  await addEvents(context, 'created', collection, inserted)
  return inserted
}

async function take(context: Context, collection: DataCollection, items: readonly DataItem[]): Promise<void> {
  if (items.length === 0) return
  await deleteItems(context, collection, idsOf(items))
  await releaseUniqueValues(context, collection, items)
  await addEvents(
    context,
    'deleted',
    collection,
    items.map((item) => ({ ...item, revision: item.revision + 1 })),
  )
}

/** If a unique value belongs to another item, nothing is moved. */
async function mustBeFree(context: Context, collection: DataCollection, items: readonly ItemWrite[]): Promise<void> {
  if ((await claimUniqueValues(context, collection, items)).size > 0) refuseItem(valueNotUnique(collection))
}

function indexable(collection: DataCollection, item: Pick<DataItem, 'id' | 'doc'>): Doc {
  const violations = indexViolations(collection, item)
  if (violations.length > 0) throw new Invalid(violations)
  return item.doc
}

type Slug = keyof ReturnType<typeof eventsOf>

const addEvents = (context: Context, slug: Slug, collection: DataCollection, items: readonly DataItem[]): void =>
  recordEvents(
    context,
    eventsOf(collection)[slug],
    items.map((item) => ({ id: item.id, revision: item.revision, entity: presentForEvent(collection, item) })),
  )
