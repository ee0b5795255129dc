import type { apiKeys } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { keyPermissionsWithin } from '../permission-table.ts'

export const queryKeyPermissions: Handler<typeof apiKeys.queryKeyPermissions> = async ({ identity }) => ({
  permissions: keyPermissionsWithin(identity),
})
