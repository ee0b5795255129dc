import { collectionEvents } from '@stoa/contract/collections/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { collectionIdOf } from './collection-key.ts'
import type { Collection, CollectionRow } from './collection.ts'
import { presentCollection } from './present.ts'
import { findById, updateCollectionRow } from './store.ts'

/** Saves a locked collection and records which of its fields changed. */
export async function saveCollection(context: Context, collection: CollectionRow, changedFields: readonly string[]): Promise<Collection> {
  await updateCollectionRow(context, { ...collection, revision: collection.revision + 1, updatedDate: context.now })
  const saved = (await findById(context, collection.id))!
  recordCollection(context, 'changed', saved, changedFields)
  return saved
}

export function recordCollection(
  context: Context,
  event: keyof typeof collectionEvents,
  collection: Collection,
  changedFields?: readonly string[],
): void {
  recordEvent(context, collectionEvents[event], {
    id: collectionIdOf(collection.id),
    revision: collection.revision,
    entity: presentCollection(collection, context.services.settings.baseUrl),
    ...(changedFields && { changedFields }),
  })
}
