import type { dataCollections } from '@stoa/contract'
import { dataCollectionEvents } from '@stoa/contract/data-collections/events'
import type { Handler } from '../../../kernel/handler.ts'
import { lockExistingCollection, mustNotBeDrafts, recordCollectionEvent } from '../change.ts'
import { draftsOf } from '../plugins.ts'
import { putIntoTrash } from '../store.ts'

export const deleteDataCollection: Handler<typeof dataCollections.deleteDataCollection> = async (context, { dataCollectionId }) => {
  const held = await lockExistingCollection(context, dataCollectionId)
  mustNotBeDrafts(held)
  const draftsId = draftsOf(held)
  const drafts = draftsId === undefined ? [] : [await lockExistingCollection(context, draftsId)]
  for (const one of [held, ...drafts]) {
    await putIntoTrash(context, one.id, context.now)
    recordCollectionEvent(context, dataCollectionEvents.deleted, { ...one, revision: one.revision + 1 })
  }
  return {}
}
