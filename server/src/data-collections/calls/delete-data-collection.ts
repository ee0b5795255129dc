import type { dataCollections } from '@stoa/contract'
import { dataCollectionEvents } from '@stoa/contract/data-collections/events'
import type { Handler } from '../../app.ts'
import { heldCollection, tell } from '../change.ts'
import { putIntoTrash } from '../store.ts'

export const deleteDataCollection: Handler<typeof dataCollections.deleteDataCollection> = async (context, { dataCollectionId }) => {
  const held = await heldCollection(context, dataCollectionId)
  await putIntoTrash(context, held.id, context.now)
  await tell(context, dataCollectionEvents.deleted, { ...held, revision: held.revision + 1 })
  return {}
}
