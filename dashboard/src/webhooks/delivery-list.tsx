import { deliveryStatuses } from '@stoa/contract/webhooks/states'
import { Badge } from '../kit/badge.tsx'
import { listFor } from '../kit/list/list.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import { DeliveryBadge } from './delivery-badge.tsx'
import type { DeliveryRow } from './delivery-row.ts'
import { eventTypeName, eventTypeNames } from './event-types.ts'

export const deliveryList = listFor((texts) => ({ ...texts.dashboard.deliveries, types: eventTypeNames(texts) }))({
  filters: {
    status: { kind: 'choice', of: deliveryStatuses, where: 'status', texts: (texts) => texts.status },
    type: { kind: 'choice', where: 'eventType', texts: (texts) => texts.types, chip: (texts, type) => texts.types[type] ?? type },
    // The ID of the resource that events are about. A delivery's page links to the others with the same one.
    entity: { kind: 'text', where: 'entityId', chip: (texts, id) => texts.aboutChip(id) },
  },
  sizes: [25, 50, 100],
  isBare: true,
})

export const deliveryColumns: ColumnsOf<typeof deliveryList, DeliveryRow> = [
  { name: 'event', className: 'sm:w-2/5', cell: (row) => <EventCell row={row} /> },
  { name: 'status', cell: (row) => <StatusCell row={row} /> },
  { name: 'attempts', align: 'end', from: 'md', cell: ({ attempts }) => attempts },
  { name: 'next', from: 'xl', cell: ({ next }) => next && <Time {...next} /> },
  { name: 'latency', align: 'end', from: 'lg', cell: ({ latency }) => latency },
  { name: 'created', align: 'end', from: 'sm', cell: ({ created }) => <Time {...created} /> },
]

function EventCell({ row: { eventType, entityId, isTest, created } }: { row: DeliveryRow }) {
  const texts = useTexts()
  return (
    <>
      {eventTypeName(texts, eventType)} {isTest && <Badge tone="quiet">{texts.dashboard.deliveries.test}</Badge>}
      <span className="block font-mono text-small font-normal wrap-anywhere text-soft max-sm:hidden">{entityId}</span>
      <span className="block text-small font-normal text-soft sm:hidden">
        <Time {...created} />
      </span>
    </>
  )
}

function StatusCell({ row: { status, problem, answerStatus } }: { row: DeliveryRow }) {
  const { deliveries, delivery } = useTexts().dashboard
  const reason = answerStatus === undefined ? problem && delivery.reasons[problem] : deliveries.answer(answerStatus)
  return (
    <>
      <DeliveryBadge status={status} />
      {problem && <span className="mt-0.5 block text-small text-soft sm:whitespace-nowrap">{reason}</span>}
    </>
  )
}
