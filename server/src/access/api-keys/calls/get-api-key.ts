import type { apiKeys } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentApiKey } from '../present.ts'
import { findApiKey } from '../store.ts'

export const getApiKey: Handler<typeof apiKeys.getApiKey> = async (context, { id }) => {
  const key = (await findApiKey(context, id)) ?? refuse('API_KEY_NOT_FOUND')
  return { apiKey: presentApiKey(key, context.now) }
}
