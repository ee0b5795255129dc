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

/** An amount the shop takes off everything, or off some lines; in minor units, as prices are shown. */
export interface MerchantDiscount {
  id: string
  amountMinor: number
  lineItemIds?: string[]
}

/** What a checkout keeps as its buyer and the shop wrote it. */
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
  /** Absent until the buyer has chosen: see payment-method.ts for what then counts. */
  paymentMethod?: PaymentMethod
}

export const checkoutsTable = table('checkouts', {
  id: uuid(),
  /** Grows by one with each change of what it holds; an order or a payment is for one revision. */
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  ownerKind: text<IdentityKind>(),
  ownerId: uuid(),
  cartId: uuid().orNull(),
  orderId: uuid().orNull(),
  completed: boolean(),
  /** What its buyer was last shown as its total: an order is made for that amount or not at all. */
  quotedTotalMinor: bigint(),
  doc: jsonb<CheckoutDoc>(),
})

/** A checkout as it is kept. */
export type Checkout = RowOf<typeof checkoutsTable>

export const isOwnedBy = ({ ownerKind, ownerId }: Pick<Checkout, 'ownerKind' | 'ownerId'>, { kind, id }: CallerIdentity): boolean =>
  ownerKind === kind && ownerId === id
