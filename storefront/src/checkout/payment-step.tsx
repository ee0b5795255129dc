import { RadioCard } from '@stoa/ui/components/radio-card'
import { useTexts } from '../texts/texts.ts'
import { AddressFields } from './address-fields.tsx'
import { addressFields, fieldName } from './address-format.ts'
import { fieldsOf } from './step-fields.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

export function PaymentStep(props: StepProps) {
  const { payment: words, next } = useTexts().storefront.checkout
  const { methods, method, offline, sandbox } = props.data
  if (methods.length === 0) return <p className="font-medium text-sale">{words.none}</p>
  const cards = {
    ONLINE: { title: words.card, detail: sandbox ? words.sandbox : words.cardDetail },
    OFFLINE: { title: offline?.title ?? words.offline, detail: offline?.instructions },
  }
  const chosen = methods.find((name) => name === (props.typed.method ?? method)) ?? methods[0]
  return (
    <StepForm {...props} submit={next.payment}>
      <fieldset className="space-y-3">
        <legend className="mb-2 font-medium">{words.methods}</legend>
        {methods.map((name) => (
          <RadioCard key={name} name="method" value={name} defaultChecked={name === chosen} required {...cards[name]} />
        ))}
      </fieldset>
      <Billing {...props} />
    </StepForm>
  )
}

/** The billing address. The other address expands without scripts too, by CSS alone. */
function Billing({ data, problems, typed }: StepProps) {
  const texts = useTexts()
  const { payment: words } = texts.storefront.checkout
  const { billing, address } = data.checkout
  const usual = data.steps.includes('delivery') ? 'same' : 'none'
  const chosen = typed.billing ?? billing.choice
  const fieldOf = fieldsOf(
    texts,
    { problems, typed },
    addressFields.map((field) => fieldName('billing', field)),
  )
  return (
    <fieldset className="group/billing space-y-3">
      <legend className="mb-2 font-medium">{words.billing}</legend>
      <RadioCard
        name="billing"
        value={usual}
        defaultChecked={chosen !== 'other'}
        title={usual === 'same' ? words.sameAsDelivery : words.noBilling}
      />
      <RadioCard name="billing" value="other" defaultChecked={chosen === 'other'} title={words.otherBilling} detail={words.billingHint} />
      <div className="hidden space-y-5 pt-2 group-has-[[value=other]:checked]/billing:block">
        <AddressFields
          of="billing"
          countries={data.countries}
          address={billing.address}
          homeCountry={address?.country ?? data.homeCountry}
          fieldOf={fieldOf}
          needed={false}
        />
      </div>
    </fieldset>
  )
}
