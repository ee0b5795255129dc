import { isBuiltIn } from '@stoa/contract/roles/built-in'
import { permissionsOfRole } from './permissions.ts'
import type { AnyRole } from './role.ts'

export const presentRole = (role: AnyRole, staffCount: number) => ({
  id: role.id,
  builtIn: isBuiltIn(role.id),
  revision: role.revision,
  name: role.name,
  description: role.description,
  permissions: permissionsOfRole(role),
  staffCount,
  ...(role.createdDate ? { createdDate: role.createdDate.toISOString() } : {}),
  ...(role.updatedDate ? { updatedDate: role.updatedDate.toISOString() } : {}),
})
