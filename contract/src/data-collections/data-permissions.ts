import { Type } from 'typebox'
import { field, Guid, maybe, readOnly, Shape, Text } from '../scalars.ts'
import { DataCollectionId, type DataRole } from './data-collection.ts'

/** Who can perform an action on a collection's items, as the permission calls name it. There is no level above content editors: they act for the site, and
 *  a role grants that or doesn't. */
export const accessLevels = ['ANYONE', 'SITE_MEMBER', 'SITE_MEMBER_AUTHOR', 'CMS_EDITOR'] as const
export type AccessLevel = (typeof accessLevels)[number]

export const accessLevelOf = (role: DataRole): AccessLevel => (role === 'ADMIN' ? 'CMS_EDITOR' : role)
export const roleOf = (level: AccessLevel): DataRole => (level === 'CMS_EDITOR' ? 'ADMIN' : level)

const Access = maybe(Type.Enum(['UNSPECIFIED', 'ALLOWED']))

/** Additional permissions of a staff user or role in one collection. Not supported. */
export const SpecialPermissions = Shape({
  id: maybe(Guid, 'ID of the special permissions.'),
  userId: maybe(Text(64), 'ID of the staff user who has them.'),
  policyId: maybe(Text(64), 'ID of the role that has them.'),
  itemRead: field(Access, 'Whether the items can be read.'),
  itemInsert: field(Access, 'Whether items can be inserted.'),
  itemUpdate: field(Access, 'Whether the items can be changed.'),
  itemRemove: field(Access, 'Whether the items can be removed.'),
})

const Level = maybe(Type.Enum([...accessLevels]))

/** A collection's permissions, with the collection's id. */
export const DataPermissions = Shape({
  id: field(DataCollectionId, 'ID of the collection.'),
  itemRead: field(Level, 'Who can read the items. Unchanged if absent.'),
  itemInsert: field(Level, 'Who can insert items. Unchanged if absent.'),
  itemUpdate: field(Level, 'Who can change the items. Unchanged if absent.'),
  itemRemove: field(Level, 'Who can remove the items. Unchanged if absent.'),
  specialPermissions: readOnly(
    Type.Array(SpecialPermissions, { maxItems: 0 }),
    'Permissions of single people. Always empty: a role gives them.',
  ),
})
