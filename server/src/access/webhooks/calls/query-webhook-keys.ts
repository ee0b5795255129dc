import type { webhooks } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findRegistered } from '../../oauth/public.ts'
import { presentJwk, presentKey } from '../keys/present.ts'
import { selectKeys } from '../keys/store.ts'

export const queryWebhookKeys: Handler<typeof webhooks.queryWebhookKeys> = async (context, { appId }) => {
  if (!(await findRegistered(context, { kind: 'app', id: appId }))) refuse('APP_NOT_FOUND')
  const keys = await selectKeys(context, appId)
  return { keys: keys.map(presentKey), jwks: { keys: keys.map(presentJwk) } }
}
