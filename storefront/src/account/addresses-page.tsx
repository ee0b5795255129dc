import { redirect } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { withCountryName } from '@stoa/ui/postal-address'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import { addressFields, neededIn } from '../checkout/address-format.ts'
import { countriesIn } from '../checkout/countries.server.ts'
import { withSubdivisionName } from '../checkout/subdivisions.ts'
import { paths } from '../paths.ts'
import { cachedMember } from '../sign-in/own-member.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/addresses-page'
import { AccountFrame } from './account-frame.tsx'
import { addressesMax, addressIn, bookAddress, withAddress } from './address-book.ts'
import { AddressCards } from './address-cards.tsx'
import { AddressForm } from './address-form.tsx'

const newAddress = 'new'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ contact }, { shop }] = await Promise.all([cachedMember(client, url), client.shop.getShop({})])
  const addresses = (contact?.addresses ?? []).map(bookAddress)
  const edit = url.searchParams.get('edit')
  const edited = addresses.find(({ id }) => id === edit)
  return {
    addresses: addresses.map((address) => ({ address, shown: withCountryName(withSubdivisionName(address), shop.locale) })),
    // Undefined: nothing is edited. A new address doesn't exist yet.
    editing: edit === newAddress || edited ? { address: edited } : undefined,
    isGone: url.searchParams.has('gone'),
    isSaved: url.searchParams.has('saved'),
    homeCountry: shop.address.country ?? '',
    countries: edit ? countriesIn(shop.language) : [],
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const { id, contact } = await cachedMember(client, url)
  const book = contact?.addresses ?? []
  const form = await request.formData()
  const of = textOf(form, 'address') || undefined
  const given = (name: string): string => textOf(form, name)
  const isRemoval = given('intent') === 'remove'
  const missing = isRemoval ? undefined : missingFields(form, neededIn(given('country')))
  if (missing) return sentBack(missing, form)
  const addresses = isRemoval ? book.filter((one) => one.id !== of) : withAddress(book, of, addressIn(given))
  if (!addresses) return redirect(`${paths.accountAddresses}?gone`)
  try {
    await client.members.updateMember({ member: { id, contact: { addresses } } })
  } catch (error) {
    const at = book.findIndex((one) => one.id === of)
    return sentBack(formProblemsOf(error, fieldNamesAt(at < 0 ? book.length : at)), form)
  }
  return redirect(`${paths.accountAddresses}?saved`)
}

const fieldNamesAt = (index: number) =>
  Object.fromEntries(addressFields.map((name) => [`member.contact.addresses[${index}].${name}`, name]))

export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account } = useTexts().storefront
  const { addresses: words } = account
  const { addresses, editing, isGone, isSaved, homeCountry, countries } = loaderData
  return (
    <AccountFrame title={words.title}>
      {isGone && !actionData && <Notice tone="problem" title={words.gone} focused />}
      {isSaved && !actionData && <Notice tone="good" title={account.saved} focused />}
      {editing ? (
        <AddressForm
          key={editing.address?.id ?? newAddress}
          address={editing.address}
          returned={actionData}
          homeCountry={homeCountry}
          countries={countries}
        />
      ) : (
        <AddressCards addresses={addresses} isFull={addresses.length >= addressesMax} toNew={`?edit=${newAddress}`} />
      )}
    </AccountFrame>
  )
}
