import type { SeedAddress } from '../types.ts'

/** What happened in the sample shop in the last weeks: who bought what, when, and what became of it. Amounts aren't in it: the server calculates them as it
 *  does for real orders. */
export interface SampleHistory {
  /** Everyone who signed up, in the order of signing up. */
  members: SampleMember[]
  /** In the order of their dates. */
  orders: SampleOrder[]
  /** Who waits for what is sold out. */
  requests: SampleRequest[]
}

/** A request to be notified when a variant is in stock again. */
export interface SampleRequest {
  id: string
  productId: string
  variantId: string
  email: string
  createdDate: Date
}

export interface Customer {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  address: SeedAddress
}

export interface SampleMember extends Customer {
  contactId: string
  nickname: string
  /** Last part of the profile's URL. */
  slug: string
  title?: string
  status: 'APPROVED' | 'PENDING' | 'BLOCKED'
  /** Whether the member is listed in the community. */
  isPublic: boolean
  createdDate: Date
  /** When the team blocked the member. */
  blockedDate?: Date
  lastLoginDate?: Date
}

export interface SampleOrder {
  id: string
  checkoutId: string
  /** Of the online payment. */
  paymentId: string
  providerKey: string
  discountId: string
  customer: Customer
  isMember: boolean
  placedDate: Date
  lines: SampleLine[]
  /** Code of a delivery option. Absent if nothing is delivered. */
  delivery?: string
  /** What the shop takes off the goods, in percent. */
  discountPercent?: number
  buyerNote?: string
  /** When the card was charged. Absent if the order is paid later, by transfer. */
  paidDate?: Date
  fulfilledDate?: Date
  /** An unpaid order that was cancelled, with its goods back in stock. */
  canceledDate?: Date
  /** What the team noted, and when. */
  comment?: { text: string; date: Date }
  seen: boolean
}

export interface SampleLine {
  id: string
  productId: string
  variantId: string
  quantity: number
  /** What the buyer entered, by the title of the product's text field. */
  texts?: Record<string, string>
}
