import type { WebhookEventType } from '@stoa/contract/webhooks/event-types'
import { webhookEvents } from '@stoa/contract/webhooks/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import { findRegistered, type RegisteredClient } from '../oauth/public.ts'
import { checkReach } from '../roles/public.ts'
import { presentSubscription, presentWebhook } from './present.ts'
import type { WebhookRow } from './rows.ts'
import { findWebhook, lockWebhook, markDeleted, saveWebhook, selectWebhooks } from './store.ts'
import { urlViolation } from './webhook-url.ts'

/** An app that webhooks are made for, locked until the transaction ends. */
export const lockApp = async (context: Context, id: string): Promise<void> =>
  checkReachOf(context, (await findRegistered(context, { kind: 'app', id, isHeld: true })) ?? refuse('APP_NOT_FOUND'))

/** The app of a webhook, locked until the transaction ends. */
export async function lockAppOf(context: Context, webhookId: string): Promise<void> {
  const { appId } = (await findWebhook(context, webhookId)) ?? refuse('WEBHOOK_NOT_FOUND')
  checkReachOf(context, (await findRegistered(context, { kind: 'app', id: appId, isHeld: true })) ?? refuse('WEBHOOK_NOT_FOUND'))
}

/** A caller who can't do what an app can may not have its data sent somewhere. */
const checkReachOf = ({ identity }: Context, { permissions }: RegisteredClient): void => checkReach(identity, permissions)

export const lockForChange = async (context: Context, id: string): Promise<WebhookRow> =>
  (await lockWebhook(context, id)) ?? refuse('WEBHOOK_NOT_FOUND')

export async function readWebhook(context: Context, id: string) {
  const [webhook] = await selectWebhooks(context, { id })
  return webhook && presentWebhook(webhook)
}

export function checkUrl({ services }: Context, url: string | undefined): void {
  const violation = url === undefined ? undefined : urlViolation(url, services.settings)
  if (violation) refuseFields(violation)
}

/** Without duplicates, in the order of the request. */
export const eventTypesOf = (asked: readonly WebhookEventType[] | null | undefined): WebhookEventType[] | null =>
  asked ? [...new Set(asked)] : null

/** Saves a change together with its event. If nothing changed there is no event. */
export async function saveChange(context: Context, webhook: WebhookRow, changes: Partial<WebhookRow>): Promise<void> {
  const changedFields = (Object.keys(changes) as (keyof WebhookRow)[]).filter(
    (name) => JSON.stringify(webhook[name]) !== JSON.stringify(changes[name]),
  )
  if (changedFields.length === 0) return
  const changed = { ...webhook, ...changes, revision: webhook.revision + 1, updatedDate: context.now }
  await saveWebhook(context, changed)
  const entity = presentSubscription(changed)
  recordEvent(context, webhookEvents.updated, { id: webhook.id, revision: changed.revision, entity, changedFields })
}

/** Deletes a webhook. Its deliveries are deleted in the background. */
export async function endWebhook(context: Context, webhook: WebhookRow): Promise<void> {
  await markDeleted(context, webhook.id, context.now)
  recordEvent(context, webhookEvents.deleted, {
    id: webhook.id,
    revision: webhook.revision + 1,
    entity: presentSubscription(webhook),
  })
}
