import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { choosePayment, giveAddress, giveContact, goToCheckout, orderNumber, placeOrder, putIntoCart, updateTotal } from './buying.ts'
import { asMember, registered } from './member.ts'
import { ordersIn, checkoutIn } from './ready-checkout.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
let database: Database
beforeAll(() => void (database = connect({ connectionString: inject('database') }, 1)))
afterAll(() => database.close())

const eitherWay = [
  ['with scripts', true],
  ['without scripts', false],
] as const

const atCheckout = (options = {}) => checkoutIn(shop, { product: goods.plain, ...options })
const ordersOf = (email: string) => ordersIn(database, shop.stoa.siteId, email)

const priceTo = (minor: number) =>
  database.run(sql`update variants set price_minor = ${minor} where site_id = ${shop.stoa.siteId} and product_id = ${goods.plain.id}`)

const orderButton = (page: Page, total = '') => page.getByRole('button', { name: `Place order for ${total}` })

/** The total on the button that places the order. */
const totalAtCheckout = async (page: Page) => (await orderButton(page).innerText()).replace(/^Place order for /, '')

/** The total that a notice reports instead of the one before, once the button has it too. */
async function changedTotal(page: Page, before: string): Promise<string> {
  const notice = page.getByText(`The total has changed from ${before} to `)
  const [, now] = /to (.+)\. Review/.exec(await notice.innerText())!
  await orderButton(page, now).waitFor()
  return now!
}

describe.each(eitherWay)('%s', (_how, javaScriptEnabled) => {
  test('the address form follows the country, and the first invalid field gets the focus', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await putIntoCart(page, goods.plain.slug)
    await goToCheckout(page)
    await giveContact(page)
    await page.locator('main form').evaluateAll((forms) => forms.forEach((form) => form.setAttribute('novalidate', '')))
    const delivery = page.getByRole('region', { name: 'Delivery' })
    await delivery.getByLabel('Country').selectOption('US')
    await updateTotal(page)
    await delivery.getByLabel('State').selectOption('Illinois')
    await delivery.getByLabel('Street and house number').fill('1 Main Street')
    await delivery.getByLabel('City').fill('Springfield')
    await choosePayment(page, 'later')
    await placeOrder(page)
    await page.getByRole('alert').waitFor()
    expect(await delivery.getByLabel('ZIP code').getAttribute('aria-invalid')).toBe('true')
    expect(await delivery.getByLabel('ZIP code').evaluate((field) => field === document.activeElement)).toBe(true)
    await delivery.getByLabel('ZIP code').fill('62701')
    await placeOrder(page)
    expect(await orderNumber(page)).toMatch(/^\d+$/)
  })

  test('a billing address and a note to the shop appear in the order', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await putIntoCart(page, goods.plain.slug)
    await goToCheckout(page)
    await giveContact(page)
    await giveAddress(page)
    await page.getByText('Order note', { exact: true }).first().click()
    await page.getByLabel('Order note').fill('Please ring twice.')
    await page.getByRole('radio', { name: 'Different address' }).check()
    const billing = page.getByRole('group', { name: 'Billing address' })
    await billing.getByLabel('Country').selectOption('IE')
    await billing.getByLabel('Street and house number').fill('2 Quay Street')
    await billing.getByLabel('City').fill('Galway')
    await choosePayment(page, 'later')
    await placeOrder(page)
    await page.getByRole('link', { name: 'View your order' }).click()
    await page.getByRole('heading', { level: 1, name: /^Order / }).waitFor()
    await page.getByRole('region', { name: 'Payment' }).getByText('2 Quay Street').waitFor()
    await page.getByRole('region', { name: 'Delivery' }).getByText('Rua das Flores 12').waitFor()
    await page.getByRole('region', { name: 'Your note' }).getByText('Please ring twice.').waitFor()
  })

  test('a price that changed is reported with both totals; nothing is ordered until it was confirmed', async () => {
    const email = `priced-${crypto.randomUUID()}@example.com`
    const normal = goods.plain.priceMinor
    onTestFinished(async () => void (await priceTo(normal)))
    const page = await atCheckout({ javaScriptEnabled, how: 'later', email })
    const before = await totalAtCheckout(page)
    await priceTo(normal + 100)
    await placeOrder(page)
    const now = await changedTotal(page, before)
    expect(await ordersOf(email)).toEqual([])
    await priceTo(normal)
    await placeOrder(page)
    expect(await changedTotal(page, now)).toBe(before)
    expect(await ordersOf(email)).toEqual([])
    await placeOrder(page)
    expect(await orderNumber(page)).toMatch(/^\d+$/)
  })

  test('a product that sold out meanwhile is reported before the payment', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await putIntoCart(page, goods.plain.slug)
    await goToCheckout(page)
    await giveContact(page)
    await giveAddress(page)
    await choosePayment(page, 'card')
    const [kept] = await database.rows<{ quantity: number; track: boolean; reserved: number }>(sql`
      select quantity, track_quantity as track, reserved from variants where site_id = ${shop.stoa.siteId} and product_id = ${goods.plain.id}`)
    const stock = (quantity: number, track: boolean, reserved: number) =>
      database.run(sql`
        update variants set quantity = ${quantity}, track_quantity = ${track}, reserved = ${reserved}
        where site_id = ${shop.stoa.siteId} and product_id = ${goods.plain.id}`)
    onTestFinished(async () => void (await stock(kept!.quantity, kept!.track, kept!.reserved)))
    await stock(0, true, 0)
    await page.getByRole('button', { name: /^Place order/ }).click()
    await page.getByText(`${goods.plain.name} is out of stock.`).waitFor()
    await page.getByRole('link', { name: 'Change your cart to continue.' }).waitFor()
  })

  test('two tabs, Back, and a retry: one order, one charge', async () => {
    const email = `tabs-${javaScriptEnabled}@example.com`
    const page = await atCheckout({ javaScriptEnabled, email })
    const other = await page.context().newPage()
    await other.goto(page.url())
    await choosePayment(other, 'card')
    await Promise.all([placeOrder(page), placeOrder(other)])
    const number = await orderNumber(page)
    expect(await orderNumber(other)).toBe(number)
    await page.goBack()
    expect(await orderNumber(page)).toBe(number)
    await page.reload()
    expect(await orderNumber(page)).toBe(number)
    expect(await ordersOf(email)).toMatchObject([{ status: 'APPROVED', charges: 1 }])
  })

  test('a checkout finished in another tab leads to its order', async () => {
    const page = await atCheckout({ javaScriptEnabled, how: 'later' })
    const other = await page.context().newPage()
    await other.goto(page.url())
    await placeOrder(other)
    const number = await orderNumber(other)
    await page.getByRole('button', { name: /^Place order/ }).click()
    expect(await orderNumber(page)).toBe(number)
  })

  test('a checkout emptied elsewhere and an unknown one say what to do', async () => {
    const page = await atCheckout({ javaScriptEnabled })
    const checkoutId = new URL(page.url()).pathname.split('/')[2]!
    await database.run(sql`
      update checkouts set doc = jsonb_set(doc, '{lines}', '[]') where site_id = ${shop.stoa.siteId} and id = ${checkoutId}`)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Nothing left to check out' }).waitFor()
    await page.goto(`/checkout/${checkoutId.slice(0, -4)}ffff`)
    await page.getByRole('heading', { level: 1, name: 'This checkout is no longer available' }).waitFor()
    await page.getByRole('link', { name: 'Find your order' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Find your order' }).waitFor()
  })
})

test('Back and forward lose no input, and a selection updates the total', async () => {
  const page = await shop.open()
  await putIntoCart(page, goods.plain.slug)
  await goToCheckout(page)
  await giveContact(page)
  const button = page.getByRole('button', { name: /^Place order/ })
  const before = await button.innerText()
  await page.getByLabel('Country').first().selectOption('GB')
  await expect.poll(() => button.innerText()).not.toBe(before)
  await page.getByLabel('Street and house number').first().fill('10 Harbour Road')
  await page.getByRole('link', { name: 'Back to cart' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 2, name: 'Contact' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('vera@example.com')
  expect(await page.getByLabel('Street and house number').first().inputValue()).toBe('10 Harbour Road')
  expect(await page.getByLabel('Country').first().inputValue()).toBe('GB')
  await page.getByLabel('Postcode').first().waitFor()
})

test('a member with saved addresses buys with four presses, on a phone, and can have another address', async () => {
  const page = await shop.open({ viewport: { width: 390, height: 844 } })
  const email = 'mia-buys@example.com'
  await asMember(page, shop.stoa, await registered(shop.stoa, email))
  const headers = { origin: shop.stoa.baseUrl }
  await page.request.post('/account/profile', { headers, form: { nickname: 'Mia', firstName: 'Mia', lastName: 'Reis' } })
  const home = { country: 'PT', addressLine: 'Rua das Flores 12', postalCode: '4050-262', city: 'Porto' }
  const abroad = { country: 'IE', addressLine: '2 Quay Street', city: 'Galway' }
  for (const address of [home, abroad]) {
    await page.request.post('/account/addresses?edit=new', { headers, form: { intent: 'save', ...address } })
  }
  await page.goto(`/products/${goods.plain.slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('heading', { level: 2, name: 'Contact' }).waitFor()
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  const choices = page.getByRole('group', { name: 'Deliver to' })
  const order = page.getByRole('button', { name: /^Place order for/ })
  const total = await order.innerText()
  expect(await choices.getByRole('radio', { name: /Rua das Flores 12/ }).isChecked()).toBe(true)
  expect(await page.getByLabel('Street and house number').first().isVisible()).toBe(false)
  await choices.getByRole('radio', { name: /2 Quay Street/ }).check()
  await expect.poll(() => order.innerText()).not.toBe(total)
  await choices.getByRole('radio', { name: /2 Quay Street/ }).press('ArrowUp')
  await expect.poll(() => order.innerText()).toBe(total)
  await page.getByRole('button', { name: 'Use 4242 4242 4242 4242' }).click()
  await placeOrder(page)
  await orderNumber(page)
  expect(await ordersOf(email)).toMatchObject([{ status: 'APPROVED', charges: 1 }])
})

test('on a phone the summary is collapsed to its total', async () => {
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
  await summary.getByText(goods.download.name, { exact: true }).waitFor()
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
