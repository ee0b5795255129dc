import { useTexts } from '../texts/texts.ts'
import { useSection } from './section-context.ts'
import { ChoiceAt, TextAt } from './section-fields.tsx'
import type { Drafts } from './sections.ts'

/** The address of the shop or of a pickup location. */
export function AddressAt({ name, address }: { name: string; address: Drafts['general']['address'] }) {
  const { settings } = useTexts().dashboard
  const { countries } = useSection()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextAt name={`${name}.addressLine`} value={address.addressLine} maxLength={150} className="sm:col-span-2" />
      <TextAt name={`${name}.addressLine2`} value={address.addressLine2} maxLength={100} className="sm:col-span-2" />
      <TextAt name={`${name}.postalCode`} value={address.postalCode} maxLength={50} />
      <TextAt name={`${name}.city`} value={address.city} maxLength={50} />
      <ChoiceAt name={`${name}.country`} value={address.country} choices={withNone(countries, address.country)} />
      <TextAt name={`${name}.subdivision`} value={address.subdivision} maxLength={6} hint={settings.hints.subdivision} />
    </div>
  )
}

/** A new address has no country yet, which needs an empty choice. */
const withNone = (countries: ReturnType<typeof useSection>['countries'], value: string) =>
  value === '' ? [{ value: '', text: '' }, ...countries] : countries
