import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { allowedIn } from '../allowed.ts'
import { onlyFields, presentDataCollection } from '../present.ts'
import { selectCollection } from '../store.ts'

export const getDataCollection: Handler<typeof dataCollections.getDataCollection> = async (context, request) => {
  const collection = await selectCollection(context, request.dataCollectionId)
  if (!collection) refuse('WDE0025')
  const allowed = request.includeAllowedDataPermissions ? { allowedDataPermissions: allowedIn(context.identity, collection) } : {}
  return { collection: onlyFields({ ...presentDataCollection(collection), ...allowed }, request.fields) }
}
