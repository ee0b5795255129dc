import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { explainedAccess } from '../explained.ts'
import { findDataCollection } from '../find-collection.ts'
import { somebody } from '../somebody.ts'

export const explainDataAccess: Handler<typeof dataCollections.explainDataAccess> = async (context, request) => {
  const collection = await findDataCollection(context, request, 'read')
  return { access: explainedAccess(await somebody(context, request), collection) }
}
