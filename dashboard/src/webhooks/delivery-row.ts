import type { Where } from '@stoa/ui/dates'
import { numberFormat } from '@stoa/ui/formats'
import type { WebhookDelivery } from '../answers.ts'
import { momentIn, type Moment } from '../kit/moment.ts'
import { formatDuration } from './duration.ts'

/** A delivery as a list row. */
export interface DeliveryRow extends Pick<
  WebhookDelivery,
  'id' | 'status' | 'isTest' | 'eventType' | 'entityId' | 'problem' | 'answerStatus'
> {
  attempts: string
  next: Moment | undefined
  /** The time until the receiver accepted it. */
  latency: string | undefined
  created: Moment
}

export const deliveryRow = (delivery: WebhookDelivery, where: Where): DeliveryRow => ({
  id: delivery.id,
  status: delivery.status,
  isTest: delivery.isTest,
  eventType: delivery.eventType,
  entityId: delivery.entityId,
  problem: delivery.problem,
  answerStatus: delivery.answerStatus,
  attempts: numberFormat(where.locale).format(delivery.attemptCount),
  next: momentIn(where)(delivery.nextAttemptDate),
  latency: latencyOf(delivery, where),
  created: momentIn(where)(delivery.createdDate),
})

function latencyOf({ status, createdDate, endedDate }: WebhookDelivery, { locale }: Where): string | undefined {
  if (status !== 'DELIVERED' || endedDate === undefined) return undefined
  return formatDuration(Math.max(0, Date.parse(endedDate) - Date.parse(createdDate)), locale)
}
