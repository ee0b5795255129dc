import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import { CheckAt, LongTextAt, TextAt } from './section-fields.tsx'
import type { Drafts } from './sections.ts'

export function PaymentFields({ draft: { payment } }: { draft: Drafts['payment'] }) {
  const { settings: texts } = useTexts().dashboard
  const { fields, hints } = texts
  return (
    <>
      <Card title={fields.online ?? ''}>
        <CheckAt name="payment.online" isOn={payment.online === 'on'} label={texts.payByCard} hint={hints.online} />
      </Card>
      <Card title={fields.offline ?? ''}>
        <div className="group/offline max-w-xl space-y-4">
          <CheckAt name="payment.offline" isOn={payment.offline === 'on'} label={texts.payOutside} hint={hints.offline} />
          <div className="hidden space-y-4 group-has-[:checked]/offline:block">
            <TextAt name="payment.title" value={payment.title} label={texts.paymentTitle} maxLength={100} />
            <LongTextAt name="payment.instructions" value={payment.instructions} maxLength={1000} hint={hints.offlineInstructions} />
          </div>
        </div>
      </Card>
      <p className="text-small text-soft">{texts.noPayment}</p>
    </>
  )
}
