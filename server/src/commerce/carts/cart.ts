import type { Static } from 'typebox'
import type { AddressWithContact } from '@stoa/contract/address'
import type { IdentityKind } from '@stoa/contract/call'
import type { SelectedShippingOption } from '@stoa/contract/delivery'
import type { ExtendedFields } from '@stoa/contract/extended-fields'
import { bigint, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import type { StoredLine, MerchantDiscount } from '../checkouts/public.ts'

/** What a cart stores, as its owner entered it. */
export interface CartDoc {
  lines: StoredLine[]
  buyerNote?: string
  email?: string
  contactInfo?: Static<typeof AddressWithContact>
  selectedShippingOption?: Static<typeof SelectedShippingOption>
  extendedFields?: Static<typeof ExtendedFields>
  businessLocationId?: string
  overrideCheckoutUrl?: string
  merchantDiscounts?: MerchantDiscount[]
}

export const cartsTable = table('carts', {
  id: uuid(),
  /** 0 for a cart that was just created and is still empty. */
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  ownerKind: text<IdentityKind>(),
  ownerId: uuid(),
  /** The latest checkout created from the cart. */
  checkoutId: uuid().orNull(),
  doc: jsonb<CartDoc>(),
})

/** A stored cart. Each identity has at most one. */
export type Cart = RowOf<typeof cartsTable>
