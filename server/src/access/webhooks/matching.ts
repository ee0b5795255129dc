import { readWith } from '@stoa/contract/events/read-with'
import type { EventName } from '../../events/public.ts'
import { grants } from '../../kernel/identity.ts'
import { deliveredNames, eventTypeOf } from './payload/event-type.ts'
import type { Subscription } from './store.ts'

/** Whether an app can read the entities of an event: others get nothing of it (threat W04). */
export const mayReceive = ({ permissions }: Pick<Subscription, 'permissions'>, { entityFqdn }: Pick<EventName, 'entityFqdn'>): boolean =>
  grants(permissions, readWith[entityFqdn] ?? '')

/** Whether an event is sent to a webhook. */
export function isSubscribed(webhook: Pick<Subscription, 'permissions' | 'eventTypes'>, event: EventName): boolean {
  const type = eventTypeOf(event)
  return type !== undefined && (webhook.eventTypes?.includes(type) ?? true) && mayReceive(webhook, event)
}

/** The names in the log of what is sent to at least one of these webhooks. */
export const subscribedNames = (webhooks: readonly Pick<Subscription, 'permissions' | 'eventTypes'>[]): EventName[] =>
  deliveredNames.filter((name) => webhooks.some((webhook) => isSubscribed(webhook, name)))
