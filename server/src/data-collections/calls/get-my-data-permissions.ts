import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { holds } from '../../identity.ts'
import { reachOf } from '../access.ts'
import type { DataAction } from '../collection.ts'
import { findDataCollection } from '../find-collection.ts'

export const getMyDataPermissions: Handler<typeof dataCollections.getMyDataPermissions> = async (context, request) => {
  const { identity } = context
  const collection = await findDataCollection(context, request, 'read', 'insert', 'update', 'remove')
  const may = (action: DataAction, permission: string): boolean =>
    reachOf(identity, collection, action) !== 'none' && holds(identity, permission)
  return {
    itemRead: may('read', 'WIX_DATA.QUERY'),
    itemInsert: may('insert', 'WIX_DATA.INSERT'),
    itemUpdate: may('update', 'WIX_DATA.UPDATE'),
    itemRemove: may('remove', 'WIX_DATA.REMOVE'),
  }
}
