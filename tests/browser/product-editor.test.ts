import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createClient } from '@stoa/sdk'
import { auditPaths } from './audit.ts'
import { press, tabTo, type } from './by-keys.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const owner = () => createClient({ baseUrl: shop.stoa.baseUrl, apiKey: shop.stoa.apiKey, siteId: shop.stoa.siteId })

describe('the owner, by keyboard', () => {
  test('creates a product with options and pictures, and sees it in the shop', async () => {
    const page = await shop.openAsOwner({ viewport: { width: 1280, height: 900 } })
    await page.goto('/dashboard/products')
    await press(page.getByRole('link', { name: 'New product' }))
    await title(page, 'New product').waitFor()
    await expect.poll(() => field(page, 'Name').evaluate((name) => name === document.activeElement)).toBe(true)
    await page.keyboard.type('Pocket Kite')
    await press(button(page, 'Add pictures or videos'))
    const dialog = page.getByRole('dialog')
    const files = dialog.getByRole('listbox', { name: 'Files' }).getByRole('option')
    await files.nth(1).waitFor()
    await tabTo(files.first())
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await press(dialog.getByRole('button', { name: 'Add 2 files' }))
    await dialog.waitFor({ state: 'hidden' })
    // The focus is back on the button, after the pictures.
    const later = page.getByRole('button', { name: /^Move .* later$/ }).first()
    while (!(await later.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await type(field(page, 'Price (EUR)'), '24.50')
    await press(button(page, 'Add an option'))
    await page.keyboard.type('Size')
    await tabTo(field(page, 'Choice').first())
    await page.keyboard.type('Small')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Large')
    await type(field(page, 'Sale price of Small'), '20')
    await type(field(page, 'Barcode of Small'), '4006381333931')
    await type(field(page, 'Price of Large'), '30')
    await press(button(page, 'Add a modifier'))
    await page.keyboard.type('Tail')
    await tabTo(field(page, 'Choice').last())
    await page.keyboard.type('Long')
    await type(field(page, 'What New choice adds to the price').last(), '2.50')
    await page.keyboard.press('Control+s')
    await title(page, 'Pocket Kite').waitFor()
    await page.getByText('Product created').waitFor()
    expect(await page.getByText('Unsaved changes').count()).toBe(0)
    const { product } = await owner().catalogue.getProduct({ id: /products\/([0-9a-f-]+)/.exec(page.url())![1]! })
    expect(product.media.items?.length).toBe(2)
    expect(product.variants.map(({ choices, variant }) => [choices, variant.priceData.price])).toEqual([
      [{ Size: 'Small' }, 24.5],
      [{ Size: 'Large' }, 30],
    ])
    const { product: v3 } = await owner().productsV3.getProduct({ productId: product.id })
    expect(v3.variantsInfo?.variants?.[0]).toMatchObject({ barcode: '4006381333931', price: { actualPrice: { amount: '20.00' } } })
    expect(v3.modifiers).toMatchObject([{ name: 'Tail', choicesSettings: { choices: [{ name: 'Long', addedPrice: '2.50' }] } }])
    await press(page.getByRole('link', { name: 'View in shop' }).first())
    await title(page, 'Pocket Kite').waitFor()
    await page.getByRole('radio', { name: 'Large' }).first().waitFor()
  })
})

describe('the list of products', () => {
  test('hides products and shows them again, changes prices, deletes and restores', async () => {
    const page = await shop.openAsOwner({ viewport: { width: 1440, height: 900 } })
    const { id, name, priceMinor } = goods.plain
    const product = async () => (await owner().catalogue.getProduct({ id })).product
    const select = async () => {
      await page.goto(`/dashboard/products?q=${encodeURIComponent(name)}`)
      await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    }
    await select()
    await button(page, 'Hide').click()
    await page.getByText('1 product hidden.').waitFor()
    expect((await product()).visible).toBe(false)
    await button(page, 'Undo').click()
    await page.getByText('1 product shown to shoppers.').waitFor()
    await select()
    await button(page, 'Edit…').click()
    await page.getByLabel('How').selectOption('Raise by amount')
    await page.getByLabel('Value').fill('2')
    await button(page, 'Change 1 product').click()
    await page.getByText('1 product changed.').waitFor()
    expect((await product()).priceData.price).toBe(priceMinor / 100 + 2)
    await select()
    await button(page, 'Delete…').click()
    await button(page, 'Delete 1 product').click()
    await page.getByText('1 product deleted.').waitFor()
    await button(page, 'Restore').click()
    await page.getByText('1 product restored.').waitFor()
    expect((await product()).name).toBe(name)
  })
})

describe('without scripts', () => {
  test('a product is created with an option, and changed', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled: false })
    await page.goto('/dashboard/products/new')
    await field(page, 'Name').fill('Plain Kite')
    await field(page, 'Price (EUR)').fill('5')
    await button(page, 'Add an option').click()
    await field(page, 'Option name').fill('Size')
    await button(page, 'Add a choice').click()
    await field(page, 'Choice').fill('S')
    await button(page, 'Create product').click()
    await page.getByText('Product created').waitFor()
    await page.getByRole('row', { name: 'S' }).first().waitFor()
    await field(page, 'Price of S').fill('7')
    await button(page, 'Save').last().click()
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await field(page, 'Price of S').inputValue()).toBe('7')
  })
})

test('axe reports no violations in a new product, the history of one, and deleted products', async () => {
  const page = await shop.openAsOwner()
  const { id } = goods.withOptions
  await owner().catalogue.updateProduct({ product: { id, ribbon: 'Axe' } })
  const paths = ['products/new', 'products/deleted', `products/${id}/history`, `products/${id}/history?version=2`]
  expect(
    await auditPaths(
      page,
      paths.map((path) => `/dashboard/${path}`),
    ),
  ).toEqual([])
})
