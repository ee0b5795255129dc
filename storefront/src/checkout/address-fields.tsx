import { useState, type ComponentProps } from 'react'
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
  const facts = (name: AddressField, otherwise = '') => fieldOf(fieldName(of, name), address?.[name] ?? otherwise)
  const countryField = facts('country', homeCountry)
  const [country, setCountry] = useState(countryField.defaultValue)
  const parts = { of, country, needed, fieldOf: facts }
  return (
    <>
      <CountryField {...countryField} of={of} countries={countries} onCountry={setCountry} required={needed} />
      <StreetFields {...parts} />
      <Subdivision key={country} {...parts} />
    </>
  )
}

/** The name that browsers know the field of a form's second address by. */
const autoCompleteOf = (of: '' | 'billing', name: string): string => (of ? `${of} ${name}` : name)

interface CountryFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  of?: '' | 'billing'
  countries: readonly Country[]
  onCountry(country: string): void
  error: string | undefined
}

export function CountryField({ of = '', countries, onCountry, ...field }: CountryFieldProps) {
  const { address: words } = useTexts().storefront.checkout
  return (
    <Select
      {...field}
      label={words.country}
      autoComplete={autoCompleteOf(of, 'country')}
      translate="no"
      onChange={({ currentTarget }) => onCountry(currentTarget.value)}
    >
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}

interface PartProps {
  of?: '' | 'billing'
  country: string
  needed: boolean
  fieldOf(name: AddressField): FieldFacts
}

/** The fields between the country and its subdivision. */
export function StreetFields({ of = '', country, needed, fieldOf }: PartProps) {
  const { shared, storefront } = useTexts()
  const { address: words } = storefront.checkout
  const format = addressFormatOf(country)
  return (
    <>
      <Field
        {...fieldOf('addressLine')}
        label={words.addressLine}
        autoComplete={autoCompleteOf(of, 'address-line1')}
        maxLength={150}
        required={needed}
      />
      <Field
        {...fieldOf('addressLine2')}
        label={words.addressLine2}
        optional={shared.optional}
        autoComplete={autoCompleteOf(of, 'address-line2')}
        maxLength={100}
      />
      <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
        <Field
          {...fieldOf('postalCode')}
          label={words[format.postalWord]}
          {...(format.postalCode === 'left out' && { optional: shared.optional })}
          autoComplete={autoCompleteOf(of, 'postal-code')}
          maxLength={50}
          required={needed && format.postalCode === 'needed'}
        />
        <Field
          {...fieldOf('city')}
          label={words.city}
          autoComplete={autoCompleteOf(of, 'address-level2')}
          maxLength={50}
          required={needed}
        />
      </div>
    </>
  )
}

/** The subdivision: a list if the shop's tax or delivery depends on it, otherwise a text. If a country has none, the field is only shown without scripts,
 *  where the country may still change. */
export function Subdivision({ of = '', country, needed, fieldOf }: PartProps) {
  const { shared, storefront } = useTexts()
  const { address: words } = storefront.checkout
  const { subdivision, subdivisionWord } = addressFormatOf(country)
  const facts = fieldOf('subdivision')
  const parts = subdivisionsOf(country)
  const field = {
    ...facts,
    label: words[subdivisionWord],
    autoComplete: autoCompleteOf(of, 'address-level1'),
    required: needed && subdivision === 'needed',
  }
  if (parts.length === 0) {
    const isLeftOut = subdivision === 'left out' && facts.defaultValue === ''
    return (
      <Field
        {...field}
        {...(subdivision !== 'needed' && { optional: shared.optional })}
        maxLength={50}
        className={isLeftOut ? 'no-scripts-only' : ''}
      />
    )
  }
  return (
    <Select {...field} translate="no">
      <option value="">{subdivision === 'needed' ? words.choose : words.mainland}</option>
      {parts.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
