import type { Static } from 'typebox'
import type { AddressWithContact } from '@stoa/contract/address'
import type { IdentityKind } from '@stoa/contract/call'
import type { SelectedShippingOption } from '@stoa/contract/delivery'
import type { ExtendedFields } from '@stoa/contract/extended-fields'
import { bigint, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import type { StoredLine, MerchantDiscount } from '../checkouts/public.ts'

/** What a cart keeps as its owner wrote it. */
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
  /** 0 in the moment of its making, before anything is in it. */
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  ownerKind: text<IdentityKind>(),
  ownerId: uuid(),
  /** The checkout made from it last. */
  checkoutId: uuid().orNull(),
  doc: jsonb<CartDoc>(),
})

/** A cart as it is kept: everybody has at most one. */
export type Cart = RowOf<typeof cartsTable>
