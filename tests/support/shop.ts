import { ApiError } from '@stoa/sdk'
import { loadCatalogue } from '../../server/src/commerce/catalogue/load.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Settings } from '../../server/src/kernel/settings.ts'
import type { ShopSettings } from '../../server/src/kernel/shop-settings.ts'
import { appId, goods, jug, song } from './goods.ts'
import { makeTestSite, type TestSite } from './site.ts'

/** A test site with its own products, delivery and tax, independent of the sample shop. Prices exclude tax; 20 % tax in Portugal. */
export interface TestShop extends TestSite {
  /** Changes settings as the owner. */
  decide(changes: Partial<ShopSettings>): void
  /** The events of an entity, in order: `created`, `updated`… */
  happened(entityId: string): Promise<string[]>
  /** The total that a checkout's buyer last saw. */
  quoted(checkoutId: string): Promise<number>
  /** Sets a new price for a product without variants. */
  reprice(productId: string, priceMinor: number): Promise<void>
  hide(productId: string): Promise<void>
}

const workshop = { country: 'PT', city: 'Porto', postalCode: '4000-322', addressLine: 'Rua das Flores 12' }
const days = { deliveryTime: '2 days' }

const decided: Partial<ShopSettings> = {
  currency: 'EUR',
  locale: 'en-IE',
  weightUnit: 'KG',
  taxIncludedInPrices: false,
  address: workshop,
  taxRegions: [{ country: 'PT', name: 'IVA', ratePercent: '20' }],
  pickupPlaces: [{ id: 'p1', name: 'Workshop', address: workshop, instructions: 'Ring the bell.' }],
  deliveryRegions: [
    {
      id: '70000000-0000-4000-8000-000000000091',
      name: 'Portugal',
      countries: ['PT'],
      options: [
        { kind: 'free-over', code: 'post', title: 'Post', priceMinor: 500, freeFromMinor: 20_000, ...days },
        { kind: 'pickup', code: 'fetch', title: 'Fetch it', pickupPlaceId: 'p1', ...days },
      ],
    },
    {
      id: '70000000-0000-4000-8000-000000000092',
      name: 'Spain',
      countries: ['ES'],
      options: [{ kind: 'flat', code: 'courier', title: 'Courier', priceMinor: 1500, ...days }],
    },
  ],
  payment: { online: 'sandbox', offline: { title: 'Bank transfer', instructions: 'Within a week.' } },
}

export async function makeTestShop(changes: Partial<Settings> = {}): Promise<TestShop> {
  const site = await makeTestSite(changes)
  await loadCatalogue(site.database, site.siteId, goods)
  const { services } = site.app
  const { sites } = services
  let settings = { ...(await sites.find(site.siteId)).settings, ...decided }
  // Jobs of other processes read them from the database.
  await site.database.run(sql`update sites set settings = ${JSON.stringify(settings)} where site_id = ${site.siteId}`)
  services.sites = {
    ...sites,
    // Background work of this app goes over the sites of other tests as well, which have their own.
    async find(siteId) {
      const found = await sites.find(siteId)
      return siteId === site.siteId ? { ...found, settings } : found
    },
  }
  return {
    ...site,
    decide: (more) => void (settings = { ...settings, ...more }),
    ...deedsIn(site),
  }
}

function deedsIn({ database, siteId }: TestSite): Pick<TestShop, 'happened' | 'quoted' | 'reprice' | 'hide'> {
  return {
    async happened(entityId) {
      const events = await database.rows<{ slug: string }>(sql`
        select slug from events where site_id = ${siteId} and entity_id = ${entityId} order by entity_sequence`)
      return events.map(({ slug }) => slug)
    },
    async quoted(checkoutId) {
      const row = await database.one<{ quoted: number }>(sql`
        select quoted_total_minor as quoted from checkouts where site_id = ${siteId} and id = ${checkoutId}`)
      return row!.quoted
    },
    async reprice(productId, priceMinor) {
      await database.run(sql`update variants set price_minor = ${priceMinor} where site_id = ${siteId} and product_id = ${productId}`)
    },
    async hide(productId) {
      await database.run(sql`update products set visible = false where site_id = ${siteId} and id = ${productId}`)
    },
  }
}

/** A line item to add. */
export const line = (catalogItemId: string, quantity = 1, options?: Record<string, unknown>) => ({
  quantity,
  catalogReference: { catalogItemId, appId, ...(options ? { options } : {}) },
})

/** The refusal of a call. Fails the test if the call is not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('the call was not refused')
}

/** Refused fields with the rules they violate. */
export const brokenRules = ({ violations }: ApiError): string[] => violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)

export const porto = { country: 'PT', city: 'Porto', postalCode: '4000-322', addressLine: 'Rua das Flores 12' }
export const madrid = { country: 'ES', city: 'Madrid', postalCode: '28001', addressLine: 'Calle Mayor 1' }

/** A visitor with two jugs and a song in the cart: 80.00 and 9.00. */
export async function visitorsCart(shop: TestShop) {
  const identity = shop.visitor()
  const vera = shop.as(identity)
  const { cart } = await vera.carts.addToCurrentCart({ lineItems: [line(jug, 2), line(song)] })
  const [jugs, songs] = cart.lineItems.map(({ id }) => id!)
  return { identity, vera, cart, jugs: jugs!, songs: songs! }
}

/** The same in a checkout that goes to Porto: 112.80 with delivery and tax. */
export async function visitorsCheckout(shop: TestShop) {
  const identity = shop.visitor()
  const vera = shop.as(identity)
  const shippingDestination = { address: porto, contactDetails: { firstName: 'Vera' } }
  const { checkout } = await vera.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [line(jug, 2), line(song)],
    checkoutInfo: { buyerInfo: { email: 'vera@example.com' }, shippingInfo: { shippingDestination } },
  })
  const [jugs, songs] = checkout.lineItems.map(({ id }) => id!)
  return { identity, vera, checkout, id: checkout.id!, jugs: jugs!, songs: songs! }
}
