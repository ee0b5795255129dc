import type { apiKeys as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { createApiKey } from './calls/create-api-key.ts'
import { getApiKey } from './calls/get-api-key.ts'
import { queryApiKeys } from './calls/query-api-keys.ts'
import { queryKeyPermissions } from './calls/query-key-permissions.ts'
import { revokeApiKey } from './calls/revoke-api-key.ts'
import { rotateApiKey } from './calls/rotate-api-key.ts'
import { updateApiKey } from './calls/update-api-key.ts'

export const apiKeys: Handlers<typeof contract> = {
  queryApiKeys,
  queryKeyPermissions,
  getApiKey,
  createApiKey,
  updateApiKey,
  rotateApiKey,
  revokeApiKey,
}

export { keepOwnersKey } from './api-keys.ts'
