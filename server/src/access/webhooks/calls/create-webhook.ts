import type { webhooks } from '@stoa/contract'
import { webhookEvents } from '@stoa/contract/webhooks/events'
import { webhooksMax } from '@stoa/contract/webhooks/webhook'
import { newId } from '../../../database/ids.ts'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { ensureKey } from '../keys/key.ts'
import { countWebhooks, insertWebhook } from '../store.ts'
import { checkUrl, eventTypesOf, lockApp, readWebhook } from '../webhook-change.ts'

export const createWebhook: Handler<typeof webhooks.createWebhook> = async (context, { appId, url, eventTypes, enabled = true }) => {
  checkUrl(context, url)
  await lockApp(context, appId)
  if ((await countWebhooks(context)) >= webhooksMax) refuse('TOO_MANY_WEBHOOKS')
  await ensureKey(context, appId)
  const id = newId()
  const { now } = context
  await insertWebhook(context, { id, appId, url, eventTypes: eventTypesOf(eventTypes), enabled, createdDate: now, updatedDate: now })
  const webhook = (await readWebhook(context, id))!
  const { waitingCount: _, deadCount: __, ...entity } = webhook
  recordEvent(context, webhookEvents.created, { id, revision: 1, entity })
  return { webhook }
}
