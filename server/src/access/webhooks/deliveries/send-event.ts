import type { PublishedEvent } from '../../../events/public.ts'
import type { Services } from '../../../kernel/context.ts'
import type { WebhookKeyRow } from '../keys/rows.ts'
import { mayReceive } from '../matching.ts'
import { claimOf, payloadOf } from '../payload/payload.ts'
import type { Subscription } from '../store.ts'
import { makeAttempt, type Attempted } from './attempt.ts'
import type { AttemptResult } from './outcome.ts'
import type { AttemptsMade, DeliveryRow } from './rows.ts'

export interface Sending {
  webhook: Subscription
  /** The current key, and the other one if there is one. */
  keys: readonly WebhookKeyRow[]
  delivery: Pick<DeliveryRow, 'id' | 'eventId' | 'eventType'>
  /** Undefined if the log doesn't have it any more. */
  event: PublishedEvent | undefined
}

export interface Sent extends AttemptsMade {
  result: AttemptResult
}

/** Sends an event. If the receiver refuses it, it may know another key only, so it gets the event again with that one. */
export async function sendEvent(services: Services, { webhook, keys, delivery, event }: Sending): Promise<Sent> {
  const payload = event && payloadOf(event)
  if (!event || !payload) return unsent('NO_DATA')
  if (!mayReceive(webhook, event)) return unsent('PERMISSION')
  const input = {
    url: webhook.url,
    appId: webhook.appId,
    claim: claimOf(payload),
    deliveryId: delivery.id,
    eventId: delivery.eventId,
    eventType: delivery.eventType,
  }
  const made: Attempted[] = []
  for (const key of keys) {
    made.unshift(await makeAttempt(services, key, input))
    if (made[0]!.result.problem !== 'STATUS') break
  }
  return { attempts: made.map(({ attempt }) => attempt), answers: made.map(({ answerBody }) => answerBody), result: made[0]!.result }
}

const unsent = (problem: 'NO_DATA' | 'PERMISSION'): Sent => ({ attempts: [], answers: [], result: { problem, answerStatus: null } })

/** In the order in which an attempt uses them. */
export const keysToUse = (keys: readonly WebhookKeyRow[]): WebhookKeyRow[] =>
  keys.toSorted((a, b) => Number(b.status === 'CURRENT') - Number(a.status === 'CURRENT'))
