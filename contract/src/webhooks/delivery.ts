import { Type } from 'typebox'
import { field, Free, Guid, Instant, maybe, Shape } from '../scalars.ts'
import { webhookEventTypes } from './event-types.ts'
import { attemptProblems, deliveryStatuses, type AttemptProblem } from './states.ts'

/** How long a delivery is tried. */
export const deliveryHours = 48
/** How long the receiver may take to answer. */
export const attemptSecondsMax = 10
/** Bytes of the receiver's answer that are kept. */
export const answerBytesMax = 1_000
/** How long deliveries are listed after they ended. */
export const deliveredDays = 30
export const deadDays = 90
/** How long a delivery that failed for good calls for attention. */
export const troubleDays = 7

const AttemptProblemName = Type.Enum(Object.keys(attemptProblems) as AttemptProblem[])
const EventType = Type.Enum(webhookEventTypes)

/** One event for one webhook, as a list shows it. */
export const WebhookDelivery = Shape({
  id: field(Guid, 'ID of the delivery.'),
  webhookId: field(Guid, 'ID of the webhook.'),
  status: field(Type.Enum(deliveryStatuses), 'Whether it waits, is tried again, was delivered or has failed for good.'),
  isTest: field(Type.Boolean(), 'True for a past event that was sent as a test. A test isn’t retried.'),
  eventType: field(EventType, 'Type of the event as the receiver gets it.'),
  eventId: field(Guid, 'ID of the event, which every attempt and every repeat carries as `jti`.'),
  position: field(Type.Integer({ minimum: 1 }), 'Place of the event in the order of all events of the site.'),
  entityId: field(Type.String(), 'ID of the entity of the event.'),
  eventDate: field(Instant, 'When the event occurred.'),
  createdDate: field(Instant, 'When the delivery was created.'),
  attemptCount: field(Type.Integer({ minimum: 0 }), 'Number of attempts since the delivery was created or last resent.'),
  nextAttemptDate: maybe(Instant, 'When the next attempt is due. Absent once the delivery has ended.'),
  endedDate: maybe(Instant, 'When the delivery was delivered or failed for good. Absent until then.'),
  problem: maybe(AttemptProblemName, 'Why the last attempt failed. Absent if it succeeded or there was none.'),
  answerStatus: maybe(Type.Integer(), 'HTTP status of the last answer. Absent if there was none.'),
})

const Header = Shape({ name: field(Type.String(), 'Name of the header.'), value: field(Type.String(), 'Value of the header.') })

/** One request to the receiver and its answer. */
export const WebhookAttempt = Shape({
  startedDate: field(Instant, 'When the request was sent.'),
  durationMs: field(Type.Integer({ minimum: 0 }), 'Milliseconds until the answer was read or the attempt failed.'),
  url: field(Type.String(), 'URL that the request was sent to.'),
  keyId: field(Guid, 'ID of the key that signed the token.'),
  requestHeaders: field(Type.Array(Header), 'Headers of the request.'),
  requestBody: maybe(
    Type.String(),
    'The token that was sent, of the latest attempt. Absent for earlier ones, without the permission to read the entity, and once the key or the data is deleted.',
  ),
  answerStatus: maybe(Type.Integer(), 'HTTP status of the answer. Absent if there was none.'),
  answerHeaders: field(Type.Array(Header), 'Headers of the answer that help to find errors, such as `content-type` and `retry-after`.'),
  answerBody: maybe(Type.String(), 'The first 1,000 bytes of the answer. Absent if there was none, and whenever `payload` is.'),
  problem: maybe(AttemptProblemName, 'Why the attempt failed. Absent if the receiver accepted the event.'),
})

/** A delivery with its attempts. */
export const WholeWebhookDelivery = Shape({
  ...WebhookDelivery.properties,
  payload: maybe(
    Free,
    'What the token contains: `eventType`, `instanceId`, `identity` and `data`, parsed. Absent without the permission to read the entity.',
  ),
  attempts: field(Type.Array(WebhookAttempt), 'The attempts, the latest first, at most 100.'),
})
