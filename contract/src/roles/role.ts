import { Type } from 'typebox'
import { Instant, maybe, Shape, Text, Whole } from '../scalars.ts'
import { permissionGroups, permissionLevels } from './groups.ts'

/** A role: one of those every site has, whose id is a word such as `SHOP_MANAGER`, or one that was made here, whose id is a GUID. */
export const Role = Shape({
  id: Type.String(),
  /** Built in: nobody changes or deletes it. */
  builtIn: Type.Boolean(),
  /** Counts the changes of a role that was made here; 1 for the others. */
  revision: Whole(1, Number.MAX_SAFE_INTEGER),
  name: Type.String(),
  description: Type.String(),
  /** All it may do, what everybody at the desk may included. */
  permissions: Type.Array(Type.String()),
  /** How many have it, those who are invited included. */
  staffCount: Whole(0, Number.MAX_SAFE_INTEGER),
  createdDate: maybe(Instant),
  updatedDate: maybe(Instant),
})

/** What somebody at the desk can be allowed, and the calls that need it. */
export const RolePermission = Shape({
  permission: Type.String(),
  /** What it is about; absent where none is named yet, and then only owners and administrators have it. */
  group: maybe(Type.Enum([...permissionGroups])),
  /** MODIFY where one of its calls changes something. */
  level: Type.Enum([...permissionLevels]),
  calls: Type.Array(Shape({ id: Type.String(), method: Type.String(), path: Type.String(), summary: Type.String() })),
})

/** By its id: a word or a GUID. */
export const RoleId = Text(40, 1)
export const RoleName = Text(60, 1)
export const RoleDescription = Text(300)
export const RolePermissions = Type.Array(Text(100, 1), { maxItems: 300 })
