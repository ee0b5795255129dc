import { Field, Select } from '@stoa/ui/components/field'
import { RadioCard } from '@stoa/ui/components/radio-card'
import { fieldError } from '@stoa/ui/form-problems'
import { useTexts } from '@stoa/ui/texts/texts'
import type { StepProps } from './checkout-page.tsx'
import type { DeliveryChoice } from './checkout-view.ts'
import { StepForm } from './step-form.tsx'

type FieldName = 'country' | 'addressLine' | 'addressLine2' | 'postalCode' | 'city' | 'subdivision'

/** First the address; once that is known, the ways there. */
export function DeliveryStep({ data, problems, typed }: StepProps) {
  const { delivery: words, next } = useTexts().storefront.checkout
  const { address, deliveries } = data.checkout
  const hasOptions = address !== undefined && deliveries.length > 0
  return (
    <StepForm step="delivery" submit={hasOptions ? next.delivery : words.showOptions}>
      <AddressFields data={data} problems={problems} typed={typed} />
      {hasOptions && <DeliveryOptions choices={deliveries} />}
      {address && !hasOptions && <p className="font-medium text-sale">{words.nowhere}</p>}
    </StepForm>
  )
}

function AddressFields({ data, problems, typed }: StepProps) {
  const texts = useTexts()
  const { delivery: words } = texts.storefront.checkout
  const { address } = data.checkout
  const { optional } = texts.shared
  const field = (name: FieldName, otherwise = '') => ({
    name,
    defaultValue: typed[name] ?? address?.[name] ?? otherwise,
    error: fieldError(texts, problems, name),
  })
  return (
    <>
      <Select {...field('country', data.homeCountry)} label={words.country} autoComplete="country" required>
        {data.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field {...field('addressLine')} label={words.addressLine} autoComplete="address-line1" maxLength={150} required />
      <Field {...field('addressLine2')} label={words.addressLine2} optional={optional} autoComplete="address-line2" maxLength={100} />
      <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
        <Field {...field('postalCode')} label={words.postalCode} autoComplete="postal-code" maxLength={50} required />
        <Field {...field('city')} label={words.city} autoComplete="address-level2" maxLength={50} required />
      </div>
      <Field {...field('subdivision')} label={words.subdivision} optional={optional} autoComplete="address-level1" maxLength={50} />
    </>
  )
}

function DeliveryOptions({ choices }: { choices: readonly DeliveryChoice[] }) {
  const { delivery: words } = useTexts().storefront.checkout
  const chosen = choices.find((choice) => choice.chosen) ?? choices[0]
  return (
    <fieldset id="delivery-options" tabIndex={-1} className="scroll-mt-4 space-y-3 focus:outline-none">
      <legend className="mb-2 font-medium">{words.options}</legend>
      {choices.map(({ value, title, price, details }) => (
        <RadioCard
          key={value}
          name="delivery"
          value={value}
          defaultChecked={value === chosen?.value}
          required
          title={title}
          aside={price || words.free}
          detail={details.map((detail) => (
            <span key={detail} className="block">
              {detail}
            </span>
          ))}
        />
      ))}
    </fieldset>
  )
}
