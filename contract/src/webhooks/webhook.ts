import { Type } from 'typebox'
import { Revision } from '../oauth-clients/oauth-client.ts'
import { field, Guid, Instant, maybe, Nullable, Shape } from '../scalars.ts'
import { webhookEventTypes } from './event-types.ts'

/** Maximum number of webhooks per site. */
export const webhooksMax = 100

/** Where events are sent: an `https` URL, or `http` if the server may call private addresses. Without user, password and fragment. */
export const WebhookUrl = Type.String({ pattern: '^https?://[^\\s]+$', maxLength: 2048, form: 'a URL' })

/** Event types. Duplicates are ignored. */
export const EventTypes = Nullable(Type.Array(Type.Enum(webhookEventTypes), { minItems: 1, maxItems: 200 }))

const Count = Type.Integer({ minimum: 0, maximum: 10_000 })

/** A subscription of an app: events of these types are sent to its URL. */
export const Webhook = Shape({
  id: field(Guid, 'ID of the webhook.'),
  revision: field(Revision, 'Number of the last change to the webhook. Deliveries aren’t changes.'),
  appId: field(Guid, 'ID of the app that receives the events. Its keys sign them, and its permissions decide which it gets.'),
  url: field(Type.String(), 'URL that events are sent to.'),
  eventTypes: field(
    Nullable(Type.Array(Type.Enum(webhookEventTypes))),
    'Types of the events that are sent. Null: all types that the app has the permission to read.',
  ),
  enabled: field(
    Type.Boolean(),
    'Whether events are sent. Events that occur while it is false aren’t delivered, unless they are replayed.',
  ),
  createdDate: field(Instant, 'When the webhook was created.'),
  updatedDate: field(Instant, 'When the webhook was last changed.'),
  failingSince: maybe(Instant, 'When the first of the latest failed attempts in a row was made. Absent if the last attempt succeeded.'),
  waitingCount: field(Count, 'Deliveries that are still to be sent, at most 10,000.'),
  deadCount: field(Count, 'Deliveries that failed for good and are still listed, at most 10,000.'),
})
