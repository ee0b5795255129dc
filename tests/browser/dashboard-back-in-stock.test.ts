import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import { createClient, type Client } from '@stoa/sdk'
import { sql } from '../../server/src/database/sql.ts'
import { sharedDatabase } from '../support/site.ts'
import { auditEveryLook, wideAndDark } from './audit.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()

let api: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
})

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
const within = { timeout: 10_000 }
const address = '/dashboard/back-in-stock'
const item = () => ({ catalogItemId: goods.soldOut.id, appId: catalogueAppIds[0] })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const row = (page: Page, text: string) => page.getByRole('table').locator('tbody tr').filter({ hasText: text })

/** Requests of shoppers for the sold-out product, the only ones. */
async function wait(...names: string[]): Promise<void> {
  const { requests } = await api.backInStock.queryBackInStockNotificationRequests({})
  for (const { id } of requests) await api.backInStock.deleteBackInStockNotificationRequest({ id: id! })
  const { baseUrl, clientId } = shop.stoa
  const { backInStock } = createClient({ baseUrl, clientId })
  for (const name of names)
    await backInStock.createBackInStockNotificationRequest({ request: { catalogReference: item(), email: `${name}@example.com` } })
}

async function statuses(): Promise<Record<string, string>> {
  const { requests } = await api.backInStock.queryBackInStockNotificationRequests({})
  return Object.fromEntries(requests.map(({ email, status }) => [email.replace('@example.com', ''), status]))
}

describe.each([
  [true, 'desktop', desktop],
  [false, 'desktop', desktop],
  [true, 'phone', phone],
  [false, 'phone', phone],
] as const)('scripts %s, %s', (javaScriptEnabled, _, viewport) => {
  const open = async (path = '') => {
    const page = await shop.openAsOwner({ javaScriptEnabled, viewport })
    await page.goto(`${address}${path}`)
    return page
  }

  test('the first shoppers who wait are notified', async () => {
    await wait('ana', 'bea', 'cleo')
    const page = await open()
    const { name } = goods.soldOut
    await row(page, name).getByText('3', { exact: true }).waitFor()
    await row(page, name).getByText('Notify…').click()
    const notify = async (limit: string) => {
      await page.getByLabel('Shoppers to notify').fill(limit)
      await button(page, 'Notify').click()
    }
    await page.getByText(`3 shoppers wait for ${name}.`).waitFor()
    await page.getByText('It’s out of stock').waitFor()
    if (!javaScriptEnabled) {
      await page.locator('form', { has: page.getByLabel('Shoppers to notify') }).evaluate((form) => form.setAttribute('novalidate', ''))
      await notify('0')
      await page.getByText('Enter 1 or more.').waitFor()
    }
    await notify('2')
    await page.getByText('2 shoppers are being notified.').waitFor()
    await expect.poll(statuses, within).toEqual({ ana: 'PROCESSING', bea: 'PROCESSING', cleo: 'RECEIVED' })
    await page.getByRole('link', { name: 'View progress' }).click()
    await page.getByRole('heading', { level: 1, name: 'Waves of emails' }).waitFor()
    if (!javaScriptEnabled) await page.reload()
    await row(page, '2 of 2 emails').first().getByText('Done').waitFor()
  })

  test('selected requests are marked, and deleted once that is confirmed', async () => {
    await wait('dora', 'eva', 'finn')
    const page = await open('/requests')
    await row(page, 'dora@').getByRole('checkbox').check()
    await button(page, 'Mark as notified').click()
    await page.getByText('1 request marked as notified.').waitFor()
    await row(page, 'dora@').getByText('Marked by hand').waitFor()
    await page.goto(`${address}/requests`)
    for (const name of ['eva@', 'finn@']) await row(page, name).getByRole('checkbox').check()
    await button(page, 'Delete').click()
    await page.getByText('Delete 2 requests?').waitFor()
    await page
      .locator('form', { has: page.locator('input[name=confirmed]') })
      .getByRole('button', { name: 'Delete' })
      .first()
      .click()
    await page.getByText('2 requests deleted.').waitFor()
    expect(await statuses()).toEqual({ dora: 'NOTIFICATION_SENT' })
  })

  test('settings are saved', async () => {
    onTestFinished(async () => void (await setRules({ collecting: true, requestsPerUnit: 5 })))
    const page = await open()
    await page.getByRole('link', { name: 'Settings' }).last().click()
    await page.getByLabel('Let shoppers ask to be notified').uncheck()
    const perUnit = page.getByLabel('Shoppers notified for each unit in stock')
    await perUnit.fill('0')
    await button(page, 'Save').click()
    await page.getByText('Enter 1 or more.').waitFor()
    await perUnit.fill('8')
    await button(page, 'Save').click()
    await page.getByText('Settings saved.').waitFor()
    await page.goto(address)
    await page.getByText('Your shop doesn’t accept new requests.').waitFor()
  })
})

async function setRules(rules: { collecting: boolean; requestsPerUnit: number }): Promise<void> {
  const { settings } = await api.shop.getSettings({})
  const { revision, backInStock } = settings
  await api.shop.updateSettings({ settings: { revision, backInStock: { ...backInStock, ...rules } } })
}

test('one request is marked or deleted in its row, and its email is linked', async () => {
  await wait('gil', 'hugo')
  const page = await shop.openAsOwner({ viewport: desktop })
  await page.goto(`${address}/requests?q=gil`)
  await button(page, 'Mark as notified: gil@example.com').click()
  await row(page, 'gil@').getByText('Marked by hand').waitFor()
  await button(page, 'Delete: gil@example.com').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Delete this request?' })
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByText('1 request deleted.').waitFor()
  await api.backInStock.startBackInStockWave({ productId: goods.soldOut.id })
  await expect.poll(statuses, within).toEqual({ hugo: 'PROCESSING' })
  await page.goto(`${address}/requests?status=PROCESSING`)
  await page.getByRole('link', { name: 'View email: hugo@example.com' }).click()
  await page.getByRole('heading', { level: 1, name: 'Outbox' }).waitFor()
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Back-in-stock request' }).click()
  await row(page, 'hugo@').getByText('In the outbox').waitFor()
  await page.getByRole('link', { name: /One request/ }).waitFor()
})

test('a wave is stopped while it runs, and its progress is kept up to date', async () => {
  const id = await insertWave()
  const page = await shop.openAsOwner({ viewport: desktop })
  await page.goto(`${address}/waves`)
  await row(page, '0 of 7 emails').getByText('Running').waitFor()
  const database = sharedDatabase()
  const { siteId } = shop.stoa
  await database.rows(sql`update back_in_stock_waves set processed = 3 where site_id = ${siteId} and id = ${id}`)
  await row(page, '3 of 7 emails').waitFor()
  await row(page, '3 of 7 emails').getByRole('button', { name: /^Stop/ }).click()
  await button(page, 'Stop wave').click()
  await page.getByText('The wave has been stopped.').waitFor()
  await row(page, '3 of 7 emails').getByText('Stopped').waitFor()
})

/** A wave that no job works on. */
async function insertWave(): Promise<string> {
  const [id, now] = [randomUUID(), new Date()]
  await sharedDatabase().rows(sql`
    insert into back_in_stock_waves (site_id, id, created_date, updated_date, product_id, variant_id, request_ids, origin, status, limit_count, processed, attempts)
    values (${shop.stoa.siteId}, ${id}, ${now}, ${now}, ${goods.plain.id}, null, null, 'MANUAL', 'RUNNING', 7, 0, 0)`)
  return id
}

test('the stock of a product says how many shoppers wait, and Today for what most wait', async () => {
  await wait('kai', 'lena')
  const page = await shop.openAsOwner()
  await page.goto(`/dashboard/inventory/${goods.soldOut.id}`)
  await page.getByText('2 shoppers wait for this product').waitFor()
  await page.getByRole('link', { name: 'View requests' }).click()
  await row(page, 'kai@').waitFor()
  await page.goto('/dashboard/')
  await page.getByText(`${goods.soldOut.name} (2)`).waitFor()
  await page.getByRole('link', { name: 'View demand' }).click()
  await row(page, goods.soldOut.name).waitFor()
})

test('axe reports no violations, in any look', async () => {
  await wait('max', 'nora')
  const id = await insertWave()
  onTestFinished(async () => void (await api.backInStock.cancelBackInStockWave({ id })))
  const page = await shop.openAsOwner(wideAndDark)
  for (const path of ['', '/requests', '/requests?q=unknown', '/waves']) {
    await page.goto(`${address}${path}`)
    expect({ path, found: await auditEveryLook(page) }).toEqual({ path, found: [] })
  }
})
