import type { apiKeys } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { refuse } from '../../http/refuse.ts'
import { keepChange } from '../change.ts'
import { presentApiKey } from '../present.ts'
import { lockApiKey } from '../store.ts'

export const revokeApiKey: Handler<typeof apiKeys.revokeApiKey> = async (context, { id }) => {
  const key = (await lockApiKey(context, id)) ?? refuse('API_KEY_NOT_FOUND')
  const changed = { ...key, revokedDate: context.now }
  const revoked = key.revokedDate ? key : await keepChange(context, 'revoked', { changed, changedFields: ['status', 'revokedDate'] })
  return { apiKey: presentApiKey(revoked, context.now) }
}
