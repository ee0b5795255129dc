import { useNavigation } from 'react-router'
import { TextArea } from '@stoa/ui/components/field'
import { RadioCard } from '@stoa/ui/components/radio-card'
import { useTexts } from '../texts/texts.ts'
import { AddressFields } from './address-fields.tsx'
import { addressFields } from './address-format.ts'
import type { DeliveryChoice } from './delivery-choice.ts'
import { fieldsOf } from './step-fields.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** First the address, then the delivery options for it. */
export function DeliveryStep(props: StepProps) {
  const texts = useTexts()
  const { delivery: words, next } = texts.storefront.checkout
  const { data, typed } = props
  const { address, deliveries, note } = data.checkout
  const isSending = useNavigation().formMethod === 'POST'
  const hasOptions = address !== undefined && deliveries.length > 0
  const fieldOf = fieldsOf(texts, props, [...addressFields, 'note'])
  return (
    <StepForm {...props} submit={hasOptions ? next.delivery : words.showOptions}>
      <AddressFields of="" countries={data.countries} address={address} homeCountry={data.homeCountry} fieldOf={fieldOf} />
      {hasOptions && <DeliveryOptions choices={deliveries} typed={typed.delivery} />}
      {!hasOptions && isSending && <OptionsSkeleton />}
      {address && !hasOptions && !isSending && <p className="font-medium text-sale">{words.nowhere}</p>}
      {hasOptions && (
        <TextArea
          {...fieldOf('note', note)}
          label={words.note}
          optional={texts.shared.optional}
          hint={words.noteHint}
          maxLength={1000}
          rows={2}
        />
      )}
    </StepForm>
  )
}

function DeliveryOptions({ choices, typed }: { choices: readonly DeliveryChoice[]; typed: string | undefined }) {
  const { delivery: words } = useTexts().storefront.checkout
  const chosen = choices.find(({ value }) => value === typed) ?? choices.find((choice) => choice.chosen) ?? choices[0]
  return (
    <fieldset id="delivery-options" tabIndex={-1} className="scroll-mt-4 space-y-3 focus:outline-none">
      <legend className="mb-2 font-medium">{words.options}</legend>
      {choices.map((choice) => (
        <RadioCard
          key={choice.value}
          name="delivery"
          value={choice.value}
          defaultChecked={choice.value === chosen?.value}
          required
          title={choice.title}
          aside={choice.price || words.free}
          detail={<DeliveryDetail choice={choice} />}
        />
      ))}
    </fieldset>
  )
}

/** Delivery time, and the pickup address. */
export function DeliveryDetail({ choice: { time, place, instructions } }: { choice: DeliveryChoice }) {
  const where = place && [place.addressLine, place.addressLine2, [place.postalCode, place.city].filter(Boolean).join(' ')]
  const lines = [time, where?.filter(Boolean).join(', '), instructions].filter(Boolean)
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
}

/** A placeholder while delivery options load. */
function OptionsSkeleton() {
  const { delivery: words } = useTexts().storefront.checkout
  return (
    <output className="block space-y-3">
      <span className="sr-only">{words.looking}</span>
      {[1, 2, 3].map((index) => (
        <span key={index} aria-hidden="true" className="skeleton block h-18" />
      ))}
    </output>
  )
}
