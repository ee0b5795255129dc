import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { field, Guid, Shape } from '../scalars.ts'
import { DataCollectionId } from './data-collection.ts'
import { DataPermissions, SpecialPermissions } from './data-permissions.ts'
import { collectionChanging, dataCollectionMissing, specialPermissionsMissing, specialPermissionsNotOffered } from './problems.ts'

const wire = { family: 'dataPermissions', source: 'wire calls_extra "data:permissions", decision 0034' } as const
const team = { ...wire, allow: ['owner', 'app'] } as const
const writer = { ...team, permission: 'WIX_DATA.MANAGE_COLLECTIONS', writes: true } as const
const nowhere = '00000000-0000-4000-8000-0000000000ff'

export const getDataPermissions = call({
  ...team,
  method: 'GET',
  path: '/v1/permissions',
  summary: 'Get the permissions of a data collection.',
  description: 'Returns who may perform each action on the collection’s items.',
  permission: 'WIX_DATA.READ_COLLECTIONS',
  writes: false,
  request: Shape({ dataCollectionId: field(DataCollectionId, 'ID of the collection.') }),
  response: Shape({ dataPermissions: field(DataPermissions, 'Who can do what with the items.') }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})

export const updateDataPermissions = call({
  ...writer,
  method: 'POST',
  path: '/v1/permissions',
  summary: 'Update the permissions of a data collection.',
  description:
    'Sets who may perform each action on the collection’s items; omitted actions stay unchanged. The collection gets a new revision.',
  request: Shape({ dataPermissions: field(DataPermissions, 'Actions to change; others stay as they are.') }),
  response: Shape({ dataPermissions: field(DataPermissions, 'Who can do what with the items after the change.') }),
  problems: collectionChanging,
  example: {
    dataPermissions: {
      id: 'Books',
      itemRead: 'ANYONE',
      itemInsert: 'SITE_MEMBER',
      itemUpdate: 'SITE_MEMBER_AUTHOR',
      itemRemove: 'CMS_EDITOR',
    },
  },
})

export const addSpecialDataPermissions = call({
  ...writer,
  method: 'POST',
  path: '/v1/permissions/special',
  summary: 'Add special permissions to a data collection (not supported).',
  description: 'Always fails: team members’ permissions come from their roles and apply to all collections.',
  request: Shape({
    dataCollectionId: field(DataCollectionId, 'ID of the collection.'),
    specialPermissions: field(SpecialPermissions, 'The permissions to add.'),
  }),
  response: Shape({ specialPermissions: field(SpecialPermissions, 'The added permissions.') }),
  problems: { ...dataCollectionMissing, ...specialPermissionsNotOffered },
  example: { dataCollectionId: 'Books', specialPermissions: { userId: nowhere, itemUpdate: 'ALLOWED' } },
})

export const updateSpecialDataPermissions = call({
  ...writer,
  method: 'POST',
  path: '/v1/permissions/special/{specialPermissions.id}',
  summary: 'Update special permissions (not supported).',
  description: 'Always fails, because special permissions can’t be added.',
  request: Shape({
    specialPermissions: field(
      Shape({ ...SpecialPermissions.properties, id: field(Guid, 'ID of the special permissions.') }),
      'The permissions to change.',
    ),
  }),
  response: Shape({ specialPermissions: field(SpecialPermissions, 'The changed permissions.') }),
  problems: specialPermissionsMissing,
  example: { specialPermissions: { id: nowhere, itemUpdate: 'ALLOWED' } },
})

export const removeSpecialDataPermissions = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/permissions/special/{specialPermissionsId}',
  summary: 'Remove special permissions (not supported).',
  description: 'Always fails, because special permissions can’t be added.',
  request: Shape({ specialPermissionsId: field(Guid, 'ID of the special permissions.') }),
  response: Shape({}),
  problems: specialPermissionsMissing,
  example: { specialPermissionsId: nowhere },
})

export const getMyDataPermissions = call({
  ...wire,
  method: 'GET',
  path: '/v1/permissions/current',
  summary: 'Get your own permissions in a data collection.',
  description: 'Returns what the caller can do with at least some of the collection’s items.',
  allow: callers,
  permission: 'WIX_DATA.READ_COLLECTIONS',
  writes: false,
  request: Shape({ dataCollectionId: field(DataCollectionId, 'ID of the collection.') }),
  response: Shape({
    itemRead: field(Type.Boolean(), 'Whether you can read at least some of the items.'),
    itemInsert: field(Type.Boolean(), 'Whether you can insert items.'),
    itemUpdate: field(Type.Boolean(), 'Whether you can change at least some of the items.'),
    itemRemove: field(Type.Boolean(), 'Whether you can remove at least some of the items.'),
  }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})
