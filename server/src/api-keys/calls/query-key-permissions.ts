import type { apiKeys } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { keyPermissions } from '../permission-table.ts'

export const queryKeyPermissions: Handler<typeof apiKeys.queryKeyPermissions> = async () => ({ permissions: [...keyPermissions()] })
