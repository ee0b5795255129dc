import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentIndex } from '../data-index.ts'
import { selectCollection } from '../store.ts'

export const listDataIndexes: Handler<typeof dataCollections.listDataIndexes> = async (context, { dataCollectionId, paging }) => {
  const collection = await selectCollection(context, dataCollectionId)
  if (!collection) refuse('WDE0025')
  const offset = paging?.offset ?? 0
  const shown = collection.indexes.slice(offset, offset + (paging?.limit ?? collection.indexes.length))
  const total = collection.indexes.length
  return { indexes: shown.map(presentIndex), pagingMetadata: { count: shown.length, offset, total, tooManyToCount: false } }
}
