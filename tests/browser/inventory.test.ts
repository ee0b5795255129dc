import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { auditEveryLook, wideAndDark } from './audit.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const within = { timeout: 10_000 }

async function atDesk(path: string, options: Parameters<typeof shop.open>[0] = {}): Promise<Page> {
  const page = await shop.openAsOwner({ viewport: { width: 1440, height: 900 }, ...options })
  await page.goto(path)
  return page
}

/** The row of a product without options. */
const rowOf = (page: Page, { name }: { name: string }) => rows(page).filter({ hasText: name }).first()

describe('the list of stock', () => {
  test('is reached from the menu, searched and filtered, and links to the history of a variant', async () => {
    const page = await atDesk('/dashboard/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click()
    await title(page, 'Inventory').waitFor()
    await page.getByRole('link', { name: 'Out of stock', exact: true }).click()
    await page.waitForURL(/state=out/)
    await rowOf(page, goods.soldOut).waitFor()
    await page.goto(`/dashboard/inventory?q=${goods.plain.sku!.toLowerCase()}`)
    await rowOf(page, goods.plain).getByRole('link', { name: goods.plain.name }).click()
    await title(page, goods.plain.name).waitFor()
    await page.getByRole('heading', { level: 2, name: 'History' }).waitFor()
  })

  test('sets stock in a row with the keyboard; a sale in between isn’t overwritten', async () => {
    const address = `/dashboard/inventory?q=${goods.plain.sku!}`
    const [page, other] = [await atDesk(address), await atDesk(address)]
    const count = (on: Page) => on.getByRole('spinbutton', { name: `Available units of ${goods.plain.name}` })
    const before = Number(await count(page).inputValue())
    await count(page).fill(String(before + 2))
    await page.keyboard.press('Enter')
    await page.getByText('Stock of 1 variant updated.').waitFor()
    await expect.poll(() => count(page).inputValue(), within).toBe(String(before + 2))
    await count(other).fill(String(before + 7))
    await other.keyboard.press('Enter')
    await other.getByText('Its stock has changed in the meantime').waitFor()
    await expect.poll(() => count(other).inputValue(), within).toBe(String(before + 2))
  })

  test('adjusts the selected variants together, with a reason and a note', async () => {
    const page = await atDesk(`/dashboard/inventory?q=${goods.plain.sku!}`)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).or(page.getByRole('checkbox').first()).first().check()
    const form = page.getByRole('form', { name: 'Actions for selected rows' }).or(page.locator('#inventory-bulk')).first()
    await form.getByLabel('Quantity').fill('3')
    await form.getByLabel('Reason').selectOption('RECEIVED')
    await form.getByLabel('Note').fill('From Braga')
    await form.getByRole('button', { name: 'Adjust stock' }).click()
    await page.getByText('Stock of 1 variant updated.').waitFor()
    await rowOf(page, goods.plain).getByRole('link', { name: goods.plain.name }).click()
    await rows(page).first().getByText('Received').waitFor()
    await rows(page).first().getByText('From Braga').last().waitFor()
    await rows(page).first().getByText('+3').waitFor()
    await rows(page).first().getByText('Olga').waitFor()
  })

  test('without scripts stock is adjusted, preorders are accepted, and thresholds are set', async () => {
    const page = await atDesk(`/dashboard/inventory/${goods.soldOut.id}`, { javaScriptEnabled: false })
    await page.getByLabel('Accept pre-orders while out of stock').check()
    await page.getByLabel('Message for shoppers').fill('Ships in May.')
    await page.getByLabel('Units that can be pre-ordered').fill('4')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('Settings saved.').waitFor()
    expect(await page.getByLabel('Message for shoppers').inputValue()).toBe('Ships in May.')
    await page.goto(`/dashboard/inventory/${goods.plain.id}`)
    await page.getByLabel('Low-stock threshold').fill('99')
    await page.getByRole('button', { name: 'Save threshold' }).click()
    await page.getByText('Settings saved.').waitFor()
    await page.getByLabel('Change').selectOption('REMOVE')
    await page.getByLabel('Quantity', { exact: true }).fill('1')
    await page.getByLabel('Reason', { exact: true }).selectOption('DAMAGED')
    await page.getByRole('button', { name: 'Adjust stock' }).click()
    await page.getByText('Stock of 1 variant updated.').waitFor()
    await rows(page).first().getByText('Damaged or lost').waitFor()
    await page.goto('/dashboard/inventory?state=low')
    await rowOf(page, goods.plain).waitFor()
    await page.getByLabel('Low-stock threshold of the shop').fill('6')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByText('Threshold saved.').waitFor()
  })

  test('axe reports no violations, in any look', async () => {
    const page = await shop.openAsOwner(wideAndDark)
    for (const path of ['inventory?state=low', `inventory/${goods.plain.id}`, `inventory/${goods.withOptions.id}`]) {
      await page.goto(`/dashboard/${path}`)
      expect({ path, found: await auditEveryLook(page) }).toEqual({ path, found: [] })
    }
  })
})

describe('a product that can be preordered', () => {
  test.each([true, false])('is ordered while it is out of stock, with its message (scripts: %s)', async (javaScriptEnabled) => {
    const owner = await atDesk(`/dashboard/inventory/${goods.soldOut.id}`)
    await owner.getByLabel('Accept pre-orders while out of stock').check()
    await owner.getByLabel('Message for shoppers').fill('Ships in May.')
    await owner.getByLabel('Units that can be pre-ordered').fill('4')
    await owner.getByRole('button', { name: 'Save settings' }).click()
    await owner.getByText('Settings saved.').waitFor()
    const page = await shop.open({ javaScriptEnabled })
    await page.goto(`/products/${goods.soldOut.slug}`)
    await page.getByText('Ships in May.').first().waitFor()
    await page.getByRole('button', { name: 'Pre-order' }).first().click()
    if (javaScriptEnabled) await page.getByRole('dialog').waitFor()
    await page.goto('/cart')
    await page.getByText('Ships in May.').first().waitFor()
  })
})
