import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sampleShop } from '@stoa/seed'
import { auditPaths } from './audit.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
const hidden = sampleShop.products.find(({ visible }) => !visible)!
const hiddenCollection = sampleShop.collections.find(({ visible }) => !visible)!
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function atDesk(path: string, options: Parameters<typeof shop.open>[0] = {}): Promise<Page> {
  const page = await shop.openAsOwner({ viewport: { width: 1440, height: 900 }, ...options })
  await page.goto(path)
  return page
}

/** Selects an option in a filter's menu. */
async function choose(page: Page, filter: string, choice: string): Promise<void> {
  await page.locator('main summary', { hasText: filter }).click()
  await page.locator('main details[open]').getByRole('link', { name: choice, exact: true }).click()
}

/** Timeout for a navigation. */
const within = { timeout: 10_000 }

describe('the list of products', () => {
  test('is reached from the menu, and links to a product and from there to the shop', async () => {
    const page = await atDesk('/dashboard/')
    await menu(page).getByRole('link', { name: 'Products' }).click()
    await title(page, 'Products').waitFor()
    await page.getByText(`${sampleShop.products.length} products`).waitFor()
    await page.getByRole('searchbox', { name: 'Name or SKU' }).fill(goods.withOptions.name)
    await page.keyboard.press('Enter')
    await page.waitForURL(/[?&]q=/)
    await rows(page).getByRole('link', { name: goods.withOptions.name }).click()
    await title(page, goods.withOptions.name).waitFor()
    expect(await rows(page).count()).toBe(goods.withOptions.variants.length)
    await page.getByRole('link', { name: 'View in shop' }).click()
    await page.waitForURL(`**/products/${goods.withOptions.slug}`)
  })

  test('is filtered by removable filters in the address; searches parts of name and SKU in any case; filters by price', async () => {
    const page = await atDesk('/dashboard/products')
    await choose(page, 'Stock', 'Sold out')
    await page.waitForURL(/stock=OUT_OF_STOCK/)
    await rows(page).getByRole('link', { name: goods.soldOut.name }).waitFor()
    await choose(page, 'Visibility', 'Hidden')
    await page.waitForURL(/visibility=hidden/)
    await page.getByText('No results').waitFor()
    await page.getByRole('link', { name: 'Remove filter: Sold out' }).click()
    await rows(page).getByRole('link', { name: hidden.name }).waitFor()
    expect(new URL(page.url()).search).toBe('?visibility=hidden')
    await page.goto(`/dashboard/products?q=${goods.plain.sku!.toLowerCase()}`)
    await rows(page).getByRole('link', { name: goods.plain.name }).waitFor()
    await page.goto('/dashboard/products')
    await page.locator('main summary', { hasText: 'Price' }).click()
    await page.getByLabel('From (EUR)').fill('100')
    await page.getByRole('button', { name: 'Apply' }).filter({ visible: true }).click()
    await page.waitForURL(/min=100/)
    const dear = sampleShop.products.filter(({ priceMinor }) => priceMinor >= 10_000)
    await expect.poll(() => rows(page).count(), within).toBe(dear.length)
  })

  test('is sorted by its headers, page by page, and keeps both in the address', async () => {
    const page = await atDesk('/dashboard/products')
    const prices = async () =>
      (await rows(page).locator('td.text-end').filter({ hasText: '€' }).allInnerTexts()).map((text) =>
        Number(/€([\d.]+)(?!.*€)/s.exec(text)![1]),
      )
    await page.getByRole('link', { name: 'Price' }).click()
    await page.waitForURL(/sort=-price/)
    await expect
      .poll(async () => (await prices())[0], within)
      .toBe(Math.max(...sampleShop.products.map(({ priceMinor }) => priceMinor)) / 100)
    const sorted = await prices()
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a))
    expect(await page.locator('th[aria-sort="descending"]').innerText()).toContain('Price')
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL(/cursor=/)
    await expect.poll(() => rows(page).count(), within).toBe(sampleShop.products.length - 25)
    await page.getByRole('link', { name: '100', exact: true }).click()
    await expect.poll(() => rows(page).count(), within).toBe(sampleShop.products.length)
  })

  test('shows images instead of rows, and other columns, and starts over with an invalid cursor', async () => {
    const page = await atDesk('/dashboard/products')
    await page.getByRole('link', { name: 'Grid' }).click()
    await page.waitForURL(/look=grid/)
    await expect.poll(() => page.getByRole('list', { name: 'Products' }).getByRole('listitem').count(), within).toBe(25)
    await page.getByRole('link', { name: 'List' }).click()
    await page.locator('main summary', { hasText: 'Columns' }).click()
    await page.getByLabel('Updated').check()
    await page.getByRole('button', { name: 'Apply' }).filter({ visible: true }).click()
    await page.getByRole('columnheader', { name: 'Updated' }).waitFor()
    // An invalid cursor leads to the first page.
    await page.goto('/dashboard/products?q=a&cursor=made-up')
    await rows(page).first().waitFor()
    expect(new URL(page.url()).search).toBe('?q=a')
  })

  test('works without scripts', async () => {
    const page = await atDesk('/dashboard/products', { javaScriptEnabled: false })
    await page.getByRole('searchbox', { name: 'Name or SKU' }).fill(goods.plain.name)
    await page.getByRole('button', { name: 'Search' }).click()
    await rows(page).getByRole('link', { name: goods.plain.name }).click()
    await title(page, goods.plain.name).waitFor()
    await page.getByRole('link', { name: 'Code' }).first().click()
    await page.getByText('catalogue.getProduct').first().waitFor()
  })
})

describe('a product', () => {
  test('that is hidden is shown in the dashboard only, without a link to the shop; an unknown one is a missing page', async () => {
    const page = await atDesk(`/dashboard/products/${hidden.id}`)
    await title(page, hidden.name).waitFor()
    expect(await page.getByText('Hidden', { exact: true }).count()).toBeGreaterThan(0)
    expect(await page.getByRole('link', { name: 'View in shop' }).count()).toBe(0)
    const answer = await page.goto(`/products/${hidden.slug}`)
    expect(answer!.status()).toBe(404)
    await page.goto('/dashboard/products/dead0000-0000-4000-8000-000000000000')
    await title(page, 'Page not found').waitFor()
    await menu(page).getByRole('link', { name: 'Products' }).click()
    await title(page, 'Products').waitFor()
  })

  test('copies its ids and its code to the clipboard', async () => {
    const page = await atDesk(`/dashboard/products/${goods.withOptions.id}`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy Product ID' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), within).toBe(goods.withOptions.id)
    await page.getByRole('link', { name: 'Code' }).click()
    await page.getByRole('dialog').getByText(goods.withOptions.id).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })
})

describe('collections', () => {
  test('are reached from the menu, hidden ones too, and list their products', async () => {
    const page = await atDesk('/dashboard/')
    await menu(page).getByRole('link', { name: 'Collections' }).click()
    const tree = page.getByRole('treegrid')
    // With the head and "All Products".
    await expect.poll(() => tree.getByRole('row').count(), within).toBe(sampleShop.collections.length + 2)
    await choose(page, 'Visibility', 'Hidden')
    await tree.getByRole('link', { name: hiddenCollection.name, exact: true }).click()
    await title(page, hiddenCollection.name).waitFor()
    expect(await page.getByRole('link', { name: 'View in shop' }).count()).toBe(0)
    const members = sampleShop.products.filter(({ collectionIds }) => collectionIds.includes(hiddenCollection.id))
    const listed = page.getByRole('list', { name: 'Products in their order' }).getByRole('listitem')
    await expect.poll(() => listed.count(), within).toBe(members.length)
    await listed.getByRole('link', { name: members[0]!.name }).click()
    await title(page, members[0]!.name).waitFor()
  })

  test('are found by name, by keyboard alone', async () => {
    const page = await atDesk('/dashboard/collections')
    const [collection] = sampleShop.collections
    await page.getByRole('searchbox', { name: 'Name' }).focus()
    await page.keyboard.type(collection!.name.slice(0, 4))
    await page.keyboard.press('Enter')
    await page.waitForURL(/[?&]q=/)
    await page.getByRole('treegrid').getByRole('link', { name: collection!.name, exact: true }).focus()
    await page.keyboard.press('Enter')
    await title(page, collection!.name).waitFor()
  })
})

test('axe reports no violations in other states: images, no match, options, a hidden product, a sold-out one', async () => {
  const page = await shop.openAsOwner()
  const paths = [
    'products?look=grid&stock=IN_STOCK&q=a',
    'products?q=nothing-like-it',
    `products/${goods.withOptions.id}`,
    `products/${hidden.id}`,
    'inventory?state=out',
    'collections?q=nothing-like-it',
  ]
  expect(
    await auditPaths(
      page,
      paths.map((path) => `/dashboard/${path}`),
    ),
  ).toEqual([])
})
