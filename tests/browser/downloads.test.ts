import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { downloadFile } from '@stoa/seed'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { auditEveryLook } from './audit.ts'
import {
  chooseDelivery,
  choosePayment,
  findOrder,
  giveAddress,
  giveContact,
  goToCheckout,
  orderNumber,
  placeOrder,
  putIntoCart,
} from './buying.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
let database: Database
beforeAll(() => void (database = connect({ connectionString: inject('database') }, 1)))
afterAll(() => database.close())

const file = () => readFileSync(downloadFile(goods.download.fileId!)!)
const linkIn = (page: Page) => page.getByRole('link', { name: `Download “${goods.download.name}”` })

/** Follows the link to the file; what the browser saves it as, and its content. */
async function save(page: Page) {
  const [saved] = await Promise.all([page.waitForEvent('download'), linkIn(page).click()])
  return { name: saved.suggestedFilename(), content: readFileSync(await saved.path()) }
}

async function payByCard(page: Page): Promise<string> {
  await choosePayment(page, 'card')
  await placeOrder(page)
  return orderNumber(page)
}

const saved = () => ({ name: goods.download.fileId!.replace('stoa-download-', ''), content: file() })

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('%s', (_how, javaScriptEnabled) => {
  test('a download is bought without a delivery step, and its file is on the thank-you page and the order’s page', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await putIntoCart(page, goods.download.slug)
    await goToCheckout(page)
    await giveContact(page)
    await page.getByRole('heading', { level: 2, name: 'Payment' }).waitFor()
    await payByCard(page)
    expect(await save(page)).toEqual(saved())
    await page.getByRole('link', { name: 'View your order' }).click()
    await page.getByRole('heading', { level: 1, name: /^Order / }).waitFor()
    await page.getByText(/^Available until /).waitFor()
    expect(await save(page)).toEqual(saved())
  })

  test('a cart of both is delivered and downloaded; before it is paid, the file waits', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await putIntoCart(page, goods.download.slug)
    await putIntoCart(page, goods.plain.slug)
    await goToCheckout(page)
    await giveContact(page)
    await giveAddress(page)
    await chooseDelivery(page)
    await choosePayment(page, 'later')
    await placeOrder(page)
    await page.getByText('Available once the order is paid').waitFor()
    expect(await linkIn(page).count()).toBe(0)
  })

  test('a link that doesn’t work leads to a page that offers another, and says no more', async () => {
    const page = await shop.open({ javaScriptEnabled })
    const response = await page.goto('/downloads/file?token=guessed')
    expect([response!.status(), new URL(page.url()).pathname]).toEqual([410, '/downloads'])
    await page.getByRole('heading', { level: 1, name: 'This download link no longer works' }).waitFor()
    await page.getByLabel('Order number').fill('10001')
    await page.getByLabel('Email').fill('vera@example.com')
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.waitForURL(/\/orders\/lookup/)
  })
})

test('after a refund, the page that is still open leads to the explanation, and the order says why', async () => {
  const page = await shop.open()
  await putIntoCart(page, goods.download.slug)
  await goToCheckout(page)
  await giveContact(page)
  const number = await payByCard(page)
  const { siteId } = shop.stoa
  await database.run(sql`update orders set payment_status = 'FULLY_REFUNDED' where site_id = ${siteId} and number = ${Number(number)}`)
  await linkIn(page).click()
  await page.getByRole('heading', { level: 1, name: 'This download link no longer works' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Thank you!' }).waitFor()
  await page.reload()
  await page.getByText('No longer available, because the order was cancelled or refunded.').waitFor()
})

test('the owner sees the file of a product, and until when the buyer of an order can download it; axe reports no violations', async () => {
  const buyer = await shop.open()
  await putIntoCart(buyer, goods.download.slug)
  await goToCheckout(buyer)
  await giveContact(buyer)
  const number = await payByCard(buyer)
  expect(await auditEveryLook(buyer)).toEqual([])
  const page = await shop.openAsOwner()
  await findOrder(page, number)
  await page.getByText(/^The buyer can download the file until /).waitFor()
  await page.getByRole('button', { name: `Copy download link of ${goods.download.name}` }).waitFor()
  expect(await auditEveryLook(page)).toEqual([])
  await page.goto(`/dashboard/products/${goods.download.id}`)
  const card = page.getByRole('region', { name: 'Digital file' })
  await card.getByText(saved().name).waitFor()
  expect(await card.innerText()).toContain(' kB')
  expect(await auditEveryLook(page)).toEqual([])
})
