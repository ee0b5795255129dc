import type { apiKeys } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentApiKey } from '../present.ts'
import { revoked } from '../revoke.ts'
import { lockApiKey } from '../store.ts'

export const revokeApiKey: Handler<typeof apiKeys.revokeApiKey> = async (context, { id }) => {
  const key = (await lockApiKey(context, id)) ?? refuse('API_KEY_NOT_FOUND')
  return { apiKey: presentApiKey(await revoked(context, key), context.now) }
}
