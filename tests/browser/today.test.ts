import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '@stoa/sdk'
import { readyCheckout } from '../support/buying.ts'
import { line } from '../support/shop.ts'
import { audit, auditEveryLook, wideAndDark } from './audit.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const sales = (page: Page) => page.getByRole('region', { name: 'Sales', exact: true })
const ranges = (page: Page) => sales(page).getByRole('navigation', { name: 'Period' })
const table = (page: Page) => sales(page).getByRole('table')

async function atDesk(options: Parameters<typeof shop.open>[0] = {}): Promise<Page> {
  const page = await shop.openAsOwner(options)
  await page.goto('/dashboard/')
  return page
}

/** An order to be paid by transfer. */
async function order(email: string): Promise<void> {
  const client = createClient({ baseUrl: shop.stoa.baseUrl, clientId: shop.stoa.clientId })
  const id = await readyCheckout(client, { items: [line(goods.plain.id)], method: 'OFFLINE', delivery: 'pt-post', email })
  await client.checkouts.createOrder({ id })
}

/** The numbers in a column of the table, without the currency. */
const column = async (page: Page, index: number): Promise<number[]> =>
  (await table(page).locator(`tbody tr > :nth-child(${index})`).allInnerTexts()).map((text) => Number(text.replaceAll(/[€,]/g, '')))

const bar = (page: Page) => sales(page).locator('figure rect[rx="2"][y]')

/** The height of the bars in pixels. */
const bars = (page: Page): Promise<number[]> => bar(page).evaluateAll((drawn) => drawn.map((one) => Number(one.getAttribute('height'))))

/** The last day with orders, which is yesterday if the tests run across midnight. */
function lastSold(orders: readonly number[]): { day: number; count: number } {
  const day = orders.findLastIndex((count) => count > 0)
  return { day, count: orders[day]! }
}

/** Timeout for a navigation. */
const within = { timeout: 10_000 }

const addUp = (numbers: readonly number[]): number => Math.round(numbers.reduce((sum, one) => sum + one, 0) * 100) / 100

describe('before the first sale', () => {
  test('the page says so, and lists the setup steps', async () => {
    const page = await atDesk()
    await heading(page, 'Today').waitFor()
    const setup = page.getByRole('region', { name: 'Set up your shop' })
    expect(await setup.innerText()).toContain('3 of 4 done')
    expect(await page.getByRole('region', { name: 'Unfulfilled' }).innerText()).toContain('All orders are fulfilled.')
    await sales(page).getByText('No sales in this period').waitFor()
    await page.getByText('No orders yet').waitFor()
    expect(await bars(page)).toEqual(Array.from({ length: 30 }, () => 0))
    expect(await audit(page)).toEqual([])
  })
})

describe('with orders', () => {
  beforeAll(async () => {
    await order('vera@example.com')
    await order('mia@example.com')
  })

  test('open tasks are counted with their first rows and link to their lists; an order links to its page', async () => {
    const page = await atDesk()
    const unpaid = page.getByRole('region', { name: 'Unpaid' })
    await unpaid.getByText('2', { exact: true }).waitFor()
    expect(await unpaid.getByRole('listitem').count()).toBe(2)
    await unpaid.getByRole('link', { name: 'View all: Unpaid' }).click()
    await page.waitForURL(/\/dashboard\/orders\?state=unpaid$/)
    await expect.poll(() => page.getByRole('table', { name: 'Orders' }).locator('tbody tr').count(), within).toBe(2)
    await page.goBack()
    await page.getByRole('link', { name: 'View all: Low stock' }).click()
    await page.getByRole('heading', { level: 1, name: 'Inventory' }).waitFor()
    expect(await page.getByRole('table').locator('tbody tr').count()).toBeGreaterThan(3)
    expect(await page.getByRole('region', { name: 'Set up your shop' }).count()).toBe(0)
    await page.goto('/dashboard/')
    const latest = page.getByRole('region', { name: 'Latest orders' })
    await latest
      .getByRole('link', { name: /^#\d+$/ })
      .first()
      .click()
    await page.waitForURL(/\/dashboard\/orders\/[0-9a-f-]{36}$/)
  })

  test('the table contains the numbers of the chart, and the totals are their sums', async () => {
    const page = await atDesk()
    await sales(page).getByText('View as table').click()
    const [orders, takings] = [await column(page, 2), await column(page, 3)]
    expect([orders.length, addUp(orders)]).toEqual([30, 2])
    expect(await sales(page).locator('dd').first().innerText()).toContain(`€${addUp(takings).toFixed(2)}`)
    const drawn = await bars(page)
    expect(drawn.map((height) => height > 0)).toEqual(takings.map((taken) => taken > 0))
    const { day, count } = lastSold(orders)
    await table(page).getByRole('link').nth(day).click()
    await page.waitForURL(/\/dashboard\/orders\?from=(\d{4}-\d\d-\d\d)&to=\1$/)
    await expect.poll(() => page.getByRole('table', { name: 'Orders' }).locator('tbody tr').count(), within).toBe(count)
  })

  test('best sellers follow the orders', async () => {
    const page = await atDesk()
    const best = page.getByRole('region', { name: 'Best sellers' })
    // Order lines are counted shortly after the order.
    await expect
      .poll(async () => {
        await page.reload()
        return best.innerText()
      }, within)
      .toContain(goods.plain.name)
    await best.getByRole('link', { name: goods.plain.name }).click()
    await page.getByRole('heading', { level: 1, name: goods.plain.name }).waitFor()
  })

  test('the range is part of the address and of links back; an invalid range is reported next to the form', async () => {
    const page = await atDesk()
    await ranges(page).getByRole('link', { name: '7 days' }).click()
    await page.waitForURL(/\?range=7$/)
    await expect.poll(async () => (await bars(page)).length, within).toBe(7)
    await sales(page).getByText('Custom dates').click()
    await sales(page).getByLabel('From').fill('2026-01-01')
    await sales(page).getByLabel('To').fill('2026-01-02')
    await sales(page).getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/from=2026-01-01&to=2026-01-02/)
    await expect.poll(async () => (await bars(page)).length, within).toBe(2)
    expect(await ranges(page).locator('[aria-current]').count()).toBe(0)
    await page.goBack()
    await page.waitForURL(/\?range=7$/)
    await expect.poll(async () => (await bars(page)).length, within).toBe(7)
    await page.goto('/dashboard/?from=2026-02-02&to=2026-01-01')
    await sales(page).getByText('Choose a start date before the end date').waitFor()
    await page.getByRole('region', { name: 'Unpaid' }).waitFor()
    expect(await ranges(page).getByRole('link', { name: '30 days' }).isVisible()).toBe(true)
  })

  test('the keyboard alone selects a range, opens the table and opens a day', async () => {
    const page = await atDesk()
    const week = ranges(page).getByRole('link', { name: '7 days' })
    await week.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\?range=7$/)
    await sales(page).locator('summary', { hasText: 'View as table' }).focus()
    await page.keyboard.press('Enter')
    await table(page).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/dashboard\/orders\?from=/)
  })

  test('the day under the pointer shows its numbers, and nothing moves', async () => {
    const page = await atDesk()
    await sales(page).getByText('View as table').click()
    const { day, count } = lastSold(await column(page, 2))
    const chart = sales(page).locator('figure svg').nth(-1)
    await chart.scrollIntoViewIfNeeded()
    const before = await chart.boundingBox()
    const { x, width } = (await bar(page).nth(day).boundingBox())!
    await chart.hover({ position: { x: x + width / 2 - before!.x, y: 100 } })
    await sales(page)
      .locator('figcaption', { hasText: `, ${count} order` })
      .waitFor()
    expect(await chart.boundingBox()).toEqual(before)
  })

  test('without scripts everything is there: chart, ranges, custom dates, table', async () => {
    const page = await atDesk({ javaScriptEnabled: false })
    expect(Math.max(...(await bars(page)))).toBeGreaterThan(0)
    await ranges(page).getByRole('link', { name: '90 days' }).click()
    await expect.poll(() => bars(page), within).toHaveLength(90)
    await sales(page).locator('summary', { hasText: 'Custom dates' }).click()
    await sales(page).getByLabel('From').fill('2026-03-28')
    await sales(page).getByLabel('To').fill('2026-03-30')
    await sales(page).getByRole('button', { name: 'Apply' }).click()
    await expect.poll(() => bars(page), within).toHaveLength(3)
    await sales(page).locator('summary', { hasText: 'View as table' }).click()
    expect(await column(page, 2)).toEqual([0, 0, 0])
  })

  test('a new order is announced, not inserted', async () => {
    const page = await shop.openAsOwner()
    const listens = page.waitForResponse((response) => response.url().includes('/dashboard/live'))
    await page.goto('/dashboard/')
    await page.getByRole('region', { name: 'Unpaid' }).getByText('2', { exact: true }).waitFor()
    const offer = page.getByRole('button', { name: 'Refresh' })
    await listens
    await order('ines@example.com')
    await offer.click()
    await page.getByRole('region', { name: 'Unpaid' }).getByText('3', { exact: true }).waitFor()
    await offer.waitFor({ state: 'hidden' })
  })

  test('axe reports no violations in the table of numbers', async () => {
    const page = await atDesk(wideAndDark)
    await sales(page).getByText('View as table').click()
    expect(await auditEveryLook(page)).toEqual([])
  })
})
