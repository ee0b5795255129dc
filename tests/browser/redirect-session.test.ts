import { createServer, type Server } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import { freePort } from '../support/free-port.ts'
import { placeOrder } from './buying.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()

/** An app’s own pages, on another host than the shop. */
let front: Server
let at: Readonly<Record<'home' | 'thanks' | 'cart' | 'login', string>>

beforeAll(async () => {
  const port = await freePort()
  front = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="en"><title>Front</title><h1>The app’s own page</h1><p>${request.headers.referer ?? 'no referrer'}</p>`,
    )
  })
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${port}`
  at = { home: `${origin}/`, thanks: `${origin}/thanks?from=stoa`, cart: `${origin}/cart`, login: `${origin}/login` }
  const database = connect({ connectionString: inject('database') }, 1)
  await database.run(sql`
    update oauth_clients set redirect_uris = ${Object.values(at)} where site_id = ${shop.stoa.siteId} and id = ${shop.stoa.clientId}`)
  await database.close()
})
afterAll(() => void front.close())

const address = { country: 'PT', city: 'Porto', postalCode: '4050-262', addressLine: 'Rua das Flores 12' }
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** A visitor of the app with a complete checkout. */
async function visitor(): Promise<{ client: Client; checkoutId: string }> {
  const { baseUrl, clientId } = shop.stoa
  const client = createClient({ baseUrl, clientId })
  const contactDetails = { firstName: 'Vera', lastName: 'Silva' }
  const { checkout } = await client.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: goods.plain.id } }],
    checkoutInfo: {
      buyerInfo: { email: 'vera@example.com' },
      billingInfo: { address, contactDetails },
      shippingInfo: { shippingDestination: { address, contactDetails }, selectedCarrierServiceOption: { code: 'pt-post' } },
    },
  })
  await client.checkouts.selectPaymentMethod({ id: checkout.id, method: 'ONLINE' })
  return { client, checkoutId: checkout.id }
}

const payAndPlace = async (page: Page) => {
  await page.getByLabel('Card number').fill('4242424242424242')
  await placeOrder(page)
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_how, javaScriptEnabled) => {
  const open = () => shop.open({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

  test('a checkout by a redirect session ends at the app’s thank-you page with the order id', async () => {
    const { client, checkoutId } = await visitor()
    const callbacks = { thankYouPageUrl: at.thanks, postFlowUrl: at.home, cartPageUrl: at.cart, loginUrl: at.login }
    const { redirectSession } = await client.redirects.createRedirectSession({ ecomCheckout: { checkoutId }, callbacks })
    const page = await open()
    await page.goto(redirectSession.fullUrl)
    // The secrets of the address are in cookies, and no longer in an address.
    expect(new URL(page.url()).searchParams.get('session') ?? new URL(page.url()).searchParams.get('token')).toBeNull()
    await page.goto(`/checkout/${checkoutId}`)
    expect(await page.getByRole('link', { name: 'Back to cart' }).getAttribute('href')).toBe(at.cart)
    expect(await page.locator('main').getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(at.login)
    await page.goto(`/checkout/${checkoutId}`)
    await payAndPlace(page)
    await page.waitForURL((address) => address.href.startsWith(at.thanks))
    const { searchParams } = new URL(page.url())
    const { order } = await client.orders.getOrder({ id: searchParams.get('orderId')! })
    expect([order.checkoutId, order.status, searchParams.get('from')]).toEqual([checkoutId, 'APPROVED', 'stoa'])
    expect(await page.locator('p').innerText()).not.toContain(checkoutId)
    // Going back to the checkout leads to the same page, as it is an order already.
    await page.goto(`${shop.stoa.baseUrl}/checkout/${checkoutId}`)
    await page.waitForURL((address) => address.href.startsWith(at.thanks))
  })

  test('back to the cart leads to the app’s own cart', async () => {
    const { client, checkoutId } = await visitor()
    const { redirectSession } = await client.redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      callbacks: { cartPageUrl: at.cart },
    })
    const page = await open()
    await page.goto(redirectSession.fullUrl)
    await page.goto(`/checkout/${checkoutId}`)
    await page.getByRole('link', { name: 'Back to cart' }).click()
    await page.waitForURL(at.cart)
    await page.getByText('The app’s own page').waitFor()
  })

  test('without an app’s thank-you page the shop’s is shown, with a link back', async () => {
    const { client, checkoutId } = await visitor()
    const { redirectSession } = await client.redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      callbacks: { postFlowUrl: at.home },
    })
    const page = await open()
    await page.goto(redirectSession.fullUrl)
    await page.goto(`/checkout/${checkoutId}`)
    await payAndPlace(page)
    await page.getByRole('heading', { level: 1, name: 'Thank you!' }).waitFor()
    await page.getByRole('link', { name: 'Continue shopping' }).click()
    await page.waitForURL(at.home)
  })
})

test('the return address belongs to one checkout, and a made-up one is ignored', async () => {
  const [one, other] = [await visitor(), await visitor()]
  const { redirectSession } = await one.client.redirects.createRedirectSession({
    ecomCheckout: { checkoutId: one.checkoutId },
    callbacks: { cartPageUrl: at.cart },
  })
  const secret = new URL(redirectSession.fullUrl).searchParams.get('session')!
  const plain = await other.client.redirects.createRedirectSession({ ecomCheckout: { checkoutId: other.checkoutId } })
  const page = await shop.open({ javaScriptEnabled: false })
  for (const wrong of [secret, `${shop.stoa.siteId}.${'A'.repeat(43)}`, 'x', 'https://evil.example/']) {
    await page.context().clearCookies()
    await page.goto(`${plain.redirectSession.fullUrl}&session=${encodeURIComponent(wrong)}`)
    await page.goto(`/checkout/${other.checkoutId}`)
    await page.getByRole('heading', { level: 2, name: 'Contact' }).waitFor()
    expect(await page.getByRole('link', { name: 'Back to cart' }).count(), wrong).toBe(0)
  }
})
