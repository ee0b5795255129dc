import { describe, expect, test } from 'vitest'
import {
  chooseDelivery,
  choosePayment,
  findOrder,
  giveAddress,
  giveContact,
  goToCheckout,
  orderNumber,
  placeOrder,
  putIntoCart,
  searchOrders,
  signIn,
  signOut,
} from './buying.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_how, javaScriptEnabled) => {
  test('a shopper whose card is declined first pays, and the owner finds the paid order', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await putIntoCart(page, goods.plain.slug)
    await goToCheckout(page)
    await giveContact(page)
    await giveAddress(page)
    await chooseDelivery(page)
    await choosePayment(page, 'card', '4000 0000 0000 0002')
    await placeOrder(page)
    await page.getByText('Your card was declined').waitFor()
    expect(await page.getByLabel('Card number').inputValue()).toBe('')
    await choosePayment(page, 'card')
    await placeOrder(page)
    const number = await orderNumber(page)

    const desk = await shop.open({ javaScriptEnabled })
    await signIn(desk, shop.stoa)
    await findOrder(desk, number)
    expect(await desk.getByText('Paid', { exact: true }).count()).toBeGreaterThan(0)
    expect(await desk.getByRole('region', { name: 'Items' }).getByText(goods.plain.name).filter({ visible: true }).count()).toBe(1)
    await desk.getByText('Order paid').waitFor()
  })

  test('a shopper picks up without an address and pays later, and the owner finds the unpaid order by email', async () => {
    const email = `paulo-${javaScriptEnabled}@example.com`
    const page = await shop.open({ javaScriptEnabled })
    await putIntoCart(page, goods.plain.slug)
    await goToCheckout(page)
    await giveContact(page, email)
    await chooseDelivery(page, /pick|fetch|collect/i)
    expect(await page.getByLabel('Street and house number').first().isVisible()).toBe(false)
    await choosePayment(page, 'later')
    await placeOrder(page)
    const number = await orderNumber(page)
    await page.getByText('Pickup location').waitFor()
    await page.reload()
    expect(await orderNumber(page)).toBe(number)

    const desk = await shop.open({ javaScriptEnabled })
    await signIn(desk, shop.stoa)
    await searchOrders(desk, email)
    await desk.getByRole('link', { name: `#${number}`, exact: true }).click()
    await desk.getByText('Unpaid', { exact: true }).first().waitFor()
    await signOut(desk)
  })

  test('a download needs no delivery', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await putIntoCart(page, goods.download.slug)
    await goToCheckout(page)
    await giveContact(page)
    await choosePayment(page, 'card')
    await placeOrder(page)
    expect(await orderNumber(page)).toMatch(/^\d+$/)
  })

  test('a missing value is reported next to its field, and the input stays', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await putIntoCart(page, goods.plain.slug)
    await goToCheckout(page)
    // The browser's validation would block the form; this test is about the server's.
    await page.locator('main form').evaluateAll((forms) => forms.forEach((form) => form.setAttribute('novalidate', '')))
    await page.getByLabel('First name').fill('Vera')
    await page.getByLabel('Email').fill('not an address')
    await placeOrder(page)
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel('First name').inputValue()).toBe('Vera')
    expect(await page.getByLabel('Last name').getAttribute('aria-invalid')).toBe('true')
    await page.getByText('This field is required.').first().waitFor()
  })

  test('the cart accepts a new quantity, and zero', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await putIntoCart(page, goods.plain.slug)
    const line = page.getByRole('article', { name: goods.plain.name })
    await line.getByLabel(/^Quantity/).fill('3')
    if (javaScriptEnabled) await line.getByLabel(/^Quantity/).press('Enter')
    else await line.getByRole('button', { name: 'Update' }).click()
    await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor()
    await line.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Your cart is empty.').waitFor()
  })

  test('a sold-out product cannot be added to the cart', async () => {
    const page = await shop.open({ javaScriptEnabled })
    await page.goto(`/products/${goods.soldOut.slug}`)
    expect(await page.getByRole('button', { name: 'Add to cart' }).isDisabled()).toBe(true)
    expect(await page.locator('main').getByText('Sold out', { exact: true }).count()).toBeGreaterThan(0)
  })
})

test('an order that is submitted twice is created once', async () => {
  const page = await shop.open({ javaScriptEnabled: false })
  await putIntoCart(page, goods.plain.slug)
  await goToCheckout(page)
  await giveContact(page, 'twice@example.com')
  await giveAddress(page)
  await chooseDelivery(page)
  await choosePayment(page, 'later')
  const form = await page
    .locator('main form')
    .evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement)) as Record<string, string>)
  const send = () => page.request.post(page.url(), { form, headers: { origin: shop.stoa.baseUrl }, maxRedirects: 0 })
  const answers = await Promise.all([send(), send(), send()])
  const places = answers.map((answer) => answer.headers().location)
  expect(new Set(places).size).toBe(1)
  expect(places[0]).toMatch(/^\/orders\/[0-9a-f-]{36}\/thanks$/)

  const desk = await shop.open()
  await signIn(desk, shop.stoa)
  await searchOrders(desk, 'twice@example.com')
  await expect.poll(() => desk.getByRole('row').count()).toBe(2)
})
