import { useState } from 'react'
import { RadioCard } from '@stoa/ui/components/radio-card'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../texts/texts.ts'
import { CountryField, StreetFields, Subdivision } from './address-fields.tsx'
import type { DeliveryChoice } from './delivery-choice.ts'
import { SavedAddressCards } from './saved-address-cards.tsx'
import { savedAddressIn, type SavedAddress } from './saved-addresses.ts'
import { Section, type SectionProps } from './section.tsx'
import { subdivisionsOf } from './subdivisions.ts'
import { UpdateButton } from './update-button.tsx'

/** First where to and how, then the address: a pickup needs none. */
export function DeliverySection({ data, typed, fieldOf }: SectionProps) {
  const { delivery: words, steps } = useTexts().storefront.checkout
  const { savedAddresses: saved } = data
  const { address, deliveries } = data.checkout
  const stored = savedAddressIn(saved, address)
  const [where, setWhere] = useState(() => saved.find(({ id }) => id === typed.address)?.id ?? (typed.address ? undefined : stored?.id))
  const isEntered = where === undefined
  const countryField = fieldOf('country', address?.country ?? data.homeCountry)
  const [country, setCountry] = useState(countryField.defaultValue)
  const [picked, pick] = useState(typed.delivery)
  const choice = deliveries.find(({ value }) => value === picked) ?? deliveries.find(({ chosen }) => chosen) ?? deliveries[0]
  // Without scripts the address may be hidden, where the browser couldn't complain: then only the server does.
  const isHydrated = useHydrated()
  const isNeeded = isHydrated && isEntered && !choice?.place
  const isListed = subdivisionsOf(country).length > 0
  const parts = {
    country,
    needed: isNeeded,
    fieldOf: (name: string) => fieldOf(name, (stored ? undefined : address?.[name as 'city']) ?? ''),
  }
  return (
    <Section id="delivery" title={steps.delivery}>
      <div className="group/delivery space-y-5">
        {saved.length > 0 && <SavedAddresses saved={saved} chosen={where} onPick={setWhere} />}
        <div className={`space-y-5 ${saved.length > 0 ? 'group-not-has-[[data-entered]:checked]/delivery:hidden' : ''}`}>
          <CountryField {...countryField} countries={data.countries} onCountry={setCountry} required />
          {isListed && <Subdivision key={country} {...parts} needed={isEntered && (isHydrated || saved.length === 0)} />}
        </div>
        {deliveries.length > 0 && <DeliveryOptions choices={deliveries} choice={choice} onPick={pick} />}
        {deliveries.length === 0 && address && <p className="font-medium text-sale">{words.nowhere}</p>}
        <UpdateButton />
        <div
          className={`space-y-5 group-has-[[data-pickup]:checked]/delivery:hidden ${saved.length > 0 ? 'group-not-has-[[data-entered]:checked]/delivery:hidden' : ''}`}
        >
          <StreetFields {...parts} />
          {!isListed && <Subdivision key={country} {...parts} />}
        </div>
      </div>
    </Section>
  )
}

interface SavedAddressesProps {
  saved: readonly SavedAddress[]
  chosen: string | undefined
  onPick(id: string | undefined): void
}

/** The member's addresses, and the form's own fields as the last choice: they expand without scripts too, by CSS alone. */
function SavedAddresses({ saved, chosen, onPick }: SavedAddressesProps) {
  const { address: words } = useTexts().storefront.checkout
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 font-medium">{words.saved}</legend>
      <SavedAddressCards name="address" saved={saved} chosen={chosen} onPick={onPick} />
      <RadioCard
        name="address"
        value="other"
        data-entered=""
        defaultChecked={chosen === undefined}
        title={words.other}
        onChange={() => onPick(undefined)}
      />
    </fieldset>
  )
}

interface DeliveryOptionsProps {
  choices: readonly DeliveryChoice[]
  choice: DeliveryChoice | undefined
  onPick(value: string): void
}

function DeliveryOptions({ choices, choice, onPick }: DeliveryOptionsProps) {
  const { delivery: words } = useTexts().storefront.checkout
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 font-medium">{words.options}</legend>
      {choices.map((one) => (
        <RadioCard
          key={one.value}
          name="delivery"
          value={one.value}
          defaultChecked={one === choice}
          data-pickup={one.place ? '' : undefined}
          required
          title={one.title}
          aside={one.price || words.free}
          detail={<DeliveryDetail choice={one} />}
          onChange={() => onPick(one.value)}
        />
      ))}
    </fieldset>
  )
}

/** Delivery time, and the pickup address. */
function DeliveryDetail({ choice: { time, place, instructions } }: { choice: DeliveryChoice }) {
  const where = place && [place.addressLine, place.addressLine2, [place.postalCode, place.city].filter(Boolean).join(' ')]
  const lines = [time, where?.filter(Boolean).join(', '), instructions].filter(Boolean)
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
}
