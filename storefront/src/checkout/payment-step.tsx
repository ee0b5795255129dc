import { RadioCard } from '@stoa/ui/components/radio-card'
import { useTexts } from '@stoa/ui/texts/texts'
import type { StepProps } from './checkout-page.tsx'
import { StepForm } from './step-form.tsx'

export function PaymentStep({ data: { methods, method, offline, sandbox } }: StepProps) {
  const { payment: words, next } = useTexts().storefront.checkout
  if (methods.length === 0) return <p className="mt-6 font-medium text-sale">{words.none}</p>
  const cards = {
    ONLINE: { title: words.card, detail: sandbox ? words.sandbox : words.cardDetail },
    OFFLINE: { title: offline?.title ?? words.offline, detail: offline?.instructions },
  }
  return (
    <StepForm step="payment" submit={next.payment}>
      <fieldset className="space-y-3">
        <legend className="mb-2 font-medium">{words.methods}</legend>
        {methods.map((name) => (
          <RadioCard key={name} name="method" value={name} defaultChecked={name === method} required {...cards[name]} />
        ))}
      </fieldset>
    </StepForm>
  )
}
