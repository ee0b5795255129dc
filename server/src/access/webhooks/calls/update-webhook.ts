import type { webhooks } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { checkUrl, eventTypesOf, lockAppOf, lockForChange, readWebhook, saveChange } from '../webhook-change.ts'

export const updateWebhook: Handler<typeof webhooks.updateWebhook> = async (context, { id, revision, url, eventTypes, enabled }) => {
  checkUrl(context, url)
  await lockAppOf(context, id)
  const webhook = await lockForChange(context, id)
  if (webhook.revision !== revision) refuse('WEBHOOK_CHANGED')
  await saveChange(context, webhook, {
    ...(url === undefined ? {} : { url }),
    ...(eventTypes === undefined ? {} : { eventTypes: eventTypesOf(eventTypes) }),
    ...(enabled === undefined ? {} : { enabled }),
  })
  return { webhook: (await readWebhook(context, id))! }
}
