import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ownerOf } from '../support/owner-of.ts'
import { withShop } from './shop.ts'

// Collections in the dashboard, and what shoppers see of them.

const shop = withShop()
const owner = () => ownerOf(shop.stoa).collections

const rows = (page: Page) => page.getByRole('list', { name: 'Products in their order' }).getByRole('link')
const order = (page: Page) => rows(page).allTextContents()

async function made(page: Page, name: string): Promise<string> {
  await page.goto('/dashboard/collections')
  await page.getByRole('link', { name: 'New collection' }).first().click()
  await page.getByRole('heading', { name: 'New collection', level: 1 }).waitFor()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create collection' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1)!
}

test('the owner makes a collection, adds products and orders them by keyboard; shoppers see that order', async () => {
  const page = await shop.openAsOwner()
  await made(page, 'Window shelf')
  await page.getByRole('searchbox', { name: 'Add products' }).fill('a')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('button', { name: 'Add selected' }).waitFor()
  const found = page.getByRole('checkbox')
  for (const at of [0, 1, 2]) await found.nth(at).check()
  await page.getByRole('button', { name: 'Add selected' }).click()
  await expect.poll(() => rows(page).count()).toBe(3)
  const [first, second, third] = (await order(page)) as [string, string, string]
  await page.getByRole('button', { name: `Move ${third} to the start` }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => order(page)).toEqual([third, first, second])
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Move ${third} to the start`)
  await page.getByRole('button', { name: `Move ${first} down` }).click()
  await expect.poll(() => order(page)).toEqual([third, second, first])
  await page.getByLabel('Order of products').selectOption('Manual order')
  await page.getByLabel('Page title').fill('Mugs for the window')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Collection saved').waitFor()
  await page.goto('/collections/window-shelf')
  expect(await page.title()).toMatch(/^Mugs for the window/)
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual([third, second, first])
})

test('a product is removed, and added again by undo', async () => {
  const page = await shop.openAsOwner()
  const id = await made(page, 'Undone')
  const { productIds } = await owner().listCollectionProducts({ id: '30000000-0000-4000-8000-000000000002' })
  await owner().addProductsToCollection({ id, productIds: productIds.slice(0, 2) })
  await page.reload()
  const [first] = (await order(page)) as [string]
  await page.getByRole('button', { name: `Remove ${first} from the collection` }).click()
  await expect.poll(() => rows(page).count()).toBe(1)
  await page
    .locator('form', { hasText: `${first} removed` })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect.poll(() => rows(page).count()).toBe(2)
})

test('a product is dragged to another position', async () => {
  const page = await shop.openAsOwner()
  const id = await made(page, 'Dragged')
  const { productIds } = await owner().listCollectionProducts({ id: '30000000-0000-4000-8000-000000000002' })
  await owner().addProductsToCollection({ id, productIds: productIds.slice(0, 3) })
  await page.reload()
  const [first, second, third] = (await order(page)) as [string, string, string]
  await page.getByTitle('Drag to another position').first().dragTo(rows(page).nth(2))
  await expect.poll(() => order(page)).toEqual([second, third, first])
  await expect.poll(async () => (await owner().listCollectionProducts({ id })).productIds.at(-1)).toBe(productIds[0])
})

test('rules are typed with a live count, and fill the collection', async () => {
  const page = await shop.openAsOwner()
  const id = await made(page, 'Cheap and here')
  await page.getByRole('link', { name: 'Use rules instead' }).click()
  await page.getByText('Complete the conditions').waitFor()
  await page.getByLabel('Price').fill('30')
  await page.getByText(/\d+ products match/).waitFor()
  await page.getByRole('button', { name: 'Add condition' }).click()
  await page.getByLabel('Condition', { exact: true }).nth(1).selectOption('Is in stock')
  await expect.poll(() => page.locator('output').filter({ hasText: 'match' }).getAttribute('aria-busy')).toBe(null)
  const said = await page.getByText(/\d+ products match/).textContent()
  await page.getByRole('button', { name: 'Save rules' }).click()
  await page.getByText('Rules saved.').waitFor()
  const { settings } = await owner().getCollectionSettings({ id })
  expect(settings.rules).toEqual({ match: 'ALL', conditions: [{ kind: 'PRICE_BELOW', amount: 30 }, { kind: 'IN_STOCK' }] })
  const { collection } = await owner().getCollection({ id })
  expect(said).toBe(`${collection.numberOfProducts} products match`)
})

test('featured collections are on the home page in their order; deleted ones leave it', async () => {
  const page = await shop.openAsOwner()
  await owner().setFeaturedCollections({
    collectionIds: ['30000000-0000-4000-8000-000000000002', '30000000-0000-4000-8000-000000000001'],
  })
  await page.goto('/dashboard/collections')
  const featured = page.getByRole('region', { name: 'Featured on the home page' })
  const names = await featured.getByRole('link').allTextContents()
  await featured.getByRole('button', { name: `Move ${names[0]} down` }).click()
  await expect.poll(() => featured.getByRole('link').allTextContents()).toEqual(names.toReversed())
  await page.goto('/')
  const tiles = page.getByRole('region', { name: 'Collections' }).getByRole('heading', { level: 3 })
  expect(await tiles.allTextContents()).toEqual(names.toReversed())
  await owner().setFeaturedCollections({ collectionIds: [] })
})

test('several collections are deleted once that is confirmed', async () => {
  const page = await shop.openAsOwner()
  for (const name of ['Gone one', 'Gone two']) await made(page, name)
  await page.goto('/dashboard/collections?q=Gone')
  for (const name of ['Gone one', 'Gone two']) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Delete 2 collections?').waitFor()
  await page.getByRole('alert').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('2 collections deleted').waitFor()
})

describe('without scripts', () => {
  test('products are added and moved, and rules are built', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled: false })
    const id = await made(page, 'Plain forms')
    await page.getByRole('searchbox', { name: 'Add products' }).fill('a')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    for (const at of [0, 1]) await page.getByRole('checkbox').nth(at).check()
    await page.getByRole('button', { name: 'Add selected' }).click()
    await expect.poll(async () => (await order(page)).length).toBe(2)
    const [first, second] = (await order(page)) as [string, string]
    await page.getByRole('button', { name: `Move ${second} up` }).click()
    await expect.poll(() => order(page)).toEqual([second, first])
    await page.goto(`/dashboard/collections/${id}?rules`)
    await page.getByRole('button', { name: 'Add condition' }).click()
    await page.getByLabel('Condition', { exact: true }).nth(1).selectOption('Brand is')
    await page.getByRole('button', { name: 'Update fields' }).click()
    expect(await page.getByLabel('Text').count()).toBe(1)
    await page.getByRole('button', { name: 'Remove condition 2' }).click()
    await page.getByLabel('Price').fill('40')
    await page.getByRole('button', { name: 'Save rules' }).click()
    await page.getByText('Rules saved.').waitFor()
    expect((await owner().getCollectionSettings({ id })).settings.rules).toMatchObject({
      conditions: [{ kind: 'PRICE_BELOW', amount: 40 }],
    })
  })
})
