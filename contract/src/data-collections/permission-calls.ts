import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { Guid, Shape } from '../scalars.ts'
import { DataCollectionId } from './data-collection.ts'
import { DataPermissions, SpecialPermissions } from './data-permissions.ts'
import { collectionChanging, dataCollectionMissing, specialPermissionsMissing, specialPermissionsNotOffered } from './problems.ts'

const wire = { family: 'dataPermissions', source: 'wire calls_extra "data:permissions", decision 0034' } as const
const desk = { ...wire, allow: ['owner', 'app'] } as const
const writer = { ...desk, permission: 'WIX_DATA.MANAGE_COLLECTIONS', writes: true } as const
const nowhere = '00000000-0000-4000-8000-0000000000ff'

export const getDataPermissions = call({
  ...desk,
  method: 'GET',
  path: '/v1/permissions',
  summary: 'Get the permissions of a data collection.',
  description: "What each action with a collection's items needs: the permissions of the collection itself, in other words.",
  permission: 'WIX_DATA.READ_COLLECTIONS',
  writes: false,
  request: Shape({ dataCollectionId: DataCollectionId }),
  response: Shape({ dataPermissions: DataPermissions }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})

export const updateDataPermissions = call({
  ...writer,
  method: 'POST',
  path: '/v1/permissions',
  summary: 'Change the permissions of a data collection.',
  description: "Says who may do what with a collection's items from now on; what is not said stays. The collection changes with it.",
  request: Shape({ dataPermissions: DataPermissions }),
  response: Shape({ dataPermissions: DataPermissions }),
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
  summary: 'Give one of the staff, or a role, more in one data collection: not offered.',
  description: 'Refused: what one of the staff may do comes from their roles alone, which hold in all collections.',
  request: Shape({ dataCollectionId: DataCollectionId, specialPermissions: SpecialPermissions }),
  response: Shape({ specialPermissions: SpecialPermissions }),
  problems: { ...dataCollectionMissing, ...specialPermissionsNotOffered },
  example: { dataCollectionId: 'Books', specialPermissions: { userId: nowhere, itemUpdate: 'ALLOWED' } },
})

export const updateSpecialDataPermissions = call({
  ...writer,
  method: 'POST',
  path: '/v1/permissions/special/{specialPermissions.id}',
  summary: 'Change special permissions: there are none.',
  description: 'None can be added, so none is ever found.',
  request: Shape({ specialPermissions: Shape({ ...SpecialPermissions.properties, id: Guid }) }),
  response: Shape({ specialPermissions: SpecialPermissions }),
  problems: specialPermissionsMissing,
  example: { specialPermissions: { id: nowhere, itemUpdate: 'ALLOWED' } },
})

export const removeSpecialDataPermissions = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/permissions/special/{specialPermissionsId}',
  summary: 'Remove special permissions: there are none.',
  description: 'None can be added, so none is ever found.',
  request: Shape({ specialPermissionsId: Guid }),
  response: Shape({}),
  problems: specialPermissionsMissing,
  example: { specialPermissionsId: nowhere },
})

const can = Type.Boolean()

export const getMyDataPermissions = call({
  ...wire,
  method: 'GET',
  path: '/v1/permissions/current',
  summary: 'Ask what one may do in a data collection.',
  description: 'What the caller may do in a collection, with at least some items.',
  allow: callers,
  permission: 'WIX_DATA.READ_COLLECTIONS',
  writes: false,
  request: Shape({ dataCollectionId: DataCollectionId }),
  response: Shape({ itemRead: can, itemInsert: can, itemUpdate: can, itemRemove: can }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})
