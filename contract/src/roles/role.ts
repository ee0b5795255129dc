import { Type } from 'typebox'
import { field, Instant, maybe, Shape, Text, Whole } from '../scalars.ts'
import { permissionGroups, permissionLevels } from './groups.ts'

/** A role: a built-in one, whose id is a word such as `SHOP_MANAGER`, or a custom one, whose id is a GUID. */
export const Role = Shape({
  id: field(Type.String(), 'ID of the role: a word such as `SHOP_MANAGER`, or a GUID.'),
  builtIn: field(Type.Boolean(), 'True for a built-in role, which can’t be changed or deleted.'),
  revision: field(Whole(1, Number.MAX_SAFE_INTEGER), 'Number of the last change; 1 for a built-in role.'),
  name: field(Type.String(), 'Name of the role.'),
  description: field(Type.String(), 'What the role is for. Empty if nobody said.'),
  permissions: field(Type.Array(Type.String()), 'All permissions of the role, including those that all staff have.'),
  staffCount: field(Whole(0, Number.MAX_SAFE_INTEGER), 'Number of people with the role, including invited ones.'),
  createdDate: maybe(Instant, 'When the role was created. Absent for a built-in role.'),
  updatedDate: maybe(Instant, 'When the role was last changed. Absent for a built-in role.'),
})

/** A permission that staff can have, and the calls that require it. */
export const RolePermission = Shape({
  permission: field(Type.String(), 'Name of the permission, such as `ECOM.READ_ORDERS`.'),
  group: maybe(
    Type.Enum([...permissionGroups]),
    'Group of the permission. Absent if it has none; then only owners and administrators have it.',
  ),
  level: field(Type.Enum([...permissionLevels]), 'MODIFY if one of its calls writes.'),
  calls: field(
    Type.Array(
      Shape({
        id: field(Type.String(), 'ID of the call, such as `orders.getOrder`.'),
        method: field(Type.String(), 'HTTP method of the call.'),
        path: field(Type.String(), 'Path of the call.'),
        summary: field(Type.String(), 'What the call does, in one sentence.'),
      }),
    ),
    'Calls that need the permission.',
  ),
})

/** The id of a role: a word or a GUID. */
export const RoleId = Text(40, 1)
export const RoleName = Text(60, 1)
export const RoleDescription = Text(300)
export const RolePermissions = Type.Array(Text(100, 1), { maxItems: 300 })
