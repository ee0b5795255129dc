import type { roles } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { staffPermissions } from '../permissions.ts'

export const queryRolePermissions: Handler<typeof roles.queryRolePermissions> = async () => ({
  permissions: staffPermissions().map(({ group, ...permission }) => ({ ...permission, ...(group ? { group } : {}) })),
})
