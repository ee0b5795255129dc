import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { refuse } from '../../http/refuse.ts'
import { findDataCollection } from '../find-collection.ts'

export const addSpecialDataPermissions: Handler<typeof dataCollections.addSpecialDataPermissions> = async (context, request) => {
  await findDataCollection(context, request, 'read')
  refuse('SPECIAL_PERMISSIONS_NOT_OFFERED')
}
