import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import { categoryEvents } from '@stoa/contract/categories/events'
import { collectionEvents } from '@stoa/contract/collections/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { collectionIdOf } from './collection-key.ts'
import type { Collection, CollectionRow } from './collection.ts'
import { parentOf, presentCategory, storesTree } from './present-category.ts'
import { presentCollection } from './present.ts'
import { findAmong, findById, updateCollectionRow } from './store.ts'

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

/** Records several that were changed by one statement. */
export async function recordChangedCollections(context: Context, ids: readonly string[], changedFields: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const collection of await findAmong(context, ids)) recordCollection(context, 'changed', collection, changedFields)
}

/** Records that a category has another place in the tree. */
export const recordMovedCategory = (context: Context, category: CollectionRow): void =>
  recordAction(context, 'moved', category, { parentCategory: parentOf(category) })

/** Records which products have come into a category or left it. */
export function recordItems(
  context: Context,
  event: 'itemAdded' | 'itemRemoved',
  category: CollectionRow,
  productIds: readonly string[],
): void {
  const field = event === 'itemAdded' ? 'addedItem' : 'removedItem'
  for (const catalogItemId of productIds) recordAction(context, event, category, { [field]: itemOf(catalogItemId) })
}

/** A product as an item of a category. */
export const itemOf = (productId: string) => ({ catalogItemId: productId, appId: catalogueAppIds[0] })

export const recordArranged = (context: Context, category: CollectionRow): void => recordAction(context, 'itemsArranged', category, {})

const recordAction = (
  context: Context,
  event: 'moved' | 'itemAdded' | 'itemRemoved' | 'itemsArranged',
  { id, revision }: CollectionRow,
  body: Record<string, unknown>,
): void =>
  recordEvent(context, categoryEvents[event], {
    id: collectionIdOf(id),
    revision,
    entity: { categoryId: collectionIdOf(id), ...body, treeReference: storesTree },
  })
