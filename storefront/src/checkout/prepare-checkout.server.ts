import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import { bookAddress } from '../account/address-book.ts'
import type { Address, Checkout, Member, Shop } from '../answers.ts'
import { addressOf } from './address-format.ts'
import { needsDelivery } from './requirements.ts'

interface ShopAndMember {
  shop: Pick<Shop, 'address'>
  member: Member | undefined
}

/** A checkout without a destination gets one, because it decides what delivery is offered and what it costs: the member's first address, or else the shop's
 *  country. */
export async function preparedCheckout(client: Client, checkout: Checkout, shopAndMember: ShopAndMember): Promise<Checkout> {
  const isComplete = checkout.completed || !needsDelivery(checkout) || Boolean(checkout.shippingInfo?.shippingDestination?.address?.country)
  const address = isComplete ? undefined : usualAddress(shopAndMember)
  if (!address) return checkout
  const { contactDetails } = checkout.shippingInfo?.shippingDestination ?? {}
  const saved = async (destination: Address): Promise<Checkout> => {
    const shippingDestination = { address: destination, ...(contactDetails && { contactDetails }) }
    return (await client.checkouts.updateCheckout({ checkout: { id: checkout.id, shippingInfo: { shippingDestination } } })).checkout
  }
  try {
    return await saved(address)
  } catch (error) {
    // An address book takes longer lines than a checkout does. A suggestion that can't be saved must not keep anyone from the page.
    if (!isRefusal(error) || error.kind === 'system' || !address.country) throw error
    return saved({ country: address.country })
  }
}

function usualAddress({ shop, member }: ShopAndMember): Address | undefined {
  const [own] = (member?.contact?.addresses ?? []).map(bookAddress)
  if (own?.country) return addressOf((field) => own[field] ?? null)
  return shop.address.country ? { country: shop.address.country } : undefined
}

/** What the form suggests for a buyer who hasn't entered it yet: a member's own details. */
export const existingContact = (member: Member | undefined) => ({
  email: member?.loginEmail ?? '',
  firstName: member?.contact?.firstName ?? '',
  lastName: member?.contact?.lastName ?? '',
  phone: member?.contact?.phones?.[0] ?? '',
})
