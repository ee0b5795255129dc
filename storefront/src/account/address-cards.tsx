import { Plus } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { PostalAddress } from '@stoa/ui/components/postal-address'
import type { Address } from '../answers.ts'
import { useTexts } from '../texts/texts.ts'
import { addressesMax, inOneLine, type BookAddress } from './address-book.ts'

interface AddressCardsProps {
  addresses: readonly { address: BookAddress; shown: Address }[]
  isFull: boolean
  toNew: string
}

/** A member's addresses with their actions. */
export function AddressCards({ addresses, isFull, toNew }: AddressCardsProps) {
  const { addresses: words } = useTexts().storefront.account
  return (
    <>
      {addresses.length === 0 ? (
        <p className="text-soft">{words.none}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {addresses.map(({ address, shown }) => (
            <li key={address.id} className="card flex flex-col justify-between gap-4 p-5">
              <PostalAddress address={shown} />
              <AddressActions address={address} />
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-soft">{words.full(addressesMax)}</p>
      ) : (
        <p>
          <Link to={toNew} className="button button-primary">
            <Plus className="size-4" aria-hidden="true" />
            {words.add}
          </Link>
        </p>
      )}
    </>
  )
}

function AddressActions({ address }: { address: BookAddress }) {
  const { addresses: words } = useTexts().storefront.account
  const isSending = useNavigation().formMethod === 'POST'
  const name = inOneLine(address)
  return (
    <div className="flex flex-wrap gap-2">
      <Link to={`?edit=${address.id}`} aria-label={words.editOf(name)} className="button button-quiet">
        {words.edit}
      </Link>
      <Form method="post">
        <input type="hidden" name="address" value={address.id} />
        <Button type="submit" name="intent" value="remove" look="quiet" disabled={isSending} aria-label={words.removeOf(name)}>
          {words.remove}
        </Button>
      </Form>
    </div>
  )
}
