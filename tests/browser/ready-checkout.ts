import type { Page } from 'playwright-core'
import type { SeedProduct } from '@stoa/seed'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import type { Shop } from './shop.ts'

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const address = { country: 'PT', city: 'Porto', postalCode: '4050-262', addressLine: 'Rua das Flores 12' }

export interface Ready {
  product: SeedProduct
  how?: 'card' | 'later'
  email?: string
}

/** Makes a call as the shopper of the page's browser, like a script of the shop's own pages. */
async function ask<T>({ page, origin }: { page: Page; origin: string }, path: string, data: object): Promise<T> {
  const answer = await page.request.post(path, { data, headers: { origin, 'sec-fetch-site': 'same-origin' } })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Any page creates a visitor session. */
async function shopperIn(page: Page): Promise<{ page: Page; origin: string }> {
  const { origin } = new URL((await page.request.get('/orders/lookup')).url())
  return { page, origin }
}

/** A complete checkout of the shopper in this browser, for tests of later steps; the steps before have tests of their own. */
export async function readyCheckout(page: Page, { product, how = 'card', email = 'vera@example.com' }: Ready): Promise<string> {
  const shopper = await shopperIn(page)
  const contactDetails = { firstName: 'Vera', lastName: 'Silva' }
  const shippingInfo = { shippingDestination: { address, contactDetails }, selectedCarrierServiceOption: { code: 'pt-post' } }
  const { checkout } = await ask<{ checkout: { id: string } }>(shopper, '/ecom/v1/checkouts', {
    channelType: 'WEB',
    lineItems: [{ quantity: 1, catalogReference: { catalogItemId: product.id, appId } }],
    checkoutInfo: {
      buyerInfo: { email },
      billingInfo: { address, contactDetails },
      ...(product.productType === 'physical' ? { shippingInfo } : {}),
    },
  })
  const method = how === 'card' ? 'ONLINE' : 'OFFLINE'
  await ask(shopper, `/stoa/v1/checkouts/${checkout.id}/payment-method`, { method })
  return checkout.id
}

/** The same, ordered: the order's id, and the payment's if it is paid by card. */
export async function readyOrder(
  page: Page,
  ready: Ready,
): Promise<{ orderId: string; checkoutId: string; paymentGatewayOrderId?: string }> {
  const checkoutId = await readyCheckout(page, ready)
  return { checkoutId, ...(await ask<{ orderId: string }>(await shopperIn(page), `/ecom/v1/checkouts/${checkoutId}/create-order`, {})) }
}

/** A shopper with a complete checkout, in a separate browser. Only the card's number is missing. */
export async function checkoutIn(
  shop: Shop,
  { javaScriptEnabled = true, ...ready }: Ready & { javaScriptEnabled?: boolean },
): Promise<Page> {
  const page = await shop.open({ javaScriptEnabled })
  await page.goto(`/checkout/${await readyCheckout(page, ready)}`)
  if (ready.how !== 'later') await page.getByLabel('Card number').fill('4242424242424242')
  return page
}

/** Every order of an email address, and how often a card was charged for it. */
export const ordersIn = (database: Database, siteId: string, email: string) =>
  database.rows<{ id: string; status: string; charges: number }>(sql`
    select orders.id, orders.status, (select count(*)::int from payment_intents
      join sandbox_charges on sandbox_charges.site_id = payment_intents.site_id and sandbox_charges.id = payment_intents.provider_key
      where payment_intents.site_id = orders.site_id and payment_intents.order_id = orders.id and sandbox_charges.decision = 'APPROVED') as charges
    from orders where orders.site_id = ${siteId} and buyer_email = ${email}`)
