import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { audit } from './audit.ts'
import { orderNumber, payWith, putIntoCart } from './buying.ts'
import { readyOrder } from './ready-checkout.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
let database: Database
let order: { number: string; link: string; path: string }
let buyer: Page

beforeAll(async () => {
  database = connect({ connectionString: inject('database') }, 1)
  buyer = await shop.open()
  order = await buy(buyer, 'vera@example.com')
})
afterAll(() => database.close())

async function buy(page: Page, email: string): Promise<typeof order> {
  const { orderId } = await readyOrder(page, { product: goods.plain, how: 'later', email })
  await page.goto(`/orders/${orderId}/thanks`)
  const number = await orderNumber(page)
  const link = await linkIn('order-confirmation', email)
  return { number, link, path: new URL(link).pathname }
}

/** The newest order link emailed to an address, once it is written. */
async function linkIn(template: string, recipient: string): Promise<string> {
  const [plain] = await vi.waitUntil(
    async () => {
      const mails = await mailsTo(template, recipient)
      return mails.length > 0 && mails
    },
    { timeout: 20_000, interval: 250 },
  )
  // Any server of the test database may have written it, with its own address.
  const { pathname, search } = new URL(/https?:\S+\/orders\/\S+token=\S+/.exec(plain!)![0])
  return `${shop.stoa.baseUrl}${pathname}${search}`
}

const mailsTo = async (template: string, recipient: string): Promise<string[]> =>
  (
    await database.rows<{ plain: string }>(sql`
      select plain from mails where site_id = ${shop.stoa.siteId} and template = ${template} and recipient = ${recipient} order by created_date desc, id desc`)
  ).map(({ plain }) => plain)

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const missing = 'This order isn’t available'
/** The header that a proxy adds to a request from another machine. */
const fromElsewhere = { extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9' } }

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_how, javaScriptEnabled) => {
  test('the link in the confirmation opens the order in a new browser, and its address reveals nothing', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await page.goto(order.link)
    await heading(page, `Order ${order.number}`)
    expect(new URL(page.url()).search).toBe('')
    expect(await page.content()).not.toContain(new URL(order.link).searchParams.get('token'))
    await page.getByRole('region', { name: 'Timeline' }).getByText('Order placed').waitFor()
    await page.getByRole('region', { name: 'Items' }).getByText(goods.plain.name).waitFor()
    await page.getByRole('region', { name: 'Delivery' }).getByText('Rua das Flores 12').waitFor()
    await page.getByRole('region', { name: 'Payment' }).getByText('Unpaid').waitFor()
    await page.reload()
    await heading(page, `Order ${order.number}`)
  })

  test('a lost link is requested by number and email; the emailed link opens the order', async () => {
    const email = `lost-${javaScriptEnabled}@example.com`
    const bought = await buy(await shop.open(), email)
    const page = await shop.open({ javaScriptEnabled, ...fromElsewhere })
    await page.goto('/orders/lookup')
    await ask(page, bought.number, email)
    // axe waits for timers, which do not run in a page without scripts.
    expect(javaScriptEnabled ? await audit(page) : []).toEqual([])
    await page.goto(await linkIn('order-link', email))
    await heading(page, `Order ${bought.number}`)
  })

  test('wrong guesses get the same page, and no email is sent', async () => {
    const page = await shop.open({ javaScriptEnabled, ...fromElsewhere })
    await page.goto('/orders/lookup')
    await ask(page, order.number, 'mallory@example.com')
    const told = await page.locator('main').innerText()
    await page.goto('/orders/lookup')
    await ask(page, order.number, 'vera@example.com')
    expect(await page.locator('main').innerText()).toBe(told)
    await linkIn('order-link', 'vera@example.com')
    expect(await mailsTo('order-link', 'mallory@example.com')).toEqual([])
  })

  test('a missing form value is reported next to its field', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await page.goto('/orders/lookup')
    await page.locator('main form').evaluateAll((forms) => forms.forEach((form) => form.setAttribute('novalidate', '')))
    await page.getByLabel('Email').fill('vera@example.com')
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText('This field is required.').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('vera@example.com')
    expect(await page.getByLabel('Order number').evaluate((field) => field === document.activeElement)).toBe(true)
  })
})

async function send(page: Page, number: string, email: string): Promise<void> {
  await page.getByLabel('Order number').fill(number)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
}

async function ask(page: Page, number: string, email: string): Promise<void> {
  await send(page, number, email)
  await page.getByText('Your request has been saved', { exact: true }).waitFor()
}

test('at the shop’s own machine the page shows the email that no mail server sends, and its link opens the order', async () => {
  const page = await shop.open({ javaScriptEnabled: false })
  await page.goto('/orders/lookup')
  await send(page, order.number, 'vera@example.com')
  await page.getByText('This email would have been sent', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Open your order' }).click()
  await heading(page, `Order ${order.number}`)
})

test('the buyer’s own browser sees the order without a link, and another visitor’s does not', async () => {
  await buyer.goto(order.path)
  await heading(buyer, `Order ${order.number}`)
  const stranger = await shop.open()
  expect((await stranger.goto(order.path))?.status()).toBe(404)
  await heading(stranger, missing)
  await stranger.getByLabel('Order number').waitFor()
  expect(await audit(stranger)).toEqual([])
})

test('a link opens its own order only: not another of the same buyer, nor their cart; two links open two orders', async () => {
  const other = await buy(buyer, 'vera.again@example.com')
  await putIntoCart(buyer, goods.plain.slug)
  const page = await shop.open()
  await page.goto(order.link)
  await heading(page, `Order ${order.number}`)
  expect((await page.goto(other.path))?.status()).toBe(404)
  await page.goto('/cart')
  await page.getByText('Your cart is empty.').waitFor()
  await page.goto(other.link)
  await heading(page, `Order ${other.number}`)
  await page.goto(order.path)
  await heading(page, `Order ${order.number}`)
})

test('a modified link gets exactly the answer of a missing order', async () => {
  const page = await shop.open({ javaScriptEnabled: false })
  const seen = async (address: string) => {
    await page.context().clearCookies()
    const answer = await page.goto(address)
    return { status: answer?.status(), text: await page.locator('main').innerText(), search: new URL(page.url()).search }
  }
  const ghost = await seen(`/orders/${order.path.split('/')[2]!.slice(0, -6)}ffffff`)
  expect(ghost.status).toBe(404)
  expect(await seen(`${order.link.slice(0, -8)}AAAAAAAA`)).toEqual(ghost)
  expect(await seen(order.link.replace(/token=.*/, 'token=nonsense'))).toEqual(ghost)
  const other = await buy(await shop.open(), 'walter@example.com')
  expect(await seen(`${other.path}${new URL(order.link).search}`)).toEqual(ghost)
})

test('an order awaiting its card payment is paid on its page, by its buyer', async () => {
  const page = await shop.open()
  const { orderId } = await readyOrder(page, { product: goods.download, email: 'later@example.com' })
  await page.goto(`/orders/${orderId}`)
  await heading(page, 'Your order')
  expect(await audit(page)).toEqual([])
  await page.getByRole('button', { name: 'Pay now' }).click()
  await payWith(page, '4242424242424242')
  expect(await orderNumber(page)).toMatch(/^\d+$/)
})

test('printed, the page is the order without controls', async () => {
  await buyer.goto(order.path)
  await heading(buyer, `Order ${order.number}`)
  await buyer.emulateMedia({ media: 'print' })
  expect(await buyer.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  expect(await buyer.getByRole('heading', { name: 'Items' }).isVisible()).toBe(true)
  await buyer.emulateMedia({ media: 'screen' })
})
