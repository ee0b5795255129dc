import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import {
  chooseDelivery,
  choosePayment,
  giveAddress,
  giveContact,
  goToCheckout,
  orderNumber,
  payWith,
  placeOrder,
  putIntoCart,
} from './buying.ts'
import { ordersIn, reviewIn } from './ready-checkout.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
let database: Database
beforeAll(() => void (database = connect({ connectionString: inject('database') }, 1)))
afterAll(() => database.close())

const eitherWay = [
  ['with scripts', true],
  ['without scripts', false],
] as const

const atReview = (options = {}) => reviewIn(shop, { product: goods.plain, ...options })
const ordersOf = (email: string) => ordersIn(database, shop.stoa.siteId, email)

const priceTo = (minor: number) =>
  database.run(sql`update variants set price_minor = ${minor} where site_id = ${shop.stoa.siteId} and product_id = ${goods.plain.id}`)

describe.each(eitherWay)('%s', (_how, javaScriptEnabled) => {
  test('the address form follows the country, and the first invalid field gets the focus', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await putIntoCart(page, goods.plain.slug)
    await goToCheckout(page)
    await giveContact(page)
    await page.locator('main form').evaluateAll((forms) => forms.forEach((form) => form.setAttribute('novalidate', '')))
    await page.getByLabel('Country').selectOption('US')
    await page.getByLabel('Street and house number').fill('1 Main Street')
    await page.getByLabel('City').fill('Springfield')
    await page.getByRole('button', { name: 'Show delivery options' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel('ZIP code').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('ZIP code').evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByLabel('ZIP code').fill('62701')
    await page.getByLabel('State').selectOption('Illinois')
    await page.getByRole('button', { name: 'Show delivery options' }).click()
    await page.getByRole('group', { name: 'Delivery options' }).waitFor()
    expect(await page.getByLabel('State').inputValue()).toBe('US-IL')
  })

  test('a billing address and a note to the shop appear in the review and in the order', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await putIntoCart(page, goods.plain.slug)
    await goToCheckout(page)
    await giveContact(page)
    await giveAddress(page)
    await page.getByLabel('Order note').fill('Please ring twice.')
    await chooseDelivery(page)
    await page.getByRole('radio', { name: 'Different address' }).check()
    const billing = page.getByRole('group', { name: 'Billing address' })
    await billing.getByLabel('Country').selectOption('IE')
    await billing.getByLabel('Street and house number').fill('2 Quay Street')
    await billing.getByLabel('City').fill('Galway')
    await choosePayment(page, 'later')
    await page.getByText('Please ring twice.').waitFor()
    await page.getByText('2 Quay Street').waitFor()
    await page.getByRole('button', { name: /^Place order/ }).click()
    await page.getByRole('link', { name: 'View your order' }).click()
    await page.getByRole('heading', { level: 1, name: /^Order / }).waitFor()
    await page.getByRole('region', { name: 'Payment' }).getByText('2 Quay Street').waitFor()
    await page.getByRole('region', { name: 'Delivery' }).getByText('Rua das Flores 12').waitFor()
    await page.getByRole('region', { name: 'Your note' }).getByText('Please ring twice.').waitFor()
  })

  test('a price that changed is reported with both totals; nothing is ordered until it was confirmed', async () => {
    const email = `priced-${javaScriptEnabled}@example.com`
    const before = goods.plain.priceMinor
    const page = await atReview({ javaScriptEnabled, how: 'later', email })
    await priceTo(before + 100)
    await page.getByRole('button', { name: /^Place order/ }).click()
    await page.getByText(/^The total has changed from .+ to .+\. Review/).waitFor()
    expect(await ordersOf(email)).toEqual([])
    await priceTo(before)
    await page.getByRole('button', { name: /^Place order/ }).click()
    await page.getByText(/^The total has changed from .+ to/).waitFor()
    await page.getByRole('button', { name: /^Place order/ }).click()
    expect(await orderNumber(page)).toMatch(/^\d+$/)
  })

  test('a product that sold out meanwhile is reported before the payment', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await putIntoCart(page, goods.plain.slug)
    await goToCheckout(page)
    await giveContact(page)
    await giveAddress(page)
    await chooseDelivery(page)
    await choosePayment(page, 'card')
    const variants = sql`update variants set reserved = 0, quantity = 0, track_quantity = true where site_id = ${shop.stoa.siteId} and product_id = ${goods.plain.id}`
    const [kept] = await database.rows<{ quantity: number; track: boolean; reserved: number }>(sql`
      select quantity, track_quantity as track, reserved from variants where site_id = ${shop.stoa.siteId} and product_id = ${goods.plain.id}`)
    await database.run(variants)
    await page.getByRole('button', { name: /^Place order/ }).click()
    await page.getByText(`${goods.plain.name} is out of stock.`).waitFor()
    await page.getByRole('link', { name: 'Change your cart to continue.' }).waitFor()
    expect(new URL(page.url()).searchParams.get('step')).toBe('review')
    await database.run(sql`
      update variants set quantity = ${kept!.quantity}, track_quantity = ${kept!.track}, reserved = ${kept!.reserved}
      where site_id = ${shop.stoa.siteId} and product_id = ${goods.plain.id}`)
  })

  test('two tabs, Back, and a retry: one order, one charge', async () => {
    const email = `tabs-${javaScriptEnabled}@example.com`
    const page = await atReview({ javaScriptEnabled, email })
    const other = await page.context().newPage()
    await other.goto(page.url())
    await Promise.all([placeOrder(page), placeOrder(other)])
    expect(other.url()).toBe(page.url())
    await Promise.all([payWith(page, '4242424242424242'), payWith(other, '4242424242424242')])
    const number = await orderNumber(page)
    expect(await orderNumber(other)).toBe(number)
    await page.goBack()
    expect(await orderNumber(page)).toBe(number)
    await page.reload()
    expect(await orderNumber(page)).toBe(number)
    expect(await ordersOf(email)).toMatchObject([{ status: 'APPROVED', charges: 1 }])
  })

  test('a checkout finished in another tab leads to its order', async () => {
    const page = await atReview({ javaScriptEnabled, how: 'later' })
    const other = await page.context().newPage()
    await other.goto(page.url())
    await placeOrder(other)
    const number = await orderNumber(other)
    await page.getByRole('button', { name: /^Place order/ }).click()
    expect(await orderNumber(page)).toBe(number)
  })

  test('a checkout emptied elsewhere and an unknown one say what to do', async () => {
    const page = await atReview({ javaScriptEnabled })
    const checkoutId = new URL(page.url()).pathname.split('/')[2]!
    await database.run(sql`
      update checkouts set doc = jsonb_set(doc, '{lines}', '[]') where site_id = ${shop.stoa.siteId} and id = ${checkoutId}`)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Nothing left to check out' }).waitFor()
    await page.goto(`/checkout/${checkoutId.slice(0, -4)}ffff?step=contact`)
    await page.getByRole('heading', { level: 1, name: 'This checkout is no longer available' }).waitFor()
    await page.getByRole('link', { name: 'Find your order' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Find your order' }).waitFor()
  })
})

test('Back and forward lose no input', async () => {
  const page = await shop.open()
  await putIntoCart(page, goods.plain.slug)
  await goToCheckout(page)
  await giveContact(page)
  await page.getByLabel('Country').selectOption('GB')
  await page.getByLabel('Street and house number').fill('10 Harbour Road')
  await page.goBack()
  await page.getByRole('heading', { level: 2, name: 'Contact' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('vera@example.com')
  await page.goForward()
  await page.getByRole('heading', { level: 2, name: 'Delivery' }).waitFor()
  expect(await page.getByLabel('Street and house number').inputValue()).toBe('10 Harbour Road')
  expect(await page.getByLabel('Country').inputValue()).toBe('GB')
  await page.getByLabel('Postcode').waitFor()
})

test('on a phone the summary is collapsed to its total, and complete in the review', async () => {
  const page = await shop.open({ viewport: { width: 360, height: 740 } })
  await putIntoCart(page, goods.download.slug)
  await goToCheckout(page)
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  const isOpen = () =>
    summary
      .locator('details')
      .first()
      .evaluate((details: HTMLDetailsElement) => details.open)
  expect(await isOpen()).toBe(false)
  await summary.getByText(/^1 item, /).click()
  await summary.getByText(goods.download.name).waitFor()
  await giveContact(page)
  await choosePayment(page, 'card')
  expect(await isOpen()).toBe(true)
  await summary.getByText('How the total is calculated').click()
  await summary.getByText(`${goods.download.name}: 1 × `).waitFor()
})

test('a shop in English loads no other language', async () => {
  const page = await shop.open()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/orders/lookup', { waitUntil: 'networkidle' })
  expect(fetched.filter((url) => url.includes('pseudo'))).toEqual([])
})
