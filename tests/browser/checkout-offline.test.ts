import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { orderNumber, payWith, placeOrder } from './buying.ts'
import { checkoutIn, ordersIn, readyOrder } from './ready-checkout.ts'
import { goods, withShop } from './shop.ts'

// The network fails during a purchase: nothing is lost, nothing is done twice.

const shop = withShop()
let database: Database
beforeAll(() => void (database = connect({ connectionString: inject('database') }, 1)))
afterAll(() => database.close())

const atCheckout = (options = {}) => checkoutIn(shop, { product: goods.plain, ...options })
const ordersOf = (email: string) => ordersIn(database, shop.stoa.siteId, email)

test('offline, the form keeps its input and is sent once the network is back: one order, one charge', async () => {
  const email = `offline-${randomUUID()}@example.com`
  const page = await atCheckout({ email })
  await page.context().setOffline(true)
  await placeOrder(page)
  await page.getByText(/^You’re offline\. Your details are safe/).waitFor()
  expect(await page.getByLabel('Last name').inputValue()).toBe('Silva')
  await page.context().setOffline(false)
  await orderNumber(page)
  expect(await ordersOf(email)).toMatchObject([{ status: 'APPROVED', charges: 1 }])
})

test('offline on the page of a payment: it is retried when the network is back, and charged once', async () => {
  const email = `pays-offline-${randomUUID()}@example.com`
  const page = await shop.open()
  const { checkoutId, paymentGatewayOrderId } = await readyOrder(page, { product: goods.plain, email })
  await page.goto(`/checkout/${checkoutId}/pay?payment=${paymentGatewayOrderId}`)
  await page.context().setOffline(true)
  await payWith(page, '4242424242424242')
  await page.getByText(/^You’re offline\. We’ll check again when you’re back online\. You won’t be charged twice/).waitFor()
  await page.context().setOffline(false)
  await orderNumber(page)
  expect(await ordersOf(email)).toMatchObject([{ status: 'APPROVED', charges: 1 }])
})

test('a lost answer after the order was created does not create a second one', async () => {
  const email = `lost-${randomUUID()}@example.com`
  const page = await atCheckout({ email, how: 'later' })
  // The server received the form; its answer does not arrive.
  await page.route(/checkout\/[0-9a-f-]+\.data/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch({ maxRedirects: 0 }).catch(() => {})
    return route.abort()
  })
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.getByText(/^You’re offline/).waitFor()
  await page.unroute(/checkout\/[0-9a-f-]+\.data/)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await orderNumber(page)
  expect(await ordersOf(email)).toHaveLength(1)
})

test('while submitting, the button is disabled, and recalculated totals are marked', async () => {
  const page = await atCheckout({ how: 'later' })
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/checkout\/[0-9a-f-]+\.data/, async (route) => {
    await held
    return route.continue()
  })
  await page.getByRole('button', { name: /^Place order/ }).click()
  expect(await page.getByRole('button', { name: 'One moment…' }).isDisabled()).toBe(true)
  release()
  await orderNumber(page)
})
