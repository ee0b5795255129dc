import { Type } from 'typebox'
import { field, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { Field, FieldKey } from './field.ts'
import { Plugin, pluginsMax } from './plugin.ts'

/** Who can perform an action on a collection's items, from the least trusted: anyone, members, members on their own items, callers acting for the site. */
export const dataRoles = ['ANYONE', 'SITE_MEMBER', 'SITE_MEMBER_AUTHOR', 'ADMIN'] as const
export type DataRole = (typeof dataRoles)[number]

const Role = Type.Enum([...dataRoles])

/** The lowest role that each action requires. An action that isn't listed is limited to callers acting for the site. */
export const Permissions = Shape({
  read: maybe(Role, 'Who can read the items. Callers acting for the site only, if absent.'),
  insert: maybe(Role, 'Who can insert items. Callers acting for the site only, if absent.'),
  update: maybe(Role, 'Who can change the items. Callers acting for the site only, if absent.'),
  remove: maybe(Role, 'Who can remove the items. Callers acting for the site only, if absent.'),
})

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
  itemRead: field(Type.Boolean(), 'Whether the caller can read at least some of the items.'),
  itemInsert: field(Type.Boolean(), 'Whether the caller can insert items.'),
  itemUpdate: field(Type.Boolean(), 'Whether the caller can change at least some of the items.'),
  itemRemove: field(Type.Boolean(), 'Whether the caller can remove at least some of the items.'),
})

/** A data collection: the fields of its items and the permissions on them. */
export const DataCollection = Shape({
  id: field(DataCollectionId, 'ID of the collection, such as `Books`. It can’t be changed.'),
  displayName: maybeNull(Text(256), 'Name of the collection as people see it. The ID if absent or null.'),
  displayNamespace: maybeNull(Text(100), 'Group of collections that this one is shown with.'),
  displayField: maybeNull(FieldKey, 'Key of the field with an item’s name. The ID names the item if absent or null.'),
  defaultDisplayOrder: maybe(
    Shape({
      fieldKey: maybe(FieldKey, 'Key of the field to sort by.'),
      direction: maybe(Type.Enum(['ASC', 'DESC']), 'Ascending by default.'),
    }),
    'Default order of the items.',
  ),
  fields: maybe(Type.Array(Field, { maxItems: fieldsMax }), 'Fields of the items, in the order in which they are shown.'),
  permissions: maybe(Permissions, 'Who can do what with the items.'),
  allowedDataPermissions: readOnly(AllowedPermissions, 'What the caller can do with the items. Present on request only.'),
  plugins: maybe(Type.Array(Plugin, { maxItems: pluginsMax }), 'Optional abilities of the collection.'),
  revision: maybeNull(
    Type.String({ pattern: '^[0-9]{1,15}$', form: 'a whole number in a string' }),
    'Number of the last change. If sent, it must be the current one.',
  ),
  collectionType: readOnly(Type.Enum(['NATIVE']), 'Where the items are stored; always in the site itself.'),
  maxPageSize: readOnly(Type.Integer(), 'Largest number of items on a page.'),
  pagingModes: readOnly(Type.Array(Type.Enum(['OFFSET', 'CURSOR'])), 'Ways of paging that queries accept.'),
  capabilities: readOnly(
    Shape({
      dataOperations: field(Type.Array(Type.String()), 'What can be done with the items.'),
      collectionOperations: field(Type.Array(Type.Enum(['UPDATE', 'REMOVE'])), 'What can be done with the collection itself.'),
    }),
    'Calls that work on the collection and its items.',
  ),
  createdDate: readOnly(Instant, 'When the collection was created.'),
  updatedDate: readOnly(Instant, 'When the definition was last changed.'),
})
