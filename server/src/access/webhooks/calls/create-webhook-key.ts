import type { webhooks } from '@stoa/contract'
import { webhookKeysMax } from '@stoa/contract/webhooks/states'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { makeKey } from '../keys/key.ts'
import { presentKey } from '../keys/present.ts'
import { selectKeys } from '../keys/store.ts'
import { lockApp } from '../webhook-change.ts'

export const createWebhookKey: Handler<typeof webhooks.createWebhookKey> = async (context, { appId }) => {
  await lockApp(context, appId)
  const keys = await selectKeys(context, appId)
  if (keys.length >= webhookKeysMax) refuse('TOO_MANY_WEBHOOK_KEYS')
  return { key: presentKey(await makeKey(context, appId, keys.length === 0 ? 'CURRENT' : 'NEXT')) }
}
