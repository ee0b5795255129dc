import type { Client } from '@stoa/sdk'

/** The response type of a call. */
type Answer<Area extends keyof Client, Name extends keyof Client[Area]> = Client[Area][Name] extends (...args: never) => Promise<infer Body>
  ? Body
  : never

export type Product = Answer<'catalogue', 'getProduct'>['product']
/** The filters of a product list. */
export type ProductFacets = Answer<'catalogue', 'listProducts'>['facets']
/** A product that is suggested while a shopper types. */
export type SuggestedProduct = Answer<'productSearch', 'suggestProducts'>['products'][number]
export type Variant = Product['variants'][number]
export type Modifier = Answer<'catalogue', 'getProductPage'>['modifiers'][number]
/** The collections from the top to the main one of a product. */
export type Breadcrumbs = Answer<'catalogue', 'getProductPage'>['breadcrumbs']
export type MediaItem = NonNullable<Product['media']['items']>[number]
export type Collection = Answer<'collections', 'getCollection'>['collection']
export type TopCollection = Answer<'collections', 'listTopCollections'>['collections'][number]
export type CollectionPageFacts = Omit<Answer<'collections', 'getCollectionPage'>['page'], 'slug' | 'sort'>
export type Estimate = Answer<'carts', 'estimateCurrentCartTotals'>
export type CartLineItem = Estimate['cart']['lineItems'][number]
export type Checkout = Answer<'checkouts', 'getCheckout'>['checkout']
export type CheckoutLineItem = Checkout['lineItems'][number]
export type Payment = Answer<'payments', 'getPayment'>
export type Order = Answer<'orders', 'getOrder'>['order']
export type Review = Answer<'reviews', 'getReview'>['review']
/** A member's request for an email when a product is back in stock. */
export type BackInStockAlert = Answer<'backInStock', 'listOwnBackInStockRequests'>['requests'][number]
export type Shop = Answer<'shop', 'getShop'>['shop']
export type Address = Shop['address']
export type Member = Answer<'members', 'getCurrentMember'>['member']
export type MemberAddress = NonNullable<NonNullable<NonNullable<Member['contact']>['addresses']>[number]>
export type MemberSession = Answer<'memberSessions', 'queryMySessions'>['sessions'][number]
/** The state of a sign-in. */
export type SignInAnswer = Answer<'authentication', 'loginV2'>
/** A data collection with pages, and the schema they are rendered from. */
export type DataPage = Answer<'dataCollections', 'getDataPage'>['dataPage']
export type ListedDataPage = Answer<'dataCollections', 'listDataPages'>['dataPages'][number]
export type DataField = DataPage['fields'][number]
/** An item's data, by field key. */
export type ItemData = Record<string, unknown>
