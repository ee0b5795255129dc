import type { webhooks } from '@stoa/contract'
import { retirableKeys } from '@stoa/contract/webhooks/states'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { retireKey } from '../keys/key.ts'
import { selectKeys } from '../keys/store.ts'
import { lockApp } from '../webhook-change.ts'

export const deleteWebhookKey: Handler<typeof webhooks.deleteWebhookKey> = async (context, { appId, id }) => {
  await lockApp(context, appId)
  const key = (await selectKeys(context, appId)).find((one) => one.id === id) ?? refuse('WEBHOOK_KEY_NOT_FOUND')
  if (!retirableKeys.includes(key.status)) refuse('WEBHOOK_KEY_IN_USE')
  await retireKey(context, key)
  return {}
}
