import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeHistory, type History } from '../screens/history.ts'
import { withShop } from './shop.ts'

const shop = withShop()
let history: History
beforeAll(async () => {
  history = await makeHistory(shop.stoa)
})

/** The log of one order, once all its events have a position. */
async function toOrdersLog(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Order approved' })
  const reload = async (): Promise<number> => {
    await page.goto(`/dashboard/events?q=${history.orderId}`)
    await page.getByRole('heading', { level: 1, name: 'Event log' }).waitFor()
    return link.count()
  }
  await expect.poll(reload, { timeout: 20_000 }).toBeGreaterThan(0)
}

describe.each([true, false])('scripts %s', (javaScriptEnabled) => {
  test('shows the event of an order, its changes, and a link to the order', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    await toOrdersLog(page)
    expect(await page.locator('tbody th').allInnerTexts()).toContain('Order created')
    await page.getByRole('link', { name: 'Order approved' }).click()
    await page.getByRole('heading', { level: 1, name: 'Order approved' }).waitFor()
    const changes = page.getByRole('region', { name: 'Changes' })
    await changes.getByRole('row', { name: /^status .*INITIALIZED.*APPROVED/ }).waitFor()
    await page.getByRole('region', { name: 'JSON' }).getByText(`"${history.orderId}"`).first().waitFor()
    await page.getByRole('link', { name: 'Open resource' }).click()
    await page.getByRole('heading', { level: 1, name: `Order #${history.orderNumber}` }).waitFor()
  })

  test('filters are part of the address and can be removed', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    await page.goto('/dashboard/events')
    await page.getByText('Resource', { exact: true }).click()
    await page.getByRole('link', { name: 'Order', exact: true }).click()
    await page.waitForURL(/entity=wix\.ecom\.v1\.order/)
    const things = async () => new Set((await page.locator('tbody th').allInnerTexts()).map((name) => name.split(' ')[0]))
    await expect.poll(things, { timeout: 10_000 }).toEqual(new Set(['Order']))
    await page.getByRole('link', { name: 'Remove filter: Order' }).click()
    await page.waitForURL((url) => !url.search.includes('entity='))
  })
})

test('new events are counted above the list, and shown on request', async () => {
  const page = await shop.openAsOwner()
  const listens = page.waitForResponse((response) => response.url().includes('/dashboard/live'))
  await page.goto('/dashboard/events?entity=stoa.v1.api_key')
  await page.getByRole('heading', { level: 1, name: 'Event log' }).waitFor()
  await listens
  const other = await page.context().newPage()
  await other.goto('/dashboard/api-keys/new')
  await other.getByRole('textbox', { name: 'Name' }).fill('News')
  await other.getByRole('radio', { name: /^Everything/ }).check()
  await other.getByRole('button', { name: 'Create key' }).click()
  await other.getByText('Copy the secret now').waitFor()
  await page.getByRole('button', { name: '1 new event' }).click()
  await page.getByRole('link', { name: 'API key created' }).waitFor()
  await page.getByRole('button', { name: /new event/ }).waitFor({ state: 'detached' })
})

test('the system status: every part with its state, without scripts too', async () => {
  const page = await shop.openAsOwner({ javaScriptEnabled: false })
  await page.goto('/dashboard/health')
  for (const part of ['Process', 'Database', 'Events', 'Pending work', 'Disk']) await page.getByRole('region', { name: part }).waitFor()
  await page.getByRole('region', { name: 'Database' }).getByText('All migrations have been applied.').waitFor()
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Health' }).waitFor()
})
