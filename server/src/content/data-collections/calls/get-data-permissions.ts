import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findDataCollection } from '../find-collection.ts'
import { presentPermissions } from '../permissions.ts'

export const getDataPermissions: Handler<typeof dataCollections.getDataPermissions> = async (context, request) => ({
  dataPermissions: presentPermissions(await findDataCollection(context, request, 'read')),
})
