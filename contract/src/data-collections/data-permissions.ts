import { Type } from 'typebox'
import { Guid, maybe, readOnly, Shape, Text } from '../scalars.ts'
import { DataCollectionId, type DataRole } from './data-collection.ts'

/** Who may do a thing with a collection's items, as the permissions' own calls name it. Nobody stands above those who edit content: that is what acting for the
 *  site means, and a role gives it or does not. */
export const accessLevels = ['ANYONE', 'SITE_MEMBER', 'SITE_MEMBER_AUTHOR', 'CMS_EDITOR'] as const
export type AccessLevel = (typeof accessLevels)[number]

export const accessLevelOf = (role: DataRole): AccessLevel => (role === 'ADMIN' ? 'CMS_EDITOR' : role)
export const roleOf = (level: AccessLevel): DataRole => (level === 'CMS_EDITOR' ? 'ADMIN' : level)

const Access = maybe(Type.Enum(['UNSPECIFIED', 'ALLOWED']))

/** What one of the staff, or a role, may do in one collection beside what their roles give them: not offered. */
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

/** A collection's permissions, under its id. */
export const DataPermissions = Shape({
  id: DataCollectionId,
  itemRead: Level,
  itemInsert: Level,
  itemUpdate: Level,
  itemRemove: Level,
  specialPermissions: readOnly(Type.Array(SpecialPermissions, { maxItems: 0 })),
})
