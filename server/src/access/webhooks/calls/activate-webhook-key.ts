import type { webhooks } from '@stoa/contract'
import { canMove } from '@stoa/contract/transitions'
import { webhookKeyTransitions } from '@stoa/contract/webhooks/states'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { changeKey } from '../keys/key.ts'
import { presentKey } from '../keys/present.ts'
import { selectKeys } from '../keys/store.ts'
import { lockApp } from '../webhook-change.ts'

export const activateWebhookKey: Handler<typeof webhooks.activateWebhookKey> = async (context, { appId, id }) => {
  await lockApp(context, appId)
  const keys = await selectKeys(context, appId)
  const next = keys.find((key) => key.id === id) ?? refuse('WEBHOOK_KEY_NOT_FOUND')
  const { activate, replace } = webhookKeyTransitions
  if (!canMove(next.status, activate)) refuse('WEBHOOK_KEY_CANNOT_ACTIVATE')
  // First, because an app has one key of each status.
  for (const key of keys) if (key.status === 'CURRENT') await changeKey(context, key, replace.to)
  return { key: presentKey(await changeKey(context, next, activate.to)) }
}
