import type { Static } from 'typebox'
import type { AddressWithContact } from '@stoa/contract/address'
import type { IdentityKind } from '@stoa/contract/call'
import type { SelectedShippingOption } from '@stoa/contract/delivery'
import type { ExtendedFields } from '@stoa/contract/extended-fields'
import type { ChosenLine, MerchantDiscount } from '../checkouts/public.ts'

/** What a cart keeps as its owner wrote it. */
export interface CartDoc {
  lines: ChosenLine[]
  buyerNote?: string
  email?: string
  contactInfo?: Static<typeof AddressWithContact>
  selectedShippingOption?: Static<typeof SelectedShippingOption>
  extendedFields?: Static<typeof ExtendedFields>
  businessLocationId?: string
  overrideCheckoutUrl?: string
  merchantDiscounts?: MerchantDiscount[]
}

/** A cart as it is kept: everybody has at most one. */
export interface Cart {
  id: string
  /** 0 in the moment of its making, before anything is in it. */
  revision: number
  createdDate: Date
  updatedDate: Date
  ownerKind: IdentityKind
  ownerId: string
  /** The checkout made from it last. */
  checkoutId: string | null
  doc: CartDoc
}
