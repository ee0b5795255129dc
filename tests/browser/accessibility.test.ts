import type { Page } from 'playwright-core'
import { sampleShop } from '@stoa/seed'
import { describe, expect, test } from 'vitest'
import { audit } from './audit.ts'
import {
  asOwner,
  chooseDelivery,
  choosePayment,
  findOrder,
  giveAddress,
  giveContact,
  goToCheckout,
  orderNumber,
  payWith,
  placeOrder,
  putIntoCart,
} from './buying.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
const collection = sampleShop.collections.find(({ visible }) => visible)!.slug

describe.each([
  ['on a phone, by daylight', { viewport: { width: 360, height: 740 }, colorScheme: 'light' }],
  ['on a wide screen, in the dark', { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' }],
] as const)('axe finds nothing %s', (_where, options) => {
  test.each([
    '/',
    '/collections',
    `/collections/${collection}`,
    `/collections/${collection}?min=999999`,
    '/search',
    '/search?q=a',
    `/products/${goods.plain.slug}`,
    `/products/${goods.withOptions.slug}`,
    `/products/${goods.soldOut.slug}`,
    '/c/Journal',
    '/c/Journal/basil-and-how-not-to-love-it-to-death',
    '/cart',
    '/nothing/here',
    '/dashboard/login',
  ])('%s', async (path) => {
    const page = await shop.open(options)
    await page.goto(path)
    expect(await audit(page)).toEqual([])
  })

  test('from the cart to the order, and at the desk', async () => {
    const page = await shop.open(options)
    expect(await auditPurchase(page)).toEqual([])
  })
})

/** Walks a purchase and looks at each page of it. */
async function auditPurchase(page: Page): Promise<string[]> {
  const found: string[] = []
  const look = async (): Promise<void> => void found.push(...(await audit(page)))
  await putIntoCart(page, goods.plain.slug)
  await look()
  await goToCheckout(page)
  await look()
  await page.locator('main form').evaluateAll((forms) => forms.forEach((form) => form.setAttribute('novalidate', '')))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alert').waitFor()
  await look()
  await giveContact(page)
  await look()
  await giveAddress(page)
  await look()
  await chooseDelivery(page)
  await look()
  await choosePayment(page, 'card')
  await look()
  await placeOrder(page)
  await look()
  await payWith(page, '4000000000000002')
  await page.getByText('The card was declined.').waitFor()
  await look()
  await payWith(page, '4242424242424242')
  const number = await orderNumber(page)
  await look()
  await asOwner(page, shop.stoa)
  await page.goto('/dashboard/')
  await look()
  await page.goto('/dashboard/orders?q=nobody@nowhere.example')
  await look()
  await findOrder(page, number)
  await look()
  return found
}
