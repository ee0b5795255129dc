import type { DeliveryRow } from './rows.ts'

export const presentDelivery = (delivery: DeliveryRow) => ({
  id: delivery.id,
  webhookId: delivery.webhookId,
  status: delivery.status,
  isTest: delivery.isTest,
  eventType: delivery.eventType,
  eventId: delivery.eventId,
  position: delivery.eventPosition,
  entityId: delivery.entityId,
  eventDate: delivery.eventDate.toISOString(),
  createdDate: delivery.createdDate.toISOString(),
  attemptCount: delivery.tries,
  ...(delivery.nextAttemptDate ? { nextAttemptDate: delivery.nextAttemptDate.toISOString() } : {}),
  ...(delivery.endedDate ? { endedDate: delivery.endedDate.toISOString() } : {}),
  ...(delivery.problem === null ? {} : { problem: delivery.problem }),
  ...(delivery.answerStatus === null ? {} : { answerStatus: delivery.answerStatus }),
})
