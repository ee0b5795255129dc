import { useTexts } from '../texts/texts.ts'
import type { TestedCart, TestedView } from './tested-cart.server.ts'

/** The delivery region and the taxes that apply, and why. */
export function TestedReasons({ cart: { delivery, tax }, view: { placeNames, form } }: { cart: TestedCart; view: TestedView }) {
  const { cart: texts } = useTexts().dashboard.settings
  const placeOf = (country: string | null, subdivision?: string | null): string =>
    [country === null ? '' : (placeNames[country] ?? country), subdivision].filter(Boolean).join(', ')
  const { region } = delivery
  return (
    <ul className="list-disc space-y-1 ps-5">
      {region && <li>{texts.deliveryBecause[region.because](region.name, placeOf(form.country))}</li>}
      <li>{texts.taxedAt[tax.because](placeOf(tax.country, tax.subdivision))}</li>
      {tax.regions.map(({ name, ratePercent, country, subdivision, because }) => (
        <li key={name}>{texts.taxBecause[because](`${name} ${ratePercent} %`, placeOf(country, subdivision))}</li>
      ))}
      {tax.regions.length === 0 && <li>{texts.noTax}</li>}
    </ul>
  )
}
