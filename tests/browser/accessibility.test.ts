import { expect, test } from 'vitest'
import { auditEveryLook, auditPaths, wideAndDark } from './audit.ts'
import { chooseDelivery, choosePayment, giveAddress, giveContact, goToCheckout, orderNumber, placeOrder, putIntoCart } from './buying.ts'
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
  await placeOrder(page)
  await page.getByRole('alert').waitFor()
  const found = await auditEveryLook(page)
  await giveContact(page)
  await giveAddress(page)
  await chooseDelivery(page)
  await choosePayment(page, 'card', '4000000000000002')
  await placeOrder(page)
  await page.getByText('Your card was declined').waitFor()
  found.push(...(await auditEveryLook(page)))
  await choosePayment(page, 'card')
  await placeOrder(page)
  await orderNumber(page)
  expect(found).toEqual([])
})
