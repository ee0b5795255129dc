import type { roles as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { createRole } from './calls/create-role.ts'
import { deleteRole } from './calls/delete-role.ts'
import { explainAccess } from './calls/explain-access.ts'
import { getRole } from './calls/get-role.ts'
import { queryRolePermissions } from './calls/query-role-permissions.ts'
import { queryRoles } from './calls/query-roles.ts'
import { updateRole } from './calls/update-role.ts'

export const roles: Handlers<typeof contract> = {
  queryRoles,
  queryRolePermissions,
  explainAccess,
  getRole,
  createRole,
  updateRole,
  deleteRole,
}
