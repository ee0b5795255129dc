import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockExistingCollection } from '../change.ts'
import { orphanValues, saveIndexes } from '../store.ts'

export const dropDataIndex: Handler<typeof dataCollections.dropDataIndex> = async (context, { dataCollectionId, indexName }) => {
  const held = await lockExistingCollection(context, dataCollectionId)
  const dropped = held.indexes.find(({ name }) => name === indexName)
  if (!dropped) refuse('DATA_INDEX_NOT_FOUND')
  await saveIndexes(
    context,
    held.id,
    held.indexes.filter((one) => one !== dropped),
  )
  await orphanValues(context, held, dropped)
  return {}
}
