import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { auditEveryLook, wideAndDark } from './audit.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()

const within = { timeout: 10_000 }
const show = (page: Page) => page.getByRole('button', { name: 'Show recommendations' }).click()
const result = (page: Page) => page.getByRole('region', { name: 'Result' })

describe.each([
  [true, { width: 1280, height: 900 }],
  [false, { width: 390, height: 844 }],
] as const)('scripts %s', (javaScriptEnabled, viewport) => {
  test('recommendations are tried with products, in the order of the algorithms', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled, viewport })
    await page.goto('/dashboard/recommendations')
    await result(page).getByText('No recommendations').waitFor()
    await page.getByLabel('Product name').fill(goods.plain.name)
    await page.keyboard.press('Enter')
    await page.getByRole('list', { name: 'Products to select' }).getByLabel(goods.plain.name).check()
    await page.getByLabel('First').selectOption('With similar names')
    await page.getByLabel('Second').selectOption('From the same categories')
    for (const name of ['Third', 'Fourth']) await page.getByLabel(name).selectOption('None')
    await show(page)
    await page.getByRole('list', { name: 'Selected products' }).getByLabel(goods.plain.name).waitFor()
    await result(page)
      .getByText(/“(With similar names|From the same categories)”/)
      .waitFor()
    await page.getByLabel('Products that are enough').fill('100')
    await show(page)
    await result(page).getByText('None of the algorithms found 100 products.').waitFor()
    await page.getByLabel(goods.plain.name).uncheck()
    await show(page)
    await result(page).getByText('The selected algorithms need products.').waitFor()
    expect(new URL(page.url()).searchParams.getAll('product')).toEqual([])
    if (javaScriptEnabled) {
      await page.goBack()
      await expect.poll(() => page.getByRole('checkbox', { name: goods.plain.name }).isChecked(), within).toBe(true)
    }
    for (const name of ['First', 'Second']) await page.getByLabel(name).selectOption('None')
    await show(page)
    await page.getByText('Select at least one algorithm.').waitFor()
  })
})

test('axe reports no violations, in any look', async () => {
  const page = await shop.openAsOwner(wideAndDark)
  for (const query of ['', '?q=a', '?algorithm=']) {
    await page.goto(`/dashboard/recommendations${query}`)
    expect({ query, found: await auditEveryLook(page) }).toEqual({ query, found: [] })
  }
})
