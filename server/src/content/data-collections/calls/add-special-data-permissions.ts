import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findDataCollection } from '../find-collection.ts'

export const addSpecialDataPermissions: Handler<typeof dataCollections.addSpecialDataPermissions> = async (context, request) => {
  await findDataCollection(context, request, 'read')
  refuse('SPECIAL_PERMISSIONS_NOT_OFFERED')
}
