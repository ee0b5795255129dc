import { Type } from 'typebox'
import { Guid, maybe, readOnly, Shape, Text } from '../scalars.ts'
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
  id: maybe(Guid),
  userId: maybe(Text(64)),
  policyId: maybe(Text(64)),
  itemRead: Access,
  itemInsert: Access,
  itemUpdate: Access,
  itemRemove: Access,
})

const Level = maybe(Type.Enum([...accessLevels]))

/** A collection's permissions, with the collection's id. */
export const DataPermissions = Shape({
  id: DataCollectionId,
  itemRead: Level,
  itemInsert: Level,
  itemUpdate: Level,
  itemRemove: Level,
  specialPermissions: readOnly(Type.Array(SpecialPermissions, { maxItems: 0 })),
})
