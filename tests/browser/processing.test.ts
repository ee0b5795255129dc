import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connect, type Database } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import { audit } from './audit.ts'
import { orderNumber, payWith } from './buying.ts'
import { readyOrder } from './ready-checkout.ts'
import { goods, withShop } from './shop.ts'

// The sandbox provider's cards that make one wait: the answer is late, or lost on its way after the card was charged.
const late = '4000 0000 0000 0077'
const lost = '4000 0000 0000 0127'
/** The server is patient with the provider, and asks again by itself when that gave no answer. */
const untilHealed = { timeout: 45_000 }

const shop = withShop()
let database: Database
beforeAll(() => void (database = connect({ connectionString: inject('database') }, 1)))
afterAll(() => database.close())

async function atPayPage(email: string, javaScriptEnabled = true): Promise<Page> {
  const page = await shop.open({ javaScriptEnabled })
  const { checkoutId, paymentGatewayOrderId } = await readyOrder(page, { product: goods.download, email })
  await page.goto(`/checkout/${checkoutId}/pay?payment=${paymentGatewayOrderId}`)
  return page
}

const waiting = (page: Page, options = {}) => page.getByRole('heading', { level: 1, name: 'Waiting for your bank' }).waitFor(options)
const thanked = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you!' }).waitFor(untilHealed)

/** Every order of an address, and what was charged for it. */
const outcome = (email: string) =>
  database.rows(sql`
    select orders.status, orders.payment_status as payment, count(sandbox_charges.id)::int as charges from orders
    left join payment_intents on payment_intents.site_id = orders.site_id and payment_intents.order_id = orders.id
    left join sandbox_charges on sandbox_charges.site_id = payment_intents.site_id and sandbox_charges.id = payment_intents.provider_key
    where orders.site_id = ${shop.stoa.siteId} and buyer_email = ${email} group by orders.id, orders.status, orders.payment_status`)
const onceAndPaid = [{ status: 'APPROVED', payment: 'PAID', charges: 1 }]

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_how, javaScriptEnabled) => {
  test('a card whose approval is told late: one waits, and is led to the order', async () => {
    const email = `late-${javaScriptEnabled}@example.com`
    const page = await atPayPage(email, javaScriptEnabled)
    await payWith(page, late)
    await waiting(page)
    await thanked(page)
    expect(await outcome(email)).toEqual(onceAndPaid)
  })

  test('an answer that is lost after the charge: no reload and no Back pays again', { timeout: 120_000 }, async () => {
    const email = `lost-${javaScriptEnabled}@example.com`
    const page = await atPayPage(email, javaScriptEnabled)
    const payPage = page.url()
    await payWith(page, lost)
    await waiting(page, { timeout: 30_000 })
    await page.reload()
    await waiting(page)
    // Back to the page that asks for a card: it knows that the card was asked.
    await page.goto(payPage)
    await waiting(page)
    await thanked(page)
    const number = await orderNumber(page)
    await page.goto(payPage)
    expect(await orderNumber(page)).toBe(number)
    expect(await outcome(email)).toEqual(onceAndPaid)
  })
})

test('a press for each test card; the page that waits is well formed', async () => {
  const page = await atPayPage('press@example.com')
  await page.getByRole('button', { name: `Use ${late}` }).click()
  await waiting(page)
  expect(await audit(page)).toEqual([])
  await thanked(page)
})

test('offline while waiting: it says so, and asks again when the network is back', async () => {
  const page = await atPayPage('away@example.com')
  await payWith(page, late)
  await waiting(page)
  await page.context().setOffline(true)
  await page.getByText(/^You are offline\. Nothing is charged twice/).waitFor()
  await page.context().setOffline(false)
  await thanked(page)
  expect(await outcome('away@example.com')).toEqual(onceAndPaid)
})

test('the pages caused no error in the browser', () => expect(shop.troubles).toEqual([]))
