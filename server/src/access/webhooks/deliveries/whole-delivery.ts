import { readWith } from '@stoa/contract/events/read-with'
import { eventsAt } from '../../../events/public.ts'
import type { Context } from '../../../kernel/context.ts'
import { hasPermission } from '../../../kernel/identity.ts'
import type { WebhookKeyRow } from '../keys/rows.ts'
import { signToken } from '../keys/sign.ts'
import { selectKeys } from '../keys/store.ts'
import { claimOf, payloadOf, type Payload } from '../payload/payload.ts'
import { findWebhook } from '../store.ts'
import { requestHeaders } from './attempt.ts'
import { presentDelivery } from './present.ts'
import type { Attempt, WholeDeliveryRow } from './rows.ts'

/** A delivery with its payload and attempts, as far as the caller may read the entity. */
export async function presentWholeDelivery(context: Context, delivery: WholeDeliveryRow) {
  const payload = await readablePayload(context, delivery)
  const appId = (await findWebhook(context, delivery.webhookId))?.appId
  const keys = appId === undefined || !payload ? [] : await selectKeys(context, appId)
  return {
    ...presentDelivery(delivery),
    ...(payload ? { payload } : {}),
    attempts: await Promise.all(
      delivery.attempts.map(async (attempt, index) => ({
        ...attempt,
        // An answer may repeat what it got.
        ...(payload && isText(delivery.answers[index]) ? { answerBody: delivery.answers[index] } : {}),
        // A token can be large, and there can be a hundred.
        ...(await requestOf(delivery, {
          attempt,
          payload,
          appId,
          key: index === 0 ? keys.find(({ id }) => id === attempt.keyId) : undefined,
        })),
      })),
    ),
  }
}

const isText = (value: string | null | undefined): value is string => typeof value === 'string'

async function readablePayload(
  context: Context,
  { eventPosition }: WholeDeliveryRow,
): Promise<(Payload & Record<string, unknown>) | undefined> {
  const [event] = await eventsAt(context.db, context.siteId, [eventPosition])
  if (!event || !hasPermission(context.identity, readWith[event.entityFqdn] ?? '')) return undefined
  const payload = payloadOf(event)
  return payload && { ...payload }
}

interface RequestInput {
  attempt: Attempt
  payload: Payload | undefined
  appId: string | undefined
  key: WebhookKeyRow | undefined
}

/** The request of an attempt. Signing again results in the token that was sent. */
async function requestOf({ id, eventId, eventType }: WholeDeliveryRow, { attempt, payload, appId, key }: RequestInput) {
  const headers = Object.entries(requestHeaders({ deliveryId: id, eventType })).map(([name, value]) => ({ name, value }))
  if (!payload || appId === undefined || !key) return { requestHeaders: headers }
  const issuedDate = new Date(attempt.startedDate)
  return { requestHeaders: headers, requestBody: await signToken(key, { claim: claimOf(payload), eventId, appId, issuedDate }) }
}
