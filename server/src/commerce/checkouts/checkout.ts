import type { Static } from 'typebox'
import type { AddressWithContact } from '@stoa/contract/address'
import type { IdentityKind } from '@stoa/contract/call'
import type { CheckoutInfo } from '@stoa/contract/checkouts/checkout'
import type { SelectedShippingOption } from '@stoa/contract/delivery'
import type { SomeIdentity } from '../../kernel/identity.ts'
import type { ChosenLine } from './line.ts'

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
  lines: ChosenLine[]
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

/** A checkout as it is kept. It belongs to whoever made it. */
export interface Checkout {
  id: string
  /** Grows by one with each change of what it holds; an order or a payment is for one revision. */
  revision: number
  createdDate: Date
  updatedDate: Date
  ownerKind: IdentityKind
  ownerId: string
  cartId: string | null
  orderId: string | null
  completed: boolean
  /** What its buyer was last told it comes to: an order is made for that amount or not at all. */
  quotedTotalMinor: number
  doc: CheckoutDoc
}

export const isOwnedBy = ({ ownerKind, ownerId }: Pick<Checkout, 'ownerKind' | 'ownerId'>, { kind, id }: SomeIdentity): boolean =>
  ownerKind === kind && ownerId === id
