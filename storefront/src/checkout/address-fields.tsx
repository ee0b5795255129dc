import { useState } from 'react'
import { Field, Select } from '@stoa/ui/components/field'
import type { Address } from '../answers.ts'
import { useTexts } from '../texts/texts.ts'
import { addressFormatOf, fieldName, type AddressField } from './address-format.ts'
import type { Country } from './countries.server.ts'
import type { FieldFacts } from './step-fields.ts'
import { subdivisionsOf } from './subdivisions.ts'

interface AddressFieldsProps {
  /** Which address of the form. */
  of: '' | 'billing'
  countries: readonly Country[]
  address: Address | undefined
  homeCountry: string
  fieldOf(name: string, otherwise: string): FieldFacts
  /** Whether the browser requires all fields. A collapsed address is left to the server. */
  needed?: boolean
}

/** The fields of an address in the format of its country: with scripts they change at once with the country, without scripts after the server's response. */
export function AddressFields({ of, countries, address, homeCountry, fieldOf, needed = true }: AddressFieldsProps) {
  const { shared, storefront } = useTexts()
  const { address: words } = storefront.checkout
  const field = (name: AddressField, otherwise = '') => fieldOf(fieldName(of, name), address?.[name] ?? otherwise)
  const part = (name: string): string => (of ? `${of} ${name}` : name)
  const countryField = field('country', homeCountry)
  const [country, setCountry] = useState(countryField.defaultValue)
  const format = addressFormatOf(country)
  return (
    <>
      <Select
        {...countryField}
        label={words.country}
        autoComplete={part('country')}
        required={needed}
        translate="no"
        onChange={({ currentTarget }) => setCountry(currentTarget.value)}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field {...field('addressLine')} label={words.addressLine} autoComplete={part('address-line1')} maxLength={150} required={needed} />
      <Field
        {...field('addressLine2')}
        label={words.addressLine2}
        optional={shared.optional}
        autoComplete={part('address-line2')}
        maxLength={100}
      />
      <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
        <Field
          {...field('postalCode')}
          label={words[format.postalWord]}
          {...(format.postalCode === 'left out' && { optional: shared.optional })}
          autoComplete={part('postal-code')}
          maxLength={50}
          required={needed && format.postalCode === 'needed'}
        />
        <Field {...field('city')} label={words.city} autoComplete={part('address-level2')} maxLength={50} required={needed} />
      </div>
      <Subdivision key={country} country={country} facts={field('subdivision')} autoComplete={part('address-level1')} needed={needed} />
    </>
  )
}

interface SubdivisionProps {
  country: string
  facts: FieldFacts
  autoComplete: string
  needed: boolean
}

/** The subdivision: a list if the shop's tax or delivery depends on it, otherwise a text. If a country has none, the field is only shown without scripts,
 *  where the country may still change. */
function Subdivision({ country, facts, autoComplete, needed }: SubdivisionProps) {
  const { shared, storefront } = useTexts()
  const { address: words } = storefront.checkout
  const { subdivision, subdivisionWord } = addressFormatOf(country)
  const parts = subdivisionsOf(country)
  const asked = { ...facts, label: words[subdivisionWord], autoComplete, required: needed && subdivision === 'needed' }
  if (parts.length === 0) {
    const isLeftOut = subdivision === 'left out' && facts.defaultValue === ''
    return (
      <Field
        {...asked}
        {...(subdivision !== 'needed' && { optional: shared.optional })}
        maxLength={50}
        className={isLeftOut ? 'no-scripts-only' : ''}
      />
    )
  }
  return (
    <Select {...asked} translate="no">
      <option value="">{subdivision === 'needed' ? words.choose : words.mainland}</option>
      {parts.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
