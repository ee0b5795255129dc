import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, Guid, maybe, Shape, Text, Whole } from '../scalars.ts'
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
  response: Shape({ roles: field(Type.Array(Role), 'Built-in roles, most permissions first, then custom ones by name.') }),
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
  response: Shape({ permissions: field(Type.Array(RolePermission), 'Permissions with the calls that need them.') }),
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
  request: Shape({
    staffUserId: field(Guid, 'ID of the team member.'),
    call: field(Text(100, 1), 'ID of the call, such as `orders.searchOrders`.'),
  }),
  response: Shape({
    allowed: field(Type.Boolean(), 'Whether the team member can make the call.'),
    permission: field(Type.String(), 'Permission that the call needs.'),
    missing: maybe(
      Type.Enum(['KIND', 'PERMISSION']),
      'Why the call is refused: it isn’t for staff, or no role has the permission. Absent if allowed.',
    ),
    needsSession: field(Type.Boolean(), 'Whether only signed-in people can make the call, not API keys.'),
    grantedBy: field(Type.Array(Type.String()), 'IDs of the team member’s roles that have the permission.'),
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
  request: Shape({ id: field(RoleId, 'ID of the role: a word such as `SHOP_MANAGER`, or a GUID.') }),
  response: Shape({ role: field(Role, 'The role with its permissions.') }),
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
  request: Shape({
    role: field(
      Shape({
        name: field(RoleName, 'Name of the role, unique in the site.'),
        description: maybe(RoleDescription, 'What the role is for. Empty by default.'),
        permissions: field(RolePermissions, 'Permissions of the role, which must be your own.'),
      }),
      'The role to create.',
    ),
  }),
  response: Shape({ role: field(Role, 'The new role.') }),
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
    id: field(RoleId, 'ID of the role to change.'),
    role: field(
      Shape({
        revision: maybe(Whole(1, Number.MAX_SAFE_INTEGER), 'The revision that the change is based on. Unchecked if absent.'),
        name: maybe(RoleName, 'Name of the role, unique in the site.'),
        description: maybe(RoleDescription, 'What the role is for.'),
        permissions: maybe(RolePermissions, 'Permissions of the role. They replace the previous ones.'),
      }),
      'The fields to change.',
    ),
  }),
  response: Shape({ role: field(Role, 'The role after the change.') }),
  problems: { ...writingProblems, ...changingProblems, ...revisionProblems },
})

export const deleteRole = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/roles/{id}',
  summary: 'Delete a custom role.',
  description: 'Fails while the role is assigned.',
  request: Shape({ id: field(RoleId, 'ID of the role to delete.') }),
  response: Shape({}),
  problems: deletingProblems,
})
