import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { refuse } from '../../http/refuse.ts'
import { presentDataCollection } from '../present.ts'
import { selectCollection } from '../store.ts'

export const getDataCollection: Handler<typeof dataCollections.getDataCollection> = async (context, { dataCollectionId }) => {
  const collection = await selectCollection(context, dataCollectionId)
  if (!collection) refuse('WDE0025')
  return { collection: presentDataCollection(collection) }
}
