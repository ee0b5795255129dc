import { describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { createClient } from '@stoa/sdk'
import { audit } from './audit.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
const soon = { timeout: 10_000 }
const pathOf = ({ slug }: { slug: string }) => `/products/${slug}`
const phone = { viewport: { width: 360, height: 740 } }

describe('images', () => {
  test('thumbnails select an image; it opens full screen, arrows navigate, Escape closes', async () => {
    const page = await shop.open()
    await page.goto(pathOf(goods.withOptions))
    const pictures = page.getByRole('region', { name: 'Pictures' })
    const second = pictures.getByRole('link', { name: /^Picture 2 of/ })
    await second.click()
    await expect.poll(() => second.getAttribute('aria-current'), soon).toBe('true')
    await pictures.getByRole('link', { name: 'Enlarge picture' }).nth(1).click()
    const zoom = page.getByRole('dialog', { name: 'Enlarge picture' })
    await zoom.getByText(/^Picture 2 of/).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowRight')
    await zoom.getByText(/^Picture (3|1) of/).waitFor({ state: 'attached' })
    await zoom.getByRole('button', { name: 'Zoom in' }).last().click()
    await zoom.getByRole('button', { name: 'Zoom out' }).last().waitFor()
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    await page.keyboard.press('ArrowRight')
    await zoom.getByText(/^Picture 2 of/).waitFor({ state: 'attached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Zoom in')
    await page.evaluate(() => (document.documentElement.dir = ''))
    expect(await audit(page)).toEqual([])
    await page.keyboard.press('Escape')
    await zoom.waitFor({ state: 'hidden' })
  })

  test('without scripts each links to its full size', async () => {
    const page = await shop.open({ javaScriptEnabled: false })
    await page.goto(pathOf(goods.withOptions))
    const href = await page.getByRole('link', { name: 'Enlarge picture' }).first().getAttribute('href')
    expect((await page.request.get(href!)).headers()['content-type']).toMatch(/^image\//)
  })
})

test.each([true, false])('delivery is shown for the selected country; a download has none (scripts: %s)', async (javaScriptEnabled) => {
  const page = await shop.open({ javaScriptEnabled })
  await page.goto(pathOf(goods.plain))
  await page.getByText('Post, tracked').waitFor()
  await page
    .getByText(/free from €60/)
    .first()
    .waitFor()
  await page.getByText('Collect at the shop').waitFor()
  await page.getByRole('link', { name: 'Change country' }).click()
  await page.getByLabel('Deliver to').selectOption('DE')
  if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByText('3 to 6 working days').waitFor()
  expect(await page.getByText('Collect at the shop').count()).toBe(0)
  await page.goto(pathOf(goods.download))
  expect(await page.getByText(/^Deliver(y)? to /).count()).toBe(0)
})

test('whether it can be picked up now follows the choice', async () => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  const api = createClient({ baseUrl, apiKey, siteId })
  const { withOptions } = goods
  const [option] = withOptions.options
  const [, second] = option!.choices
  const { settings } = await api.shop.getSettings({})
  const pickupPlaces = settings.pickupPlaces.map((place) => ({ ...place, locationId: defaultLocationId }))
  await api.shop.updateSettings({ settings: { revision: settings.revision, pickupPlaces } })
  const { variants } = (await api.catalogue.getProduct({ id: withOptions.id })).product
  const soldOut = variants.filter(({ choices }) => Object.values(choices).includes(second!.description))
  await api.stock.adjustStock({
    adjustments: soldOut.map(({ id }) => ({ productId: withOptions.id, variantId: id!, action: 'SET', quantity: 0 })),
    reason: 'COUNTED',
  })
  const page = await shop.open()
  await page.goto(pathOf(withOptions))
  await page.getByText('In stock at The kiosk at Foz').waitFor()
  await page.getByRole('group', { name: option!.name }).getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByText('Not in stock at The kiosk at Foz').waitFor()
  expect(await audit(page)).toEqual([])
  await page.keyboard.press('ArrowLeft')
  await page.getByText('In stock at The kiosk at Foz', { exact: true }).waitFor()
})

test('on a phone the button stays visible while scrolling, and adds the same variant to the cart', async () => {
  const page = await shop.open(phone)
  await page.goto(pathOf(goods.plain))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const bar = page.getByRole('region', { name: 'Buy' })
  await bar.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('article', { name: goods.plain.name }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('main').getByLabel('Quantity').scrollIntoViewIfNeeded()
  await bar.waitFor({ state: 'hidden' })
})

describe('metadata', () => {
  test('product, offer and breadcrumbs, a preview card, the page as text, the sitemap, the rules for robots', async () => {
    const page = await shop.open({ javaScriptEnabled: false })
    await page.goto(`${pathOf(goods.plain)}?option.Nothing=of-the-kind`)
    const data = await page.locator('script[type="application/ld+json"]').allInnerTexts()
    const [product, breadcrumbs] = data.map((text) => JSON.parse(text) as Record<string, unknown>)
    expect(product).toMatchObject({ '@type': 'Product', name: goods.plain.name, offers: { priceCurrency: 'EUR' } })
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    const address = `${shop.stoa.baseUrl}${pathOf(goods.plain)}`
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address)
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(goods.plain.name)
    expect(await page.locator('meta[property="og:type"]').getAttribute('content')).toBe('product')
    const read = async (path: string) => {
      const answer = await page.request.get(path)
      expect(answer.status()).toBe(200)
      return { text: await answer.text(), type: answer.headers()['content-type'] }
    }
    expect(await read(`${pathOf(goods.plain)}/index.md`)).toMatchObject({
      text: expect.stringContaining('Price: '),
      type: expect.stringContaining('text/markdown'),
    })
    const sitemap = await read('/sitemap.xml')
    expect(sitemap.text).toContain(`<loc>${shop.stoa.baseUrl}${pathOf(goods.plain)}</loc>`)
    expect((await read('/robots.txt')).text).toContain(`Sitemap: ${shop.stoa.baseUrl}/sitemap.xml`)
    expect((await read('/llms.txt')).text).toContain(`${shop.stoa.baseUrl}${pathOf(goods.plain)}/index.md`)
    expect((await page.request.get('/sitemap/7.xml')).status()).toBe(404)
  })
})
