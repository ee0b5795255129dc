import type { webhooks } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { endWebhook, lockForChange } from '../webhook-change.ts'

export const deleteWebhook: Handler<typeof webhooks.deleteWebhook> = async (context, { id }) => {
  await endWebhook(context, await lockForChange(context, id))
  return {}
}
