import { PostalAddress } from '@stoa/ui/components/postal-address'
import { RadioCard } from '@stoa/ui/components/radio-card'
import { useTexts } from '../texts/texts.ts'
import type { SavedAddress } from './saved-addresses.ts'

interface SavedAddressCardsProps {
  name: 'address' | 'billing'
  saved: readonly SavedAddress[]
  /** ID of the selected address. */
  chosen: string | undefined
  onPick?(id: string): void
}

/** How many addresses are shown before the others are folded. */
const openAtFirst = 3

/** Saved addresses to choose from. */
export function SavedAddressCards({ saved, chosen, ...props }: SavedAddressCardsProps) {
  const { address: words } = useTexts().storefront.checkout
  const [first, others] = [saved.slice(0, openAtFirst), saved.slice(openAtFirst)]
  const cards = (list: readonly SavedAddress[]) =>
    list.map((one) => <SavedAddressCard key={one.id} {...props} one={one} isDefault={one === saved[0]} isChosen={one.id === chosen} />)
  return (
    <>
      {cards(first)}
      {others.length > 0 && (
        <details className="fold" open={others.some(({ id }) => id === chosen)}>
          <summary>{words.moreSaved(others.length)}</summary>
          <div className="space-y-3 pb-1">{cards(others)}</div>
        </details>
      )}
    </>
  )
}

interface SavedAddressCardProps extends Pick<SavedAddressCardsProps, 'name' | 'onPick'> {
  one: SavedAddress
  isDefault: boolean
  isChosen: boolean
}

function SavedAddressCard({ name, one: { id, shown }, isDefault, isChosen, onPick }: SavedAddressCardProps) {
  const { address: words } = useTexts().storefront.checkout
  return (
    <RadioCard
      name={name}
      value={id}
      defaultChecked={isChosen}
      title={shown.addressLine ?? ''}
      aside={isDefault && <span className="text-small text-soft">{words.isDefault}</span>}
      detail={<PostalAddress address={{ ...shown, addressLine: undefined }} />}
      onChange={() => onPick?.(id)}
    />
  )
}
