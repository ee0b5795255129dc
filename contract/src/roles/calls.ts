import { Type } from 'typebox'
import { call } from '../call.ts'
import { Guid, maybe, Shape, Text, Whole } from '../scalars.ts'
import { changingProblems, deletingProblems, revisionProblems, roleProblems, writingProblems } from './problems.ts'
import { Role, RoleDescription, RoleId, RoleName, RolePermission, RolePermissions } from './role.ts'

const source = 'DESIGN §7 "owners and staff with roles"; decision 0025'
const reader = { family: 'stoa', allow: ['owner'], permission: 'ROLES.READ', writes: false, source } as const

/** No key can create or change a role, even with full access: these calls require staff who are signed in. */
const writer = { family: 'stoa', allow: ['owner'], permission: 'ROLES.MODIFY', sessionOnly: true, writes: true, source } as const

export const queryRoles = call({
  ...reader,
  method: 'GET',
  path: '/v1/roles',
  summary: 'List roles.',
  description: 'Returns the built-in roles, most permissions first, then custom roles by name.',
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
  description: 'Returns every permission with the calls that need it.',
  request: Shape({}),
  response: Shape({ permissions: Type.Array(RolePermission) }),
  problems: {},
  example: {},
})

export const explainAccess = call({
  ...reader,
  method: 'GET',
  path: '/v1/roles/explain-access',
  summary: 'Check whether a team member can make a call, and what is missing.',
  description:
    'Decided by the same rule as the call itself, without checking whether the entity exists. If `needsSession` is true, API keys ' +
    'can’t make the call.',
  request: Shape({ staffUserId: Guid, call: Text(100, 1) }),
  response: Shape({
    allowed: Type.Boolean(),
    permission: Type.String(),
    /** Why the person can't make the call: it isn't for staff, or none of the person's roles has the permission. */
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
  description: 'Returns a role by its name in the API (built-in roles) or its GUID.',
  request: Shape({ id: RoleId }),
  response: Shape({ role: Role }),
  problems: roleProblems,
})

export const createRole = call({
  ...writer,
  method: 'POST',
  path: '/v1/roles',
  summary: 'Create a custom role.',
  description:
    'Callers can grant only permissions they have. Every role also includes the basic dashboard permissions. Names must be unique, ' +
    'ignoring case.',
  request: Shape({ role: Shape({ name: RoleName, description: maybe(RoleDescription), permissions: RolePermissions }) }),
  response: Shape({ role: Role }),
  problems: writingProblems,
  example: { role: { name: 'Packing table', permissions: ['ECOM.READ_ORDERS'] } },
})

export const updateRole = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/roles/{id}',
  summary: 'Update a custom role.',
  description:
    'Changes the fields that are sent. If `revision` is sent, it must be the current revision. Applies from the next call of everyone ' +
    'with the role. Callers need all permissions that the role has before and after.',
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
  summary: 'Delete a custom role.',
  description: 'Fails while the role is assigned.',
  request: Shape({ id: RoleId }),
  response: Shape({}),
  problems: deletingProblems,
})
