import type { WebhookEventType } from '@stoa/contract/webhooks/event-types'
import type { AttemptProblem, DeliveryStatus } from '@stoa/contract/webhooks/states'
import { bigint, boolean, integer, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../../database/table.ts'

/** One request to a receiver and its answer without the body, as they are stored. The token isn't: it is signed again when it is shown. */
export interface Attempt {
  startedDate: string
  durationMs: number
  url: string
  keyId: string
  answerStatus?: number
  answerHeaders: { name: string; value: string }[]
  problem?: AttemptProblem
}

export interface AttemptsMade {
  /** The latest first. */
  attempts: Attempt[]
  /** The bodies of their answers, null if there was none. */
  answers: (string | null)[]
}

export const deliveriesTable = table('webhook_deliveries', {
  id: uuid(),
  webhookId: uuid(),
  eventId: uuid(),
  eventPosition: bigint(),
  eventType: text<WebhookEventType>(),
  entityId: text(),
  eventDate: timestamptz(),
  createdDate: timestamptz(),
  status: text<DeliveryStatus>(),
  isTest: boolean(),
  tries: integer(),
  sinceDate: timestamptz(),
  nextAttemptDate: timestamptz().orNull(),
  endedDate: timestamptz().orNull(),
  expiresDate: timestamptz().orNull(),
  problem: text<AttemptProblem>().orNull(),
  answerStatus: integer().orNull(),
  /** The latest first. */
  attempts: jsonb<Attempt[]>().hidden(),
  /** The bodies of their answers, null if there was none. Empty once the data of the event was deleted: an answer may repeat it. */
  answers: jsonb<(string | null)[]>().hidden(),
})
/** A delivery without its attempts and their answers. */
export type DeliveryRow = RowOf<typeof deliveriesTable>
export type WholeDeliveryRow = DeliveryRow & AttemptsMade

/** A delivery that waits for its first attempt. */
export type NewDelivery = Pick<
  DeliveryRow,
  'id' | 'webhookId' | 'eventId' | 'eventPosition' | 'eventType' | 'entityId' | 'eventDate' | 'createdDate' | 'isTest'
>
