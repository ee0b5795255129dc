import { Type } from 'typebox'
import { call } from '../call.ts'
import { Revision } from '../oauth-clients/oauth-client.ts'
import { CursorSearch, PagingMetadata } from '../query.ts'
import { field, Guid, Instant, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
import { WebhookDelivery, WholeWebhookDelivery } from './delivery.ts'
import { deliveriesFilterable } from './filterable.ts'
import { webhookAppProblems, webhookDeliveryProblems, webhookKeyProblems, webhookProblems } from './problems.ts'
import { deliveryStatuses, webhookKeysMax } from './states.ts'
import { KeySet, WebhookKey } from './webhook-key.ts'
import { EventTypes, Webhook, WebhookUrl } from './webhook.ts'

const source = 'wire §9; decision 0091; threats W01–W04'
const reader = { family: 'stoa', allow: ['owner', 'app'], permission: 'WEBHOOKS.READ', writes: false, source } as const
const resender = { family: 'stoa', allow: ['owner', 'app'], permission: 'WEBHOOKS.RESEND', writes: true, source } as const

/** A webhook sends what its app can read to any address, so no key can create one: these calls require an owner who is signed in. */
const writer = { family: 'stoa', allow: ['owner'], permission: 'WEBHOOKS.MODIFY', sessionOnly: true, writes: true, source } as const

const webhookId = { id: field(Guid, 'ID of the webhook.') }
const appId = { appId: field(Guid, 'ID of the app.') }

export const queryWebhooks = call({
  ...reader,
  method: 'GET',
  path: '/v1/webhooks',
  summary: 'List webhooks.',
  description: 'Returns the webhooks of the site or of one app, newest first. A site has at most 100.',
  request: Shape({
    appId: maybe(Guid, 'ID of the app whose webhooks are returned. All webhooks of the site by default.'),
    inTrouble: maybe(
      Type.Boolean(),
      'True: only enabled webhooks whose last attempt failed, or with deliveries that failed for good in the last seven days; tests and events whose data was deleted don’t count.',
    ),
  }),
  response: Shape({ webhooks: field(Type.Array(Webhook), 'The webhooks, newest first.') }),
  problems: {},
  example: {},
})

export const getWebhook = call({
  ...reader,
  method: 'GET',
  path: '/v1/webhooks/{id}',
  summary: 'Get a webhook.',
  request: Shape(webhookId),
  response: Shape({ webhook: field(Webhook, 'The webhook with the state of its deliveries.') }),
  problems: webhookProblems,
})

export const createWebhook = call({
  ...writer,
  method: 'POST',
  path: '/v1/webhooks',
  summary: 'Create a webhook for an app.',
  description:
    'Sends each event of the chosen types to the URL from now on, as a signed token. The first webhook of an app also creates the app’s ' +
    'key; see `queryWebhookKeys`. The app needs the permission to read the entities.',
  request: Shape({
    ...appId,
    url: field(WebhookUrl, 'URL that events are sent to. `https`; `http` only if the server may call private addresses.'),
    eventTypes: maybe(EventTypes, 'Types of the events to send. Null or absent: all types that the app has the permission to read.'),
    enabled: maybe(Type.Boolean(), 'Whether events are sent. True by default.'),
  }),
  response: Shape({ webhook: field(Webhook, 'The new webhook.') }),
  problems: {
    ...webhookAppProblems,
    TOO_MANY_WEBHOOKS: { status: 409, message: 'The site has reached its limit of webhooks. Delete one you don’t use.' },
  },
})

export const updateWebhook = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/webhooks/{id}',
  summary: 'Update the URL or event types of a webhook, or enable or disable it.',
  description:
    'Sets the fields that are sent; omitted fields stay unchanged. `revision` must be the current revision. Deliveries that wait are ' +
    'sent to the new URL. While a webhook is disabled they stay, and new events aren’t added.',
  request: Shape({
    id: field(Guid, 'ID of the webhook to change.'),
    revision: field(Revision, 'The revision that the change is based on.'),
    url: maybe(WebhookUrl, 'The new URL. `https`; `http` only if the server may call private addresses.'),
    eventTypes: maybe(EventTypes, 'Types of the events to send. Null: all types that the app has the permission to read.'),
    enabled: maybe(Type.Boolean(), 'Whether events are sent.'),
  }),
  response: Shape({ webhook: field(Webhook, 'The webhook after the change.') }),
  problems: {
    ...webhookProblems,
    WEBHOOK_CHANGED: { status: 409, message: 'Someone else has changed this webhook. Read it again and retry.' },
  },
})

export const deleteWebhook = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/webhooks/{id}',
  summary: 'Delete a webhook and its deliveries.',
  description: 'Deletes a webhook with its delivery log. Events that wait aren’t sent. This can’t be undone.',
  request: Shape({ id: field(Guid, 'ID of the webhook to delete.') }),
  response: Shape({}),
  problems: webhookProblems,
})

export const searchWebhookDeliveries = call({
  ...reader,
  method: 'POST',
  path: '/v1/webhook-deliveries/search',
  summary: 'Search the deliveries of webhooks.',
  description:
    'Returns deliveries in pages of up to 100, newest first; pass the cursor alone to get the next page. Delivered ones are kept for ' +
    '30 days, dead ones for 90.',
  request: Shape({ search: maybeNull(CursorSearch, 'Filter, sort and page of the list.') }),
  response: Shape({
    deliveries: field(Type.Array(WebhookDelivery, { maxItems: 100 }), 'The deliveries of this page, newest first by default.'),
    metadata: field(PagingMetadata, 'Size of the page and the cursor of the next one.'),
  }),
  problems: {},
  filterable: deliveriesFilterable,
  example: { search: { filter: { status: 'DEAD' }, cursorPaging: { limit: 20 } } },
})

export const getWebhookDelivery = call({
  ...reader,
  method: 'GET',
  path: '/v1/webhook-deliveries/{id}',
  summary: 'Get a delivery with its payload and all attempts.',
  description: 'Returns what was sent and what the receiver answered, for each attempt.',
  secretAnswer: true,
  request: Shape({ id: field(Guid, 'ID of the delivery.') }),
  response: Shape({ delivery: field(WholeWebhookDelivery, 'The delivery with its attempts.') }),
  problems: webhookDeliveryProblems,
})

export const resendWebhookDelivery = call({
  ...resender,
  method: 'POST',
  path: '/v1/webhook-deliveries/{id}/resend',
  summary: 'Resend a delivery.',
  description:
    'Sends the event again and retries for 48 hours. The token has the same `jti`, so that a receiver can recognize an event that it has ' +
    'handled. A delivery that is being sent, or will be within 45 seconds, stays as it is. The event may arrive after newer ones of its entity.',
  request: Shape({ id: field(Guid, 'ID of the delivery to send again.') }),
  response: Shape({ delivery: field(WebhookDelivery, 'The delivery, which waits to be sent.') }),
  problems: {
    ...webhookDeliveryProblems,
    WEBHOOK_DELIVERY_IS_TEST: { status: 409, message: 'A test can’t be resent. Send a new test of the webhook.' },
  },
})

/** The start and the result of a call that sends many events. */
const start = {
  since: maybe(Instant, 'Time of the first event. From the beginning by default.'),
  afterPosition: maybe(Whole(0, Number.MAX_SAFE_INTEGER), 'Position in the log after which to begin, such as that of the last response.'),
}
const Resent = Shape({
  count: field(Type.Integer({ minimum: 0 }), 'Number of events that will be sent by this call, at most 1,000.'),
  position: field(
    Type.Integer({ minimum: 0 }),
    'Position of the last event that will be sent, or that the call began after. Send it as `afterPosition` next.',
  ),
  hasNext: field(Type.Boolean(), 'Whether there may be more. If so, call again with `afterPosition`.'),
})

export const resendWebhookDeliveries = call({
  ...resender,
  method: 'POST',
  path: '/v1/webhooks/{id}/resend',
  summary: 'Resend the deliveries of a webhook since a time.',
  description:
    'Sends events again that are in the webhook’s delivery log, for example after a receiver lost them. Each call handles up to 1,000 ' +
    'deliveries; repeat it while `hasNext` is true. Old events arrive after newer ones. For events without a delivery, use ' +
    '`replayWebhookEvents`.',
  request: Shape({
    ...webhookId,
    ...start,
    statuses: maybe(
      Type.Array(Type.Enum(deliveryStatuses), { minItems: 1, maxItems: deliveryStatuses.length }),
      'Statuses of the deliveries to resend. By default those that have ended. Tests, and what is sent within 45 seconds, are left out.',
    ),
  }),
  response: Resent,
  problems: webhookProblems,
})

export const replayWebhookEvents = call({
  ...resender,
  method: 'POST',
  path: '/v1/webhooks/{id}/replay',
  summary: 'Send a webhook the events of the log from a position or a time on.',
  description:
    'Sends all events of the webhook’s types that are in the event log, whether or not they were delivered before: for a new receiver, or ' +
    'after a webhook was disabled. Each call sends up to 1,000 events; repeat it while `hasNext` is true. Old events arrive after newer ones.',
  request: Shape({ ...webhookId, ...start }),
  response: Resent,
  problems: webhookProblems,
})

export const testWebhook = call({
  ...resender,
  writes: 'own',
  method: 'POST',
  path: '/v1/webhooks/{id}/test',
  secretAnswer: true,
  summary: 'Send a past event to a webhook as a test.',
  description:
    'Makes one attempt at once, also if the webhook is disabled, and returns it. The event is a real one of the log: the chosen one, or the ' +
    'newest that the webhook subscribes to. Fails with WEBHOOK_EVENT_NOT_FOUND if there is none.',
  request: Shape({ ...webhookId, eventId: maybe(Guid, 'ID of the event to send. By default the newest of the webhook’s types.') }),
  response: Shape({ delivery: field(WholeWebhookDelivery, 'The delivery with its one attempt.') }),
  problems: {
    ...webhookProblems,
    WEBHOOK_EVENT_NOT_FOUND: { status: 404, message: 'This event doesn’t exist, or the webhook’s app can’t receive it.' },
  },
})

export const queryWebhookKeys = call({
  ...reader,
  method: 'GET',
  path: '/v1/apps/{appId}/webhook-keys',
  summary: 'List the public keys that verify the events of an app.',
  description:
    'Returns the keys as PEM and as a JWK set. An app without webhooks may have none. Give `publicKey` of the current key to the packages’ ' +
    'AppStrategy.',
  request: Shape(appId),
  response: Shape({
    keys: field(Type.Array(WebhookKey, { maxItems: webhookKeysMax }), 'The keys of the app, newest first, at most two.'),
    jwks: field(KeySet, 'The same keys as a JWK set.'),
  }),
  problems: webhookAppProblems,
})

export const createWebhookKey = call({
  ...writer,
  method: 'POST',
  path: '/v1/apps/{appId}/webhook-keys',
  summary: 'Prepare the next key of an app.',
  description:
    'Creates a key that doesn’t sign yet, so that receivers can learn it first; the first key of an app signs at once. While an app has two ' +
    'keys, an attempt that is refused is repeated at once with the other key.',
  request: Shape(appId),
  response: Shape({ key: field(WebhookKey, 'The new key.') }),
  problems: {
    ...webhookAppProblems,
    TOO_MANY_WEBHOOK_KEYS: { status: 409, message: 'The app already has two keys. Retire one first.' },
  },
})

export const activateWebhookKey = call({
  ...writer,
  method: 'POST',
  path: '/v1/apps/{appId}/webhook-keys/{id}/activate',
  summary: 'Start signing with the next key of an app.',
  description: 'Makes the next key the current one, and the current one the previous. Events that wait are signed with the new key.',
  request: Shape({ ...appId, id: field(Guid, 'ID of the next key.') }),
  response: Shape({ key: field(WebhookKey, 'The key, which now signs.') }),
  problems: {
    ...webhookKeyProblems,
    WEBHOOK_KEY_CANNOT_ACTIVATE: { status: 409, message: 'Only the next key can be activated.' },
  },
})

export const deleteWebhookKey = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/apps/{appId}/webhook-keys/{id}',
  summary: 'Retire a key of an app.',
  description: 'Deletes the previous key, or a next key that isn’t needed. The current key can’t be deleted.',
  request: Shape({ ...appId, id: field(Guid, 'ID of the key to delete.') }),
  response: Shape({}),
  problems: {
    ...webhookKeyProblems,
    WEBHOOK_KEY_IN_USE: { status: 409, message: 'This key signs the app’s events. Activate another key first.' },
  },
})
