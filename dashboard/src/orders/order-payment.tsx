import { Badge, type Tone } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { Facts, type Fact } from '../kit/facts.tsx'
import { useTexts } from '../texts/texts.ts'
import { PaymentBadge } from './badges.tsx'
import type { OrderView, PaymentView } from './order-view.ts'

const tones: Partial<Record<PaymentView['status'], Tone>> = { APPROVED: 'good', PENDING: 'open', DECLINED: 'bad' }

/** What was paid and what is due, and each payment with the provider's reference. */
export function OrderPayment({ order: { paymentStatus, payments, total, paid, due, isDue } }: { order: OrderView }) {
  const { payment: texts } = useTexts().dashboard.order
  return (
    <Card title={texts.title} actions={<PaymentBadge status={paymentStatus} />}>
      <Facts
        facts={[
          { name: texts.total, value: total },
          { name: texts.paid, value: paid },
          ...(isDue ? [{ name: texts.due, value: <strong>{due}</strong> }] : []),
        ]}
      />
      {payments.length === 0 && <p className="mt-3 text-small text-soft">{isDue ? texts.elsewhere : texts.nothing}</p>}
      {payments.map((payment) => (
        <div key={payment.id} className="mt-3 border-t border-line pt-3">
          <PaymentFacts payment={payment} />
        </div>
      ))}
    </Card>
  )
}

function PaymentFacts({ payment: { status, amount, date, lastFourDigits, reference } }: { payment: PaymentView }) {
  const { payment: texts } = useTexts().dashboard.order
  const facts: Fact[] = [
    { name: texts.method, value: lastFourDigits ? texts.card(lastFourDigits) : texts.online },
    { name: texts.amount, value: amount },
    { name: texts.state, value: <Badge tone={tones[status] ?? 'quiet'}>{texts.states[status]}</Badge> },
    { name: texts.date, value: date },
    {
      name: texts.reference,
      value: (
        <span className="flex items-start gap-1">
          <code className="text-small break-all">{reference}</code>
          <CopyButton text={reference} what={texts.reference} />
        </span>
      ),
    },
  ]
  return <Facts facts={facts} />
}
