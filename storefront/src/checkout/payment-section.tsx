import { Fragment, useState } from 'react'
import { RadioCard } from '@stoa/ui/components/radio-card'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../texts/texts.ts'
import { AddressFields } from './address-fields.tsx'
import { CardField } from './card-field.tsx'
import { SavedAddressCards } from './saved-address-cards.tsx'
import { savedAddressIn } from './saved-addresses.ts'
import { Section, type SectionProps } from './section.tsx'
import { TestCards } from './test-cards.tsx'

export function PaymentSection(props: SectionProps) {
  const { payment: words, steps } = useTexts().storefront.checkout
  const { data, typed } = props
  const { methods, offline, sandbox } = data
  const [method, setMethod] = useState(() => methods.find((name) => name === (typed.method ?? data.method)) ?? methods[0])
  const isHydrated = useHydrated()
  const cards = {
    ONLINE: { title: words.card, detail: words.cardDetail },
    OFFLINE: { title: offline?.title ?? words.offline, detail: offline?.instructions },
  }
  return (
    <Section id="payment" title={steps.payment}>
      {methods.length === 0 && <p className="font-medium text-sale">{words.none}</p>}
      {methods.length > 0 && (
        <fieldset className="group/method space-y-3">
          <legend className="mb-2 font-medium">{words.methods}</legend>
          {methods.map((name) => (
            <Fragment key={name}>
              <RadioCard
                name="method"
                value={name}
                defaultChecked={name === method}
                required
                {...cards[name]}
                onChange={() => setMethod(name)}
              />
              {name === 'ONLINE' && (
                <div className="space-y-5 py-2 group-has-[[value=OFFLINE]:checked]/method:hidden">
                  <CardField
                    facts={props.fieldOf('cardNumber', '')}
                    problems={props.problems}
                    required={isHydrated && method === 'ONLINE'}
                  />
                  {sandbox && (
                    <div className="scripts-only">
                      <TestCards isSending={false} type="button" />
                    </div>
                  )}
                </div>
              )}
            </Fragment>
          ))}
        </fieldset>
      )}
      <Billing {...props} />
    </Section>
  )
}

/** The billing address. The other address expands without scripts too, by CSS alone. */
function Billing({ data, typed, fieldOf }: SectionProps) {
  const { payment: words } = useTexts().storefront.checkout
  const { otherBilling, address } = data.checkout
  const isDelivered = data.needsDelivery && !data.checkout.deliveries.find(({ chosen }) => chosen)?.place
  const stored = savedAddressIn(data.savedAddresses, otherBilling)
  const wanted = typed.billing || (otherBilling ? (stored?.id ?? 'other') : 'usual')
  const isSaved = data.savedAddresses.some(({ id }) => id === wanted)
  // A saved address that was deleted meanwhile is entered instead.
  const choice = isSaved || wanted === 'usual' ? wanted : 'other'
  return (
    <fieldset className="group/billing space-y-3">
      <legend className="mb-2 font-medium">{words.billing}</legend>
      <RadioCard
        name="billing"
        value="usual"
        defaultChecked={choice === 'usual'}
        title={isDelivered ? words.sameAsDelivery : words.noBilling}
      />
      {data.savedAddresses.length > 0 && (
        <details className="fold" open={isSaved}>
          <summary>{words.savedBilling}</summary>
          <div className="space-y-3 pb-1">
            <SavedAddressCards name="billing" saved={data.savedAddresses} chosen={choice} />
          </div>
        </details>
      )}
      <RadioCard name="billing" value="other" defaultChecked={choice === 'other'} title={words.otherBilling} detail={words.billingHint} />
      <div className="hidden space-y-5 pt-2 group-has-[[value=other]:checked]/billing:block">
        <AddressFields
          of="billing"
          countries={data.countries}
          address={stored ? undefined : otherBilling}
          homeCountry={address?.country ?? data.homeCountry}
          fieldOf={fieldOf}
          needed={false}
        />
      </div>
    </fieldset>
  )
}
