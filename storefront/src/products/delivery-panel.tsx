import { Store, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { Select } from '@stoa/ui/components/field'
import type { Country } from '../checkout/countries.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { DeliveryEstimate, DeliveryMethod } from './delivery-estimate.server.ts'

export const countryField = 'to'

/** A parameter of the URL. */
export type Parameter = [name: string, value: string]

interface DeliveryPanelProps {
  estimate: DeliveryEstimate
  /** The selected choices and the parameters of the reviews, which the URL must keep. */
  kept: readonly Parameter[]
  /** What is said of the stock of a pickup location, by the code of its option. */
  stockOf?: ((code: string) => ReactNode) | undefined
}

/** Cost and time of delivery to the country in the URL. */
export function DeliveryPanel({ estimate: { country, countries, ways }, kept, stockOf }: DeliveryPanelProps) {
  const { product: words } = useTexts().storefront
  const isAsking = useNavigation().location?.search.includes(`${countryField}=`)
  return (
    <>
      {countries ? <CountryForm country={country} countries={countries} kept={kept} /> : <CountryLink country={country} kept={kept} />}
      <output aria-busy={isAsking} className={`block ${isAsking ? 'opacity-50' : ''}`}>
        {ways.length === 0 ? (
          <p className="mt-4">{words.nowhere}</p>
        ) : (
          <ul className="mt-4 space-y-3">
            {ways.map((way) => (
              <li key={way.code}>
                <DeliveryOption way={way} stock={stockOf?.(way.code)} />
              </li>
            ))}
          </ul>
        )}
      </output>
    </>
  )
}

type Choice = Pick<DeliveryPanelProps, 'kept'> & { country: Country }

/** The country, and the way to another one: a link, so that it works without scripts too. */
function CountryLink({ country: { code, name }, kept }: Choice) {
  const { product: words } = useTexts().storefront
  const search = new URLSearchParams([...kept, [countryField, code]])
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      {words.deliveryTo(name)}
      <Link to={`?${search}`} replace preventScrollReset rel="nofollow" className="link">
        {words.changeCountry}
      </Link>
    </p>
  )
}

function CountryForm({ country, countries, kept }: Choice & { countries: readonly Country[] }) {
  const { product: words } = useTexts().storefront
  const submit = useSubmit()
  return (
    <Form preventScrollReset replace className="flex items-end gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        key={country.code}
        label={words.deliverTo}
        name={countryField}
        defaultValue={country.code}
        onChange={({ target }) => void submit(target.form, { preventScrollReset: true, replace: true })}
        className="grow"
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <button type="submit" className="button button-quiet no-scripts-only">
        {words.show}
      </button>
    </Form>
  )
}

function DeliveryOption({ way: { title, time, price, freeFrom, place }, stock }: { way: DeliveryMethod; stock: ReactNode }) {
  const { product: words } = useTexts().storefront
  const Icon = place === undefined ? Truck : Store
  const details = [time, place, price && freeFrom && words.freeFrom(freeFrom)].filter(Boolean)
  return (
    <div className="flex gap-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-soft" aria-hidden="true" />
      <div className="grow">
        <p className="font-medium">{title}</p>
        <p className="text-small text-soft">{details.join(' · ')}</p>
        {stock}
      </div>
      <p className="shrink-0 tabular-nums">{price ?? words.free}</p>
    </div>
  )
}
