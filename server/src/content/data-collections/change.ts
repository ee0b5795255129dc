import { isDeepStrictEqual } from 'node:util'
import { dataCollectionEvents } from '@stoa/contract/data-collections/events'
import { type EventName, recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { DataCollection } from './collection.ts'
import { draftsDoc } from './drafts-collection.ts'
import { draftsOf, publishedOf } from './plugins.ts'
import { presentDataCollection } from './present.ts'
import { lockCollection, saveCollection } from './store.ts'

/** A collection locked for a change. */
export async function lockExistingCollection(context: Context, id: string): Promise<DataCollection> {
  return (await lockCollection(context, id)) ?? refuse('WDE0025')
}

/** A collection locked for a change of its definition; with a revision, only if that is still its revision. */
export async function lockAtRevision(context: Context, id: string, revision: string | null | undefined): Promise<DataCollection> {
  const held = await lockExistingCollection(context, id)
  if (revision && Number(revision) !== held.revision)
    refuse('DATA_COLLECTION_REVISION_MISMATCH', { currentRevision: String(held.revision) })
  return held
}

/** Saves a locked collection as its next revision. */
export async function saveChanged(context: Context, changed: DataCollection): Promise<DataCollection> {
  mustNotBeDrafts(changed)
  const saved = await saveNext(context, changed)
  const draftsId = draftsOf(saved)
  const drafts = draftsId === undefined ? undefined : await lockCollection(context, draftsId)
  if (drafts && !isDeepStrictEqual(drafts.doc, draftsDoc(saved))) await saveNext(context, { ...drafts, doc: draftsDoc(saved) })
  return saved
}

/** A drafts collection takes its definition from the collection of the published items. */
export function mustNotBeDrafts(collection: DataCollection): void {
  const publishedCollectionId = publishedOf(collection)
  if (publishedCollectionId !== undefined) refuse('COLLECTION_OF_DRAFTS', { publishedCollectionId })
}

async function saveNext(context: Context, changed: DataCollection): Promise<DataCollection> {
  const saved = { ...changed, revision: changed.revision + 1, updatedDate: context.now }
  await saveCollection(context, saved)
  recordCollectionEvent(context, dataCollectionEvents.updated, saved)
  return saved
}

export function recordCollectionEvent(context: Context, name: EventName, collection: DataCollection): void {
  recordEvent(context, name, { id: collection.id, revision: collection.revision, entity: presentDataCollection(collection) })
}
