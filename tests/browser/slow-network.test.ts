import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { orderNumber } from './buying.ts'
import { ordersIn, readyCheckout } from './ready-checkout.ts'
import { goods, withShop } from './shop.ts'
import { testTogether } from './together.ts'

// A slow mobile connection: 400 kbit/s, 400 ms latency.

const shop = withShop()
const patiently = { timeout: 40_000 }
let database: Database
beforeAll(() => void (database = connect({ connectionString: inject('database') }, 1)))
afterAll(() => database.close())

async function openSlowly(): Promise<Page> {
  const page = await shop.open({ isNew: true, viewport: { width: 390, height: 844 } })
  page.setDefaultTimeout(patiently.timeout)
  const devtools = await page.context().newCDPSession(page)
  const bytesPerSecond = 400_000 / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  return page
}

async function pressedBeforeHydration(page: Page): Promise<void> {
  await page.goto(`/products/${goods.plain.slug}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Your cart').first().waitFor()
  await page.goto('/cart', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  expect(await page.getByLabel(`Quantity of ${goods.plain.name}`).inputValue()).toBe('1')
}

async function pressedTwice(page: Page): Promise<void> {
  await page.goto(`/products/${goods.plain.slug}`, { waitUntil: 'networkidle' })
  const add = page.getByRole('button', { name: 'Add to cart' }).first()
  await add.click()
  await page.getByRole('button', { name: 'Adding…' }).first().click({ force: true })
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await drawer.getByRole('article', { name: goods.plain.name }).waitFor()
  expect(await drawer.getByLabel(`Quantity of ${goods.plain.name}`).inputValue()).toBe('1')
}

async function orderedTwice(page: Page): Promise<void> {
  const email = 'slow@example.com'
  const id = await readyCheckout(page, { product: goods.plain, how: 'later', email })
  await page.goto(`/checkout/${id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Place order/ }).dblclick()
  await orderNumber(page)
  expect(await ordersIn(database, shop.stoa.siteId, email)).toHaveLength(1)
}

testTogether([
  { title: 'a press before hydration adds the product to the cart once', open: openSlowly, run: pressedBeforeHydration },
  { title: 'with scripts the button shows progress at once, and a second press adds nothing', open: openSlowly, run: pressedTwice },
  { title: 'an order submitted by two quick presses is created once', open: openSlowly, run: orderedTwice },
])
