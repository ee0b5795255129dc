import { categoryEvents } from '@stoa/contract/categories/events'
import { collectionEvents } from '@stoa/contract/collections/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { collectionIdOf } from './collection-key.ts'
import type { Collection, CollectionRow } from './collection.ts'
import { itemOf, parentOf, presentCategory, storesTree } from './present-category.ts'
import { presentCollection } from './present.ts'
import { findAmong, findById, reviseCollections, updateCollectionRow } from './store.ts'

/** Saves a locked collection and records which of its fields changed. */
export async function saveCollection(context: Context, collection: CollectionRow, changedFields: readonly string[]): Promise<Collection> {
  await updateCollectionRow(context, { ...collection, revision: collection.revision + 1, updatedDate: context.now })
  const saved = (await findById(context, collection.id))!
  recordCollection(context, 'changed', saved, changedFields)
  return saved
}

const categoryEventOf = { created: 'created', changed: 'updated', deleted: 'deleted' } as const

/** Records a collection that was created, changed or deleted, and the same of the category that it is. */
export function recordCollection(
  context: Context,
  event: keyof typeof collectionEvents,
  collection: Collection,
  changedFields?: readonly string[],
): void {
  const { baseUrl } = context.services.settings
  const entity = { id: collectionIdOf(collection.id), revision: collection.revision }
  recordEvent(context, collectionEvents[event], {
    ...entity,
    entity: presentCollection(collection, baseUrl),
    ...(changedFields && { changedFields }),
  })
  recordEvent(context, categoryEvents[categoryEventOf[event]], {
    ...entity,
    entity: presentCategory(collection, { baseUrl, fields: new Set(), above: new Map() }),
  })
}

/** Records several that were changed by one statement. Returns them as they are now. */
export async function recordChangedCollections(
  context: Context,
  ids: readonly string[],
  changedFields: readonly string[],
): Promise<Collection[]> {
  if (ids.length === 0) return []
  const collections = await findAmong(context, ids)
  for (const collection of collections) recordCollection(context, 'changed', collection, changedFields)
  return collections
}

/** Records that a category has another place in the tree. */
export const recordMovedCategory = (context: Context, category: CollectionRow): void =>
  recordAction(context, 'moved', category, { parentCategory: parentOf(category) })

/** Saves that locked collections have other products. Returns them as they are now. */
export async function saveWithMembers(context: Context, ids: readonly string[]): Promise<Collection[]> {
  if (ids.length === 0) return []
  await reviseCollections(context, ids)
  return recordChangedCollections(context, ids, ['numberOfProducts'])
}

interface MovedItem {
  id: string
  entered: readonly string[]
  left: readonly string[]
}

/** Records of some categories which products have come into them and left them. */
export function recordItems(context: Context, categories: readonly Recorded[], products: readonly MovedItem[]): void {
  for (const category of categories)
    for (const { id, entered, left } of products) {
      if (entered.includes(category.id)) recordAction(context, 'itemAdded', category, { addedItem: itemOf(id) })
      if (left.includes(category.id)) recordAction(context, 'itemRemoved', category, { removedItem: itemOf(id) })
    }
}

export const recordArranged = (context: Context, category: CollectionRow): void => recordAction(context, 'itemsArranged', category, {})

type Recorded = Pick<CollectionRow, 'id' | 'revision'>

const recordAction = (
  context: Context,
  event: 'moved' | 'itemAdded' | 'itemRemoved' | 'itemsArranged',
  { id, revision }: Recorded,
  body: Record<string, unknown>,
): void =>
  recordEvent(context, categoryEvents[event], {
    id: collectionIdOf(id),
    revision,
    entity: { categoryId: collectionIdOf(id), ...body, treeReference: storesTree },
  })
