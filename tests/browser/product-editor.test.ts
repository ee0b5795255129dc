import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createClient } from '@stoa/sdk'
import { press, tabTo, type } from './by-keys.ts'
import { withShop } from './shop.ts'

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
    await type(field(page, 'Name'), 'Pocket Kite')
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
    await type(field(page, 'Price of Large'), '30')
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
    await press(page.getByRole('link', { name: 'View in shop' }).first())
    await title(page, 'Pocket Kite').waitFor()
    await page.getByRole('radio', { name: 'Large' }).first().waitFor()
  })
})
