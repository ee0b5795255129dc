import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { callerAs } from '../caller-as.ts'
import { explainedAccess } from '../explained.ts'
import { findDataCollection } from '../find-collection.ts'

export const explainDataAccess: Handler<typeof dataCollections.explainDataAccess> = async (context, request) => {
  const collection = await findDataCollection(context, request, 'read')
  return { access: explainedAccess(await callerAs(context, request), collection) }
}
