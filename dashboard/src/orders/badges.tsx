import { Badge, type Tone } from '../kit/badge.tsx'
import { useTexts } from '../texts/texts.ts'
import type { OrderRow } from './order-row.ts'

type PaymentStatus = OrderRow['paymentStatus']
type Status = OrderRow['status']
type Fulfillment = OrderRow['fulfillmentStatus']

const paymentTones: Partial<Record<PaymentStatus, Tone>> = {
  PAID: 'good',
  NOT_PAID: 'look',
  PENDING: 'open',
  PENDING_MERCHANT: 'look',
  DECLINED: 'bad',
}
const statusTones: Partial<Record<Status, Tone>> = { APPROVED: 'good', PENDING: 'open', INITIALIZED: 'open', REJECTED: 'bad' }
const fulfillmentTones: Record<Fulfillment, Tone> = { FULFILLED: 'good', PARTIALLY_FULFILLED: 'open', NOT_FULFILLED: 'open' }

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { orders } = useTexts().dashboard
  return <Badge tone={paymentTones[status] ?? 'quiet'}>{orders.payment[status]}</Badge>
}

export function StatusBadge({ status }: { status: Status }) {
  const { orders } = useTexts().dashboard
  return <Badge tone={statusTones[status] ?? 'quiet'}>{orders.status[status]}</Badge>
}

export function FulfillmentBadge({ status }: { status: Fulfillment }) {
  const { orders } = useTexts().dashboard
  return <Badge tone={fulfillmentTones[status]}>{orders.fulfillment[status]}</Badge>
}

/** A tag, written by the shop's team. */
export const TagLabel = ({ tag }: { tag: string }) => (
  <span className="inline-block max-w-full truncate rounded-control border border-line bg-sunken px-1.5 text-small">{tag}</span>
)
