import { Type } from 'typebox'
import { call } from '../call.ts'
import { Guid, maybe, Shape, Text, Whole } from '../scalars.ts'
import { changingProblems, deletingProblems, revisionProblems, roleProblems, writingProblems } from './problems.ts'
import { Role, RoleDescription, RoleId, RoleName, RolePermission, RolePermissions } from './role.ts'

const source = 'DESIGN §7 "owners and staff with roles"; decision 0025'
const reader = { family: 'stoa', allow: ['owner'], permission: 'ROLES.READ', writes: false, source } as const

/** No key, however strong, makes or changes a role: these calls are for staff who are signed in. */
const writer = { family: 'stoa', allow: ['owner'], permission: 'ROLES.MODIFY', sessionOnly: true, writes: true, source } as const

export const queryRoles = call({
  ...reader,
  method: 'GET',
  path: '/v1/roles',
  summary: 'List the roles that staff can have.',
  description: 'The roles that every site has, from the one that may do most, and those that were made here, by name.',
  request: Shape({}),
  response: Shape({ roles: Type.Array(Role) }),
  problems: {},
  example: {},
})

export const queryRolePermissions = call({
  ...reader,
  method: 'GET',
  path: '/v1/roles/permissions',
  summary: 'List the permissions that a role can have.',
  description: 'The permission table: every permission that a role can have, with the calls that need it.',
  request: Shape({}),
  response: Shape({ permissions: Type.Array(RolePermission) }),
  problems: {},
  example: {},
})

export const explainAccess = call({
  ...reader,
  method: 'GET',
  path: '/v1/roles/explain-access',
  summary: 'Tell whether somebody of the staff may make a call, and what is missing.',
  description:
    'Decided by the same rule that lets calls pass or refuses them; whether the thing a call names is there is another matter. ' +
    '`needsSession` tells that no API key may make the call.',
  request: Shape({ staffUserId: Guid, call: Text(100, 1) }),
  response: Shape({
    allowed: Type.Boolean(),
    permission: Type.String(),
    /** Why not: the call is for others than staff, or the permission is in none of the person's roles. */
    missing: maybe(Type.Enum(['KIND', 'PERMISSION'])),
    needsSession: Type.Boolean(),
    /** The person's roles that have the permission. */
    grantedBy: Type.Array(Type.String()),
  }),
  problems: {
    STAFF_USER_NOT_FOUND: { status: 404, message: 'No team member with this ID exists.' },
    CALL_NOT_FOUND: { status: 404, message: 'This call doesn’t exist.' },
  },
  example: { staffUserId: '00000000-0000-4000-8000-0000000000f1', call: 'orders.searchOrders' },
})

export const getRole = call({
  ...reader,
  method: 'GET',
  path: '/v1/roles/{id}',
  summary: 'Get a role.',
  description: 'One role, by its word or its GUID.',
  request: Shape({ id: RoleId }),
  response: Shape({ role: Role }),
  problems: roleProblems,
})

export const createRole = call({
  ...writer,
  method: 'POST',
  path: '/v1/roles',
  summary: 'Make a role.',
  description:
    'Makes a role with these permissions, of those the caller has; what everybody at the desk may do it has besides. Names are told ' +
    'apart without regard to case.',
  request: Shape({ role: Shape({ name: RoleName, description: maybe(RoleDescription), permissions: RolePermissions }) }),
  response: Shape({ role: Role }),
  problems: writingProblems,
  example: { role: { name: 'Packing table', permissions: ['ECOM.READ_ORDERS'] } },
})

export const updateRole = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/roles/{id}',
  summary: 'Change a role that was made here.',
  description:
    'Changes what is sent. With `revision` it is refused where somebody else has changed the role since. It is in effect with the next ' +
    'call of everybody who has the role, in every process. Whoever has less than the role, before or after, changes nothing of it.',
  request: Shape({
    id: RoleId,
    role: Shape({
      revision: maybe(Whole(1, Number.MAX_SAFE_INTEGER)),
      name: maybe(RoleName),
      description: maybe(RoleDescription),
      permissions: maybe(RolePermissions),
    }),
  }),
  response: Shape({ role: Role }),
  problems: { ...writingProblems, ...changingProblems, ...revisionProblems },
})

export const deleteRole = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/roles/{id}',
  summary: 'Delete a role that was made here.',
  description: 'Takes away a role that nobody has.',
  request: Shape({ id: RoleId }),
  response: Shape({}),
  problems: deletingProblems,
})
