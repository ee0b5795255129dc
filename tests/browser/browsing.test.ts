import { describe, expect, test } from 'vitest'
import { sampleShop } from '@stoa/seed'
import { audit, auditEveryLook, wideAndDark } from './audit.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
const soon = { timeout: 10_000 }
const phone = { viewport: { width: 360, height: 740 } }
const collections = sampleShop.collections.filter(({ visible, parentId }) => visible && parentId === undefined)

describe('search suggestions', () => {
  test('arrows select, Enter opens, Escape closes', async () => {
    const page = await shop.open()
    await page.goto('/')
    const box = page.getByRole('combobox', { name: 'Search the shop' })
    await box.fill(goods.plain.name.slice(0, 6))
    const option = page.getByRole('option', { name: goods.plain.name })
    await option.waitFor()
    expect(await audit(page)).toEqual([])
    await box.press('Escape')
    await option.waitFor({ state: 'hidden' })
    await box.press('ArrowDown')
    await expect.poll(() => page.getByRole('option', { selected: true }).count(), soon).toBe(1)
    while ((await option.getAttribute('aria-selected')) !== 'true') await box.press('ArrowDown')
    await box.press('Enter')
    await page.getByRole('heading', { level: 1, name: goods.plain.name }).waitFor()
  })

  test('a typo is corrected, and what fails or is too short suggests nothing', async () => {
    const page = await shop.open()
    await page.goto('/')
    const box = page.getByRole('combobox', { name: 'Search the shop' })
    await box.pressSequentially('l')
    await page.getByRole('option', { name: 'All results for “l”' }).waitFor()
    expect(await page.getByRole('option').count()).toBe(1)
    await box.pressSequentially('map')
    await page.getByRole('status').getByText('Searching for “lamp” instead').waitFor({ state: 'attached' })
    await page.getByRole('option', { name: 'Marquise Lamp' }).waitFor()
    expect(await audit(page)).toEqual([])
    await box.fill(goods.soldOut.name)
    await page.getByRole('option', { name: goods.soldOut.name }).filter({ hasText: 'Sold out' }).waitFor()
    await page.route('**/search/suggestions.data*', (route) => route.abort())
    await box.fill('jug')
    await page.getByRole('option', { name: goods.soldOut.name }).waitFor({ state: 'detached' })
    await box.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Results for “jug”' }).waitFor()
  })

  test('recent searches are suggested, and can be cleared', async () => {
    const page = await shop.open()
    await page.goto('/')
    const box = page.getByRole('combobox', { name: 'Search the shop' })
    await box.fill('lamp')
    await box.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Results for “lamp”' }).waitFor()
    await page.getByRole('link', { name: /, home$/ }).click()
    await page.getByRole('heading', { level: 1, name: sampleShop.settings.tagline }).waitFor()
    await box.click()
    await page.getByRole('option', { name: 'lamp' }).click()
    await page.waitForURL(/q=lamp/)
    await page.goto('/')
    await box.click()
    await page.getByRole('option', { name: 'Clear recent searches' }).click()
    await page.getByRole('option', { name: 'lamp' }).waitFor({ state: 'detached' })
    await box.press('ArrowDown')
    expect(await page.getByRole('option').count()).toBe(0)
  })

  test('without scripts the search is a form', async () => {
    const page = await shop.open({ javaScriptEnabled: false })
    await page.goto('/')
    await page.getByLabel('Search the shop').fill('lamp')
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Results for “lamp”' }).waitFor()
  })
})

test('a search corrects a typo, and an empty result offers other links', async () => {
  const page = await shop.open()
  await page.goto('/search?q=lmap')
  await page.getByRole('heading', { level: 1, name: 'Results for “lamp”' }).waitFor()
  await page.getByText('No results for “lmap”. Showing results for lamp.').waitFor()
  await page.getByRole('article').filter({ hasText: 'Marquise Lamp' }).waitFor()
  expect(await audit(page)).toEqual([])
  await page.goto('/search?q=marqiusse')
  await page.getByRole('link', { name: 'Marquise', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Results for “Marquise”' }).waitFor()
})

describe('a listing', () => {
  test('filters apply at once, are part of the address, and can be removed one by one', async () => {
    const page = await shop.open()
    await page.goto('/collections/all-products')
    const all = await page
      .locator('main output')
      .getByText(/^\d+ products$/)
      .first()
      .innerText()
    await page.getByLabel('On sale only').check()
    await page.waitForURL(/sale=yes/)
    await expect
      .poll(() =>
        page
          .locator('main output')
          .getByText(/^\d+ products?$/)
          .first()
          .innerText(),
      )
      .not.toBe(all)
    // The list, and the filter itself, have the number of products that the filter promised.
    const inStock = await page.locator('label').filter({ hasText: 'In stock only' }).innerText()
    await page.getByLabel('In stock only').check()
    await page.waitForURL(/stock=in/)
    await page
      .locator('main output')
      .getByText(new RegExp(`^${/\d+/.exec(inStock)![0]} products?$`))
      .waitFor()
    await page.getByRole('link', { name: 'Remove filter: On sale' }).click()
    await page.waitForURL((url) => !url.search.includes('sale'))
    await expect.poll(() => page.getByLabel('On sale only').isChecked(), soon).toBe(false)
    expect(await page.getByLabel('In stock only').isChecked()).toBe(true)
    await page.goBack()
    await expect.poll(() => page.getByLabel('On sale only').isChecked(), soon).toBe(true)
    expect(await audit(page)).toEqual([])
  })

  test('on a phone the filters are a sheet, with and without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await shop.open({ ...phone, javaScriptEnabled })
      await page.goto('/collections/all-products')
      expect(await page.getByLabel('On sale only').isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Filters', exact: true }).click()
      await page.getByLabel('On sale only').check()
      await page.getByRole('button', { name: 'Apply' }).click()
      await page.waitForURL(/sale=yes/)
      await page.getByRole('link', { name: 'Remove filter: On sale' }).waitFor()
    }
  })

  test.each([true, false])('colours are swatches, and collections are filters (scripts: %s)', async (javaScriptEnabled) => {
    const page = await shop.open({ javaScriptEnabled })
    const apply = () => (javaScriptEnabled ? undefined : page.getByRole('button', { name: 'Apply' }).click())
    await page.goto('/collections/all-products')
    const swatch = page.getByRole('checkbox', { name: 'Coral 2 products' })
    await page.locator('label').filter({ has: swatch }).click()
    await apply()
    await page.waitForURL(/option\.Enamel=Coral/)
    await page.getByRole('link', { name: 'Remove filter: Coral' }).waitFor()
    expect(await swatch.isChecked()).toBe(true)
    await page.locator('summary').filter({ hasText: 'Collection' }).click()
    await page.getByRole('checkbox', { name: 'Green Things 1 product' }).check()
    await apply()
    await page.waitForURL(/collection=/)
    await page.locator('main output').getByText('1 product', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Remove filter: Green Things' }).click()
    await page.locator('main output').getByText('2 products', { exact: true }).waitFor()
  })

  test.each([true, false])('a card adds its product, or asks for its options first (scripts: %s)', async (javaScriptEnabled) => {
    const page = await shop.open({ ...phone, javaScriptEnabled })
    const card = (name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
    const find = (name: string) => page.goto(`/search?q=${encodeURIComponent(name)}`)
    await find(goods.plain.name)
    await card(goods.plain.name)
      .getByRole('button', { name: `Add ${goods.plain.name} to your cart` })
      .click()
    const drawer = page.getByRole('dialog', { name: 'Your cart' })
    if (javaScriptEnabled) await drawer.waitFor()
    else {
      await page.waitForURL(/\/search\?q=[^#]*#added$/)
      await page.getByRole('status').filter({ hasText: 'Added to your cart' }).getByRole('link', { name: 'View cart' }).waitFor()
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    }
    await find(goods.withOptions.name)
    await card(goods.withOptions.name)
      .getByRole('link', { name: `Choose options of ${goods.withOptions.name}` })
      .click()
    const chooser = page.getByRole('dialog', { name: goods.withOptions.name })
    await (javaScriptEnabled ? chooser.waitFor() : page.waitForURL(/\/products\//))
    expect(await chooser.isVisible()).toBe(javaScriptEnabled)
    if (!javaScriptEnabled) return
    expect(await audit(page)).toEqual([])
    await chooser.getByRole('button', { name: 'Add to cart' }).click()
    await drawer.getByRole('article', { name: goods.withOptions.name }).waitFor()
    expect(await chooser.count()).toBe(0)
  })

  test('more products are appended under an address of their own; Back restores the position', async () => {
    const page = await shop.open()
    await page.goto('/collections/all-products')
    const tiles = page.getByRole('main').getByRole('article')
    expect(await tiles.count()).toBe(24)
    await page.getByRole('link', { name: /^Show \d+ more$/ }).click()
    await page.waitForURL(/from=1&page=2/)
    await expect.poll(() => tiles.count(), soon).toBeGreaterThan(24)
    const last = tiles.last()
    await last.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    const name = await last.getByRole('heading').innerText()
    await last.getByRole('heading').getByRole('link').click()
    await page.getByRole('main').getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await page.goBack()
    await expect.poll(() => tiles.count(), soon).toBeGreaterThan(24)
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before), soon).toBeLessThan(200)
  })

  test('a filter without matches offers to reset it', async () => {
    const page = await shop.open()
    await page.goto('/collections/all-products?min=999999')
    await page.getByText('No products match these filters').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).first().click()
    await page
      .locator('main output')
      .getByText(/^\d+ products$/)
      .first()
      .waitFor()
  })
})

test.each([true, false])('on a phone the menu leads to every collection (scripts: %s)', async (javaScriptEnabled) => {
  const page = await shop.open({ ...phone, javaScriptEnabled })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Collections' })
  for (const { name } of collections) await menu.getByRole('link', { name, exact: true }).waitFor()
  await menu.getByRole('link', { name: collections[0]!.name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: collections[0]!.name }).waitFor()
})

test.each([true, false])('light and dark themes are saved, and the page is rendered in them (scripts: %s)', async (javaScriptEnabled) => {
  const page = await shop.open({ javaScriptEnabled, colorScheme: 'light' })
  await page.goto('/search')
  const theme = () => page.locator('html').getAttribute('data-theme')
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect.poll(theme, soon).toBe('dark')
  expect(new URL(page.url()).pathname).toBe('/search')
  // With scripts the page changes before the choice is saved.
  await saved
  await page.reload()
  expect(await theme()).toBe('dark')
  await page.getByRole('button', { name: 'Same as device' }).click()
  await expect.poll(theme, soon).toBeNull()
})

test('the switch redirects within this site only', async () => {
  const page = await shop.open()
  await page.goto('/')
  const answer = await page.request.post('/theme', {
    form: { theme: 'dark', back: '//elsewhere.example' },
    headers: { origin: shop.stoa.baseUrl },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toBe('/')
})

test('a slow page shows progress and its skeleton', async () => {
  const page = await shop.open()
  await page.goto('/')
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/collections*.data*', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('link', { name: 'All collections' }).first().click()
  await page.getByText('Loading page').waitFor({ state: 'attached' })
  expect(await page.locator('.skeleton').count()).toBeGreaterThan(4)
  letGo()
  await page.getByRole('heading', { level: 1, name: 'Collections' }).waitFor()
  expect(await page.locator('.skeleton').count()).toBe(0)
})

test('without a connection the page says that it may be out of date', async () => {
  const page = await shop.open()
  await page.goto('/collections')
  await page.getByRole('main').getByRole('link', { name: collections[0]!.name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: collections[0]!.name }).waitFor()
  await page.context().setOffline(true)
  await page.getByText('You’re offline.').waitFor()
  await page.getByRole('navigation', { name: 'Collections' }).getByRole('link', { name: collections[1]!.name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()
  await page.context().setOffline(false)
  await page.getByText('You’re offline.').waitFor({ state: 'hidden' })
  shop.ignoreTroubles(/fetch|network|ERR_/i)
})

test('a missing page offers other links', async () => {
  const page = await shop.open()
  await page.goto('/nothing/here')
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  await page.getByLabel('What are you looking for?').fill('lamp')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/q=lamp/)
})

test('axe reports no violations on the collection of all products', async () => {
  const page = await shop.open(wideAndDark)
  await page.goto('/collections/all-products')
  expect(await auditEveryLook(page)).toEqual([])
})
