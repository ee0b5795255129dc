import { useTexts } from '../texts/texts.ts'
import { useSection } from './section-context.ts'
import { ChoiceAt, TextAt } from './section-fields.tsx'
import type { Drafts } from './sections.ts'

interface AddressAtProps {
  name: string
  address: Drafts['general']['address']
  /** Whether the country can be removed. */
  isOptional?: boolean
  /** What a subdivision is needed for. */
  subdivisionHint?: string
}

/** The address of the shop, of a pickup location or of a stock location. */
export function AddressAt({ name, address, isOptional = false, subdivisionHint }: AddressAtProps) {
  const { settings } = useTexts().dashboard
  const { countries } = useSection()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextAt name={`${name}.addressLine`} value={address.addressLine} maxLength={150} className="sm:col-span-2" />
      <TextAt name={`${name}.addressLine2`} value={address.addressLine2} maxLength={100} className="sm:col-span-2" />
      <TextAt name={`${name}.postalCode`} value={address.postalCode} maxLength={50} />
      <TextAt name={`${name}.city`} value={address.city} maxLength={50} />
      <ChoiceAt
        name={`${name}.country`}
        value={address.country}
        choices={isOptional ? [none, ...countries] : withNone(countries, address.country)}
      />
      <TextAt name={`${name}.subdivision`} value={address.subdivision} maxLength={6} hint={subdivisionHint ?? settings.hints.subdivision} />
    </div>
  )
}

const none = { value: '', text: '' }

/** A new address has no country yet, which needs an empty choice. */
const withNone = (countries: ReturnType<typeof useSection>['countries'], value: string) => (value === '' ? [none, ...countries] : countries)
