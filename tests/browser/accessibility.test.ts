import { expect, test } from 'vitest'
import { auditEveryLook, auditPaths, wideAndDark } from './audit.ts'
import {
  chooseDelivery,
  choosePayment,
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

// The screens in tests/screens/screens.ts are audited by every-*-screen.test.ts.

test('axe reports no violations on an empty search and on a product without options', async () => {
  expect(await auditPaths(await shop.open(), ['/search', `/products/${goods.plain.slug}`])).toEqual([])
})

test('axe reports no violations in the checkout with a missing field and with a declined card', async () => {
  const page = await shop.open(wideAndDark)
  await putIntoCart(page, goods.plain.slug)
  await goToCheckout(page)
  await page.locator('main form').evaluateAll((forms) => forms.forEach((form) => form.setAttribute('novalidate', '')))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alert').waitFor()
  const found = await auditEveryLook(page)
  await giveContact(page)
  found.push(...(await auditEveryLook(page)))
  await giveAddress(page)
  await chooseDelivery(page)
  await choosePayment(page, 'card')
  await placeOrder(page)
  await payWith(page, '4000000000000002')
  await page.getByText('Your card was declined').waitFor()
  found.push(...(await auditEveryLook(page)))
  await payWith(page, '4242424242424242')
  await orderNumber(page)
  expect(found).toEqual([])
})
