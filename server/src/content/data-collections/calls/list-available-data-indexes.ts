import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { freeFields, freeUniqueIndexes } from '../data-index.ts'
import { selectCollection } from '../store.ts'

const fieldsOfLarge = 3

type Call = typeof dataCollections.listAvailableDataIndexes

export const listAvailableDataIndexes: Handler<Call> = async (context, { dataCollectionId }) => {
  const collection = await selectCollection(context, dataCollectionId)
  if (!collection) refuse('WDE0025')
  const free = freeFields(collection)
  return { regular1Field: free, regular3Field: Math.floor(free / fieldsOfLarge), unique1Field: freeUniqueIndexes(collection), total: free }
}
