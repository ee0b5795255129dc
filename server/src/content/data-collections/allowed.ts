import { hasPermission, type CallerIdentity } from '../../kernel/identity.ts'
import { reachOf } from './access.ts'
import type { DataAction, DataCollection } from './collection.ts'

/** What a caller can do with at least some of a collection's items: by its permissions, and by the caller's role or key. */
export function allowedIn(identity: CallerIdentity, collection: DataCollection) {
  const may = (action: DataAction, permission: string): boolean =>
    reachOf(identity, collection, action) !== 'none' && hasPermission(identity, permission)
  return {
    itemRead: may('read', 'WIX_DATA.QUERY'),
    itemInsert: may('insert', 'WIX_DATA.INSERT'),
    itemUpdate: may('update', 'WIX_DATA.UPDATE'),
    itemRemove: may('remove', 'WIX_DATA.REMOVE'),
  }
}
