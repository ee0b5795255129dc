import { useTexts } from '@stoa/ui/texts/texts'
import type { Order } from '../answers.ts'

type PaymentStatus = NonNullable<Order['paymentStatus']>
type Status = NonNullable<Order['status']>
type Tone = keyof typeof tones

const tones = {
  good: 'border-good bg-good-wash text-good',
  open: 'border-edge bg-sunken text-ink',
  bad: 'border-danger bg-danger-wash text-danger',
}

const paymentTones: Partial<Record<PaymentStatus, Tone>> = { PAID: 'good', DECLINED: 'bad', CANCELED: 'bad' }
const statusTones: Partial<Record<Status, Tone>> = { APPROVED: 'good', CANCELED: 'bad', REJECTED: 'bad' }

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { orders } = useTexts().dashboard
  return <Badge tone={paymentTones[status] ?? 'open'} text={orders.payment[status]} />
}

export function StatusBadge({ status }: { status: Status }) {
  const { orders } = useTexts().dashboard
  return <Badge tone={statusTones[status] ?? 'open'} text={orders.status[status]} />
}

const Badge = ({ tone, text }: { tone: Tone; text: string }) => (
  <span className={`inline-block rounded-full border px-2.5 py-0.5 text-small whitespace-nowrap ${tones[tone]}`}>{text}</span>
)
