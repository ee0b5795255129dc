import type { Static } from 'typebox'
import { accessLevelOf, roleOf, type AccessLevel, type DataPermissions as Wire } from '@stoa/contract/data-collections/data-permissions'
import type { DataCollection, DataPermissions } from './collection.ts'

type Wanted = Static<typeof Wire>

/** A collection's permissions in the form of the permission calls. */
export function presentPermissions({ id, permissions: { read, insert, update, remove } }: Pick<DataCollection, 'id' | 'permissions'>) {
  return {
    id,
    itemRead: accessLevelOf(read),
    itemInsert: accessLevelOf(insert),
    itemUpdate: accessLevelOf(update),
    itemRemove: accessLevelOf(remove),
    specialPermissions: [],
  }
}

/** The permissions after a change. Those that are left out stay unchanged. */
export function permissionsWith(held: DataPermissions, { itemRead, itemInsert, itemUpdate, itemRemove }: Wanted): DataPermissions {
  const said = (level: AccessLevel | undefined, role: DataPermissions['read']) => (level ? roleOf(level) : role)
  return {
    read: said(itemRead, held.read),
    insert: said(itemInsert, held.insert),
    update: said(itemUpdate, held.update),
    remove: said(itemRemove, held.remove),
  }
}
