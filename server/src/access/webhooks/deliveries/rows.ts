import type { WebhookEventType } from '@stoa/contract/webhooks/event-types'
import type { AttemptProblem, DeliveryStatus } from '@stoa/contract/webhooks/states'
import { bigint, boolean, integer, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../../database/table.ts'

/** One request to a receiver and its answer, as it is stored. The token isn't: it is signed again when it is shown. */
export interface Attempt {
  startedDate: string
  durationMs: number
  url: string
  keyId: string
  answerStatus?: number
  answerHeaders: { name: string; value: string }[]
  answerBody?: string
  problem?: AttemptProblem
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
})
/** A delivery without its attempts. */
export type DeliveryRow = RowOf<typeof deliveriesTable>
export type WholeDeliveryRow = DeliveryRow & { attempts: Attempt[] }

/** A delivery that waits for its first attempt. */
export type NewDelivery = Pick<
  DeliveryRow,
  'id' | 'webhookId' | 'eventId' | 'eventPosition' | 'eventType' | 'entityId' | 'eventDate' | 'createdDate' | 'isTest'
>
