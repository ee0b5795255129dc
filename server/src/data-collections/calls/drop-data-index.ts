import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { refuse } from '../../http/refuse.ts'
import { heldCollection } from '../change.ts'
import { saveIndexes } from '../store.ts'

export const dropDataIndex: Handler<typeof dataCollections.dropDataIndex> = async (context, { dataCollectionId, indexName }) => {
  const held = await heldCollection(context, dataCollectionId)
  const others = held.indexes.filter(({ name }) => name !== indexName)
  if (others.length === held.indexes.length) refuse('DATA_INDEX_NOT_FOUND')
  await saveIndexes(context, held.id, others)
  return {}
}
