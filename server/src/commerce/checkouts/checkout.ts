import type { Static } from 'typebox'
import type { AddressWithContact } from '@stoa/contract/address'
import type { IdentityKind } from '@stoa/contract/call'
import type { CheckoutInfo } from '@stoa/contract/checkouts/checkout'
import type { SelectedShippingOption } from '@stoa/contract/delivery'
import { bigint, boolean, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import type { StoredLine } from './line.ts'

type Info = Static<typeof CheckoutInfo>
type Present<Key extends keyof Info> = NonNullable<Info[Key]>

export type PaymentMethod = 'ONLINE' | 'OFFLINE'

/** An amount that the shop deducts from all lines or from some. In minor units, as prices are displayed. */
export interface MerchantDiscount {
  id: string
  amountMinor: number
  lineItemIds?: string[]
}

/** What a checkout stores, as the buyer and the shop entered it. */
export interface CheckoutDoc {
  lines: StoredLine[]
  channelType: Present<'channelType'>
  email?: string
  billing?: Static<typeof AddressWithContact>
  destination?: Static<typeof AddressWithContact>
  delivery?: Static<typeof SelectedShippingOption>
  buyerNote?: string
  customFields?: Present<'customFields'>
  extendedFields?: Present<'extendedFields'>
  customSettings?: Present<'customSettings'>
  customContentReference?: Present<'customContentReference'>
  externalReference?: Present<'externalReference'>
  businessLocationId?: string
  taxExemptGroupId?: string
  overrideCheckoutUrl?: string
  merchantDiscounts?: MerchantDiscount[]
  /** Absent until the buyer selects one; payment-method.ts has the default. */
  paymentMethod?: PaymentMethod
}

export const checkoutsTable = table('checkouts', {
  id: uuid(),
  /** Incremented with each change of the contents. An order or a payment belongs to one revision. */
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  ownerKind: text<IdentityKind>(),
  ownerId: uuid(),
  cartId: uuid().orNull(),
  orderId: uuid().orNull(),
  completed: boolean(),
  /** The total that the buyer saw last. An order is placed for that amount or not at all. */
  quotedTotalMinor: bigint(),
  /** The delivery option that the buyer saw last: empty if none was selected, null if it's unknown. An order is placed with that one or not at all. */
  quotedDeliveryCode: text().orNull(),
  doc: jsonb<CheckoutDoc>(),
})

/** A stored checkout. */
export type Checkout = RowOf<typeof checkoutsTable>

export const isOwnedBy = ({ ownerKind, ownerId }: Pick<Checkout, 'ownerKind' | 'ownerId'>, { kind, id }: CallerIdentity): boolean =>
  ownerKind === kind && ownerId === id
