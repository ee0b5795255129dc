import type { apiKeys } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentApiKey } from '../present.ts'
import { selectApiKeys } from '../store.ts'

export const queryApiKeys: Handler<typeof apiKeys.queryApiKeys> = async (context) => {
  const keys = await selectApiKeys(context, context.now)
  return { apiKeys: keys.map((key) => presentApiKey(key, context.now)) }
}
