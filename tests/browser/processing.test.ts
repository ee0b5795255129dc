import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { audit } from './audit.ts'
import { orderNumber, payWith } from './buying.ts'
import { readyOrder } from './ready-checkout.ts'
import { goods, withShop } from './shop.ts'
import { testTogether } from './together.ts'

// The sandbox provider's cards that make one wait a quarter of a minute: the answer is late, or lost on its way after the card was charged.
const late = '4000 0000 0000 0077'
const lost = '4000 0000 0000 0127'
/** The server is patient with the provider, and asks again by itself when that gave no answer. */
const untilHealed = { timeout: 45_000 }

const shop = withShop()
let database: Database
beforeAll(() => void (database = connect({ connectionString: inject('database') }, 1)))
afterAll(() => database.close())

async function goToPayPage(page: Page, email: string): Promise<void> {
  const { checkoutId, paymentGatewayOrderId } = await readyOrder(page, { product: goods.download, email })
  await page.goto(`/checkout/${checkoutId}/pay?payment=${paymentGatewayOrderId}`)
}

const waiting = (page: Page, options = {}) => page.getByRole('heading', { level: 1, name: 'Waiting for your bank' }).waitFor(options)
/** Either page: the server can have learned of the payment in the meantime. Neither asks for a card. */
const waitingOrThanked = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Waiting for your bank|Thank you!)$/ }).waitFor()
const thanked = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you!' }).waitFor(untilHealed)

/** Every order of an address, and what was charged for it. */
const outcome = (email: string) =>
  database.rows(sql`
    select orders.status, orders.payment_status as payment, count(sandbox_charges.id)::int as charges from orders
    left join payment_intents on payment_intents.site_id = orders.site_id and payment_intents.order_id = orders.id
    left join sandbox_charges on sandbox_charges.site_id = payment_intents.site_id and sandbox_charges.id = payment_intents.provider_key
    where orders.site_id = ${shop.stoa.siteId} and buyer_email = ${email} group by orders.id, orders.status, orders.payment_status`)
const onceAndPaid = [{ status: 'APPROVED', payment: 'PAID', charges: 1 }]

async function approvedLate(page: Page): Promise<void> {
  const email = `late-${randomUUID()}@example.com`
  await goToPayPage(page, email)
  await payWith(page, late)
  await waiting(page)
  await thanked(page)
  expect(await outcome(email)).toEqual(onceAndPaid)
}

async function answerLost(page: Page): Promise<void> {
  const email = `lost-${randomUUID()}@example.com`
  await goToPayPage(page, email)
  const payPage = page.url()
  await payWith(page, lost)
  await waiting(page, { timeout: 30_000 })
  await page.reload()
  await waitingOrThanked(page)
  // Back to the page that asks for a card: it knows that the card was charged.
  await page.goto(payPage)
  await waitingOrThanked(page)
  await thanked(page)
  const number = await orderNumber(page)
  await page.goto(payPage)
  expect(await orderNumber(page)).toBe(number)
  expect(await outcome(email)).toEqual(onceAndPaid)
}

async function testCardPressed(page: Page): Promise<void> {
  await goToPayPage(page, 'press@example.com')
  await page.getByText('Other test cards').click()
  await page.getByRole('button', { name: `Use ${late}` }).click()
  await waiting(page)
  expect(await audit(page)).toEqual([])
  await thanked(page)
}

async function offlineWhileWaiting(page: Page): Promise<void> {
  await goToPayPage(page, 'away@example.com')
  await payWith(page, late)
  await waiting(page)
  await page.context().setOffline(true)
  await page.getByText(/^You’re offline\. We’ll check again when you’re back online\. You won’t be charged twice/).waitFor()
  await page.context().setOffline(false)
  await thanked(page)
  expect(await outcome('away@example.com')).toEqual(onceAndPaid)
}

const lateTitle = 'a card that is approved late: the page waits, then leads to the order'
const lostTitle = 'an answer that is lost after the charge: no reload and no Back pays again'
const open = (javaScriptEnabled: boolean) => () => shop.open({ javaScriptEnabled })
testTogether([
  { title: `with scripts: ${lateTitle}`, open: open(true), run: approvedLate },
  { title: `without scripts: ${lateTitle}`, open: open(false), run: approvedLate },
  { title: `with scripts: ${lostTitle}`, open: open(true), run: answerLost },
  { title: `without scripts: ${lostTitle}`, open: open(false), run: answerLost },
  { title: 'a press for each test card; the page that waits is well formed', open: open(true), run: testCardPressed },
  { title: 'offline while waiting: it says so, and asks again when the network is back', open: open(true), run: offlineWhileWaiting },
])
