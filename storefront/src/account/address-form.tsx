import { Link } from 'react-router'
import { AddressFields } from '../checkout/address-fields.tsx'
import { addressFields } from '../checkout/address-format.ts'
import type { Country } from '../checkout/countries.server.ts'
import { fieldsOf } from '../checkout/step-fields.ts'
import { Part } from '../orders/order-parts.tsx'
import { paths } from '../paths.ts'
import { EntryForm, type Returned } from '../sign-in/entry-form.tsx'
import { useTexts } from '../texts/texts.ts'
import type { BookAddress } from './address-book.ts'

interface AddressFormProps {
  /** The address to change; a new one if undefined. */
  address: BookAddress | undefined
  returned: Returned | undefined
  homeCountry: string
  countries: readonly Country[]
}

export function AddressForm({ address, returned, homeCountry, countries }: AddressFormProps) {
  const texts = useTexts()
  const { account } = texts.storefront
  const { addresses: words } = account
  const fieldOf = fieldsOf(texts, { problems: returned?.problems, typed: returned?.typed ?? {} }, addressFields)
  const cancel = (
    <Link to={paths.accountAddresses} className="link">
      {words.cancel}
    </Link>
  )
  return (
    <Part id="address-title" title={address ? words.editTitle : words.newTitle}>
      <EntryForm intent="save" returned={returned} submit={account.save} aside={cancel}>
        {address && <input type="hidden" name="address" value={address.id} />}
        <AddressFields of="" countries={countries} address={address} homeCountry={homeCountry} fieldOf={fieldOf} />
      </EntryForm>
    </Part>
  )
}
