import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { ownerOf } from '../support/owner-of.ts'
import { withShop } from './shop.ts'

// The tree of collections as shoppers see it.

const shop = withShop()
let database: Database
beforeAll(() => void (database = connect({ connectionString: inject('database') }, 1)))
afterAll(() => database.close())
const owner = () => ownerOf(shop.stoa)
const light = '30000000-0000-4000-8000-000000000002'

describe.each([true, false])('with scripts: %s', (javaScriptEnabled) => {
  test('a shopper goes down the tree by the collections below one, and up by the breadcrumbs', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await page.goto('/collections')
    await page.getByRole('link', { name: 'Lamps & Light', exact: true }).last().click()
    await page.getByRole('heading', { name: 'Lamps & Light', level: 1 }).waitFor()
    const products = page.getByRole('article').getByRole('heading')
    expect(await products.allTextContents()).toContain('Pocket Rainbow')
    const below = page.getByRole('navigation', { name: 'Subcollections' }).getByRole('link')
    expect(await below.allTextContents()).toEqual(['Candles & Lanterns', 'Rainbow Makers'])
    await below.first().click()
    await page.getByRole('heading', { name: 'Candles & Lanterns', level: 1 }).waitFor()
    expect(await products.count()).toBe(2)
    await below.getByText('Tapers').click()
    await page.getByRole('heading', { name: 'Tapers', level: 1 }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Subcollections' }).count()).toBe(0)
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    expect(await breadcrumbs.getByRole('listitem').allTextContents()).toEqual([
      'Home',
      'Collections',
      'Lamps & Light',
      'Candles & Lanterns',
      'Tapers',
    ])
    expect(await breadcrumbs.locator('[aria-current=page]').textContent()).toBe('Tapers')
    await page.getByRole('article').getByRole('link', { name: 'Beeswax Tapers, Six on a Peg', exact: true }).click()
    await page.getByRole('heading', { name: 'Beeswax Tapers, Six on a Peg', level: 1 }).waitFor()
    await breadcrumbs.getByRole('link', { name: 'Lamps & Light' }).click()
    await page.getByRole('heading', { name: 'Lamps & Light', level: 1 }).waitFor()
  })

  test('the overview links to the collections below', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await page.goto('/collections')
    const main = page.getByRole('main')
    expect(await main.getByRole('heading', { level: 2 }).allTextContents()).not.toContain('Rainbow Makers')
    await main.getByRole('link', { name: 'Rainbow Makers' }).click()
    await page.getByRole('heading', { name: 'Rainbow Makers', level: 1 }).waitFor()
  })
})

test('search engines see the way to a collection and the tags of the shop; shoppers its description with formatting', async () => {
  const page = await shop.open()
  await page.goto('/collections/tapers')
  const wayIn = async () =>
    (await page.locator('script[type="application/ld+json"]').allTextContents())
      .map((text) => JSON.parse(text) as { '@type': string; itemListElement?: { name: string }[] })
      .find((one) => one['@type'] === 'BreadcrumbList')!
      .itemListElement!.map(({ name }) => name)
  expect(await wayIn()).toEqual(['Lamps & Light', 'Candles & Lanterns', 'Tapers'])
  const doc = {
    richDescription: '<p>Light for <strong>late hours</strong><script>alert(1)</script></p>',
    seo: {
      tags: [
        { type: 'meta', props: { name: 'robots', content: 'noindex' } },
        { type: 'meta', props: { name: 'author', content: 'Hidden' }, disabled: true },
      ],
    },
  }
  await database.run(sql`
    update collections set doc = doc || ${JSON.stringify(doc)}::jsonb where site_id = ${shop.stoa.siteId} and id = ${light}`)
  await owner().collections.updateCollectionSettings({ settings: { id: light, seoTitle: 'Lamps that wait up' } })
  const title = async () => {
    await page.goto('/collections/light')
    return page.title()
  }
  await expect.poll(title).toMatch(/^Lamps that wait up/)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('meta[name=author]').count()).toBe(0)
  await page.getByRole('main').locator('strong').getByText('late hours').waitFor()
})

test('the overview has links to the first ones below a collection, counts the others, and fits its window', async () => {
  const treeReference = { appNamespace: '@wix/stores' }
  const { category: top } = await owner().categories.createCategory({ category: { name: 'Wide', visible: true }, treeReference })
  const names = ['Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverzeichnisexemplar', ...'123456789']
  for (const name of names)
    await owner().categories.createCategory({ category: { name, visible: true, parentCategory: { id: top.id! } }, treeReference })
  const page = await shop.open({ viewport: { width: 390, height: 800 } })
  await page.goto('/collections')
  const tile = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Wide' }) })
  expect(await tile.getByRole('link').allTextContents()).toEqual(['Wide', ...names.slice(0, 8)])
  await tile.getByText('and 2 more').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('a collection that is hidden leaves the pages above it', async () => {
  const page = await shop.open()
  const rainbows = '30000000-0000-4000-8000-000000000013'
  await owner().collections.updateCollection({ collection: { id: rainbows, visible: false } })
  const below = async () => {
    await page.goto('/collections/light')
    return page.getByRole('navigation', { name: 'Subcollections' }).getByRole('link').allTextContents()
  }
  await expect.poll(below).toEqual(['Candles & Lanterns'])
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).not.toContain('Pocket Rainbow')
  await page.goto('/products/pocket-rainbow')
  expect(await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').count()).toBe(2)
})
