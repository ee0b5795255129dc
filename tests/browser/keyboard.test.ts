import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { orderNumber } from './buying.ts'
import { press, tabTo, type } from './by-keys.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('the first Tab skips the header', async () => {
  const page = await shop.open()
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await skip.isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('main').evaluate((main) => main === document.activeElement)).toBe(true)
})

test('a purchase by keyboard alone', async () => {
  const page = await shop.open()
  await page.goto(`/products/${goods.plain.slug}`)
  await press(button(page, 'Add to cart'))
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
  await press(button(page, 'Check out'))
  await page.getByRole('heading', { level: 2, name: 'Contact' }).waitFor()
  await type(page.getByLabel('Email'), 'vera@example.com')
  await type(page.getByLabel('First name'), 'Vera')
  await type(page.getByLabel('Last name'), 'Silva')
  await type(page.getByLabel('Country').first(), 'Portugal')
  const deliveries = page.getByRole('group', { name: 'Delivery options' })
  await tabTo(deliveries.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowDown')
  await type(page.getByLabel('Street and house number').first(), 'Rua das Flores 12')
  await type(page.getByLabel('Postal code').first(), '4050-262')
  await type(page.getByLabel('City').first(), 'Porto')
  await tabTo(page.getByRole('radio', { name: /^Card/ }))
  await type(page.getByLabel('Card number'), '4242424242424242')
  // While the total is calculated, Enter doesn't order.
  await button(page, /^Place order/)
    .and(page.locator(':enabled'))
    .waitFor()
  await page.keyboard.press('Enter')
  expect(await orderNumber(page)).toMatch(/^\d+$/)
})

test('arrows select an option, and the focus stays on it', async () => {
  const page = await shop.open()
  await page.goto(`/products/${goods.withOptions.slug}`)
  const options = page.getByRole('group').first()
  await tabTo(options.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowRight')
  const chosen = options.getByRole('radio', { checked: true })
  await page.waitForURL(/option\./)
  await expect.poll(() => chosen.evaluate((element) => element === document.activeElement)).toBe(true)
})
