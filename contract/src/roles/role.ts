import { Type } from 'typebox'
import { Instant, maybe, Shape, Text, Whole } from '../scalars.ts'
import { permissionGroups, permissionLevels } from './groups.ts'

/** A role: a built-in one, whose id is a word such as `SHOP_MANAGER`, or a custom one, whose id is a GUID. */
export const Role = Shape({
  id: Type.String(),
  /** True for a built-in role, which can't be changed or deleted. */
  builtIn: Type.Boolean(),
  /** Incremented by every change to a custom role; 1 for built-in ones. */
  revision: Whole(1, Number.MAX_SAFE_INTEGER),
  name: Type.String(),
  description: Type.String(),
  /** All permissions of the role, including those that every staff user has. */
  permissions: Type.Array(Type.String()),
  /** Number of staff users with the role, including invited ones. */
  staffCount: Whole(0, Number.MAX_SAFE_INTEGER),
  createdDate: maybe(Instant),
  updatedDate: maybe(Instant),
})

/** A permission that staff can have, and the calls that require it. */
export const RolePermission = Shape({
  permission: Type.String(),
  /** Its group. Absent if none is assigned yet; then only owners and administrators have the permission. */
  group: maybe(Type.Enum([...permissionGroups])),
  /** MODIFY if one of its calls writes. */
  level: Type.Enum([...permissionLevels]),
  calls: Type.Array(Shape({ id: Type.String(), method: Type.String(), path: Type.String(), summary: Type.String() })),
})

/** The id of a role: a word or a GUID. */
export const RoleId = Text(40, 1)
export const RoleName = Text(60, 1)
export const RoleDescription = Text(300)
export const RolePermissions = Type.Array(Text(100, 1), { maxItems: 300 })
