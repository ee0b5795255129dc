import { Type } from 'typebox'
import { Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { Field, FieldKey } from './field.ts'
import { Plugin, pluginsMax } from './plugin.ts'

/** Who can perform an action on a collection's items, from the least trusted: anyone, members, members on their own items, callers acting for the site. */
export const dataRoles = ['ANYONE', 'SITE_MEMBER', 'SITE_MEMBER_AUTHOR', 'ADMIN'] as const
export type DataRole = (typeof dataRoles)[number]

const Role = Type.Enum([...dataRoles])

/** The lowest role that each action requires. An action that isn't listed is limited to callers acting for the site. */
export const Permissions = Shape({ read: maybe(Role), insert: maybe(Role), update: maybe(Role), remove: maybe(Role) })

/** A collection's id, as packages send it in every call, for example `Books`. */
export const DataCollectionId = Type.String({
  pattern: '^[A-Za-z0-9_@/.-]{1,256}$',
  maxLength: 256,
  form: 'letters, digits and _ @ / . -',
})

export const fieldsMax = 200
/** The maximum that items of a collection are counted to when all collections are counted at once. */
export const itemsCountedMax = 100_000

/** What the caller can do with at least some of the collection's items. */
const AllowedPermissions = Shape({
  itemRead: Type.Boolean(),
  itemInsert: Type.Boolean(),
  itemUpdate: Type.Boolean(),
  itemRemove: Type.Boolean(),
})

/** A data collection: the fields of its items and the permissions on them. */
export const DataCollection = Shape({
  id: DataCollectionId,
  displayName: maybeNull(Text(256)),
  displayNamespace: maybeNull(Text(100)),
  displayField: maybeNull(FieldKey),
  defaultDisplayOrder: maybe(Shape({ fieldKey: maybe(FieldKey), direction: maybe(Type.Enum(['ASC', 'DESC'])) })),
  fields: maybe(Type.Array(Field, { maxItems: fieldsMax })),
  permissions: maybe(Permissions),
  allowedDataPermissions: readOnly(AllowedPermissions),
  plugins: maybe(Type.Array(Plugin, { maxItems: pluginsMax })),
  revision: maybeNull(Type.String({ pattern: '^[0-9]{1,15}$', form: 'a whole number in a string' })),
  collectionType: readOnly(Type.Enum(['NATIVE'])),
  maxPageSize: readOnly(Type.Integer()),
  pagingModes: readOnly(Type.Array(Type.Enum(['OFFSET', 'CURSOR']))),
  capabilities: readOnly(
    Shape({ dataOperations: Type.Array(Type.String()), collectionOperations: Type.Array(Type.Enum(['UPDATE', 'REMOVE'])) }),
  ),
  createdDate: readOnly(Instant),
  updatedDate: readOnly(Instant),
})
