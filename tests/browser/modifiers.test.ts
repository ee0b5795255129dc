import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { choices, storeDoc, storedDoc, storedVariants, storeOfVariant, text } from '../support/customized.ts'
import { sharedDatabase } from '../support/site.ts'
import { auditEveryLook, wideAndDark } from './audit.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()

const colour = (name: string, value: string) => ({ choiceId: randomUUID(), value, description: name, mediaIds: [] })

/** A product with variants, of which the first is reduced to 10.00, and with modifiers besides. */
beforeAll(async () => {
  const site = { database: await sharedDatabase(), siteId: shop.stoa.siteId }
  await storeDoc(site, goods.withOptions.id, {
    modifiers: [
      choices('Wrap', { Paper: 0, Linen: 250 }),
      text('Engraving', { addedMinor: 500, minLength: 3, maxLength: 8 }),
      {
        ...choices('Ribbon', {}, { mandatory: false, optionType: 'color' }),
        choices: [colour('Red', '#a33'), { ...colour('Blue', '#33a'), addedMinor: 100 }],
      },
    ],
  })
  for (const { id } of goods.withOptions.variants) await storeOfVariant(site, id, { saleMinor: 1000 })
})

const path = () => `/products/${goods.withOptions.slug}`
const price = (page: Page) => page.locator('main ins').first()
const choose = (page: Page, group: string, choice: string) => page.getByRole('group', { name: group }).getByText(choice).click()

// First, as the server hasn’t loaded the part of the page yet that has them.
test('without scripts the selection is updated, and what is wrong is named beside it', async () => {
  const page = await shop.open({ javaScriptEnabled: false })
  await page.goto(path())
  await choose(page, 'Wrap', 'Linen')
  await page.getByLabel('Engraving').fill('Vera')
  await page.getByRole('button', { name: 'Update selection' }).click()
  await price(page).getByText('€17.50').waitFor()
  expect(await page.getByLabel('Engraving').inputValue()).toBe('Vera')
  const form = { quantity: '1', 'option.Wrap': '', 'text.0': 'Vi' }
  const selected = await page
    .getByRole('radio', { checked: true })
    .evaluateAll((radios) => radios.map((radio) => [(radio as HTMLInputElement).name, (radio as HTMLInputElement).value]))
  const post = (fields: object) =>
    page.request.post(path(), {
      form: { ...Object.fromEntries(selected), ...form, ...fields },
      headers: { origin: shop.stoa.baseUrl },
      maxRedirects: 0,
    })
  expect(await (await post({})).text()).toMatch(/<fieldset aria-describedby="[^"]+" aria-invalid="true">/)
  const short = await post({ 'option.Wrap': 'Linen' })
  expect(short.status()).toBe(422)
  expect(await short.text()).toMatch(/<input(?=[^>]*name="text\.0")(?=[^>]*value="Vi")(?=[^>]*aria-invalid="true")/)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  expect(await page.locator('main').innerText()).toContain('€17.50')
})

test('what choices and texts add is shown beside them, and the price follows', async () => {
  const page = await shop.open()
  await page.goto(path())
  expect(await page.getByRole('group', { name: 'Ribbon' }).getByRole('radio', { checked: true }).inputValue()).toBe('')
  expect(await page.getByRole('group', { name: 'Wrap' }).innerText()).toContain('Linen + €2.50')
  await price(page).getByText('€10.00').waitFor()
  await choose(page, 'Wrap', 'Linen')
  await price(page).getByText('€12.50').waitFor()
  await choose(page, 'Ribbon', 'Blue')
  await price(page).getByText('€13.50').waitFor()
  await page.getByLabel('Engraving').fill('Vera')
  await price(page).getByText('€18.50').waitFor()
  await choose(page, 'Ribbon', 'None')
  await price(page).getByText('€17.50').waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await cart.getByText('Linen').waitFor()
  await cart.getByText('Vera').waitFor()
  expect(await cart.innerText()).toContain('€17.50')
})

test('a choice is made by keyboard, and is part of the address', async () => {
  const page = await shop.open()
  await page.goto(path())
  await page.getByRole('group', { name: 'Wrap' }).getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL((url) => url.searchParams.get('option.Wrap') === 'Linen')
  await price(page).getByText('€12.50').waitFor()
})

test('a product in a list offers them too', async () => {
  const page = await shop.open()
  await page.goto(`/search?q=${encodeURIComponent(goods.withOptions.name)}`)
  await page.getByRole('link', { name: `Choose options of ${goods.withOptions.name}` }).click()
  const sheet = page.getByRole('dialog', { name: goods.withOptions.name })
  await sheet.getByText('Linen').click()
  await sheet.getByText('€12.50').waitFor()
  await sheet.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByText('Linen').waitFor()
})

test('machines read them', async () => {
  const page = await shop.open()
  const markdown = await (await page.request.get(`${path()}/index.md`)).text()
  expect(markdown).toContain(
    'Wrap: Paper, Linen (+ €2.50)\nEngraving (optional): your text, 3 to 8 characters (+ €5.00)\nRibbon (optional): Red, Blue (+ €1.00)',
  )
  const html = await (await page.request.get(path())).text()
  expect(html).toMatch(/"price":10,/)
  expect(html).toContain('StrikethroughPrice')
})

test('the page is accessible in every look', async () => {
  const page = await shop.open(wideAndDark)
  await page.goto(path())
  await page.getByRole('group', { name: 'Wrap' }).waitFor()
  expect(await auditEveryLook(page)).toEqual([])
})

test('the product editor shows them, and leaves them when something else changes', async () => {
  const page = await shop.openAsOwner({ viewport: { width: 1280, height: 900 } })
  await page.goto(`/dashboard/products/${goods.withOptions.id}`)
  const names = page.getByRole('textbox', { name: 'Modifier name', exact: true })
  await names.first().waitFor()
  expect(await names.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual(['Wrap', 'Ribbon'])
  const site = { database: sharedDatabase(), siteId: shop.stoa.siteId }
  const before = [await storedDoc(site, goods.withOptions.id), await storedVariants(site, goods.withOptions.id)]
  await page.getByRole('combobox', { name: 'Brand', exact: true }).fill('Loom')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/saved=/)
  const doc = await storedDoc(site, goods.withOptions.id)
  expect([{ ...doc, brandId: undefined }, await storedVariants(site, goods.withOptions.id)]).toEqual([
    { ...before[0], brandId: undefined },
    before[1],
  ])
})
