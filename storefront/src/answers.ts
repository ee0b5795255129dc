import type { Client } from '@stoa/sdk'

/** What a call answers. */
type Answer<Area extends keyof Client, Name extends keyof Client[Area]> = Client[Area][Name] extends (...args: never) => Promise<infer Body>
  ? Body
  : never

export type Product = Answer<'catalogue', 'getProduct'>['product']
export type Variant = Product['variants'][number]
export type MediaItem = NonNullable<Product['media']['items']>[number]
export type Collection = Answer<'collections', 'getCollection'>['collection']
export type Estimate = Answer<'carts', 'estimateCurrentCartTotals'>
export type CartLineItem = Estimate['cart']['lineItems'][number]
export type Checkout = Answer<'checkouts', 'getCheckout'>['checkout']
export type CheckoutLineItem = Checkout['lineItems'][number]
export type Payment = Answer<'payments', 'getPayment'>
export type Order = Answer<'orders', 'getOrder'>['order']
export type Shop = Answer<'shop', 'getShop'>['shop']
export type Address = Shop['address']
export type Member = Answer<'members', 'getCurrentMember'>['member']
export type MemberAddress = NonNullable<NonNullable<NonNullable<Member['contact']>['addresses']>[number]>
export type MemberSession = Answer<'memberSessions', 'queryMySessions'>['sessions'][number]
/** How far a sign-in has come. */
export type SignInAnswer = Answer<'authentication', 'loginV2'>
/** A collection of data that has pages, and what they are made of. */
export type DataPage = Answer<'dataCollections', 'getDataPage'>['dataPage']
export type ListedDataPage = Answer<'dataCollections', 'listDataPages'>['dataPages'][number]
export type DataField = DataPage['fields'][number]
/** What an item holds, by the keys of its fields. */
export type ItemData = Record<string, unknown>
