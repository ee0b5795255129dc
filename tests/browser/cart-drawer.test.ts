import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { audit } from './audit.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
const soon = { timeout: 10_000 }
const changes = '**/cart/changes'

async function add(page: Page, slug = goods.plain.slug): Promise<Locator> {
  await page.goto(`/products/${slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await drawer.waitFor()
  return drawer
}

const line = (drawer: Locator) => drawer.getByRole('article', { name: goods.plain.name })
const more = (drawer: Locator) => drawer.getByRole('button', { name: `Increase ${goods.plain.name} by one` })
const fewer = (drawer: Locator) => drawer.getByRole('button', { name: `Decrease ${goods.plain.name} by one` })
const remove = (drawer: Locator) => drawer.getByRole('button', { name: `Remove ${goods.plain.name}` })
const quantity = (drawer: Locator) => drawer.getByLabel(`Quantity of ${goods.plain.name}`)

test('adding a product opens the cart drawer; Escape returns the focus to the button; an earlier page counts it too', async () => {
  const page = await shop.open()
  await page.goto('/')
  const drawer = await add(page)
  await line(drawer).waitFor()
  expect(await audit(page)).toEqual([])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  expect(
    await page
      .getByRole('button', { name: 'Add to cart' })
      .first()
      .evaluate((button) => button === document.activeElement),
  ).toBe(true)
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await line(drawer).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/products/${goods.plain.slug}`)
  await page.goBack()
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('without scripts the cart is a page, and its link leads there', async () => {
  const page = await shop.open({ javaScriptEnabled: false })
  await page.goto(`/products/${goods.plain.slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL(/\/cart$/)
  await page.goto('/')
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
})

describe('while the server is slow', () => {
  /** Holds back every change until it is released. */
  async function slowly(page: Page) {
    const held: (() => void)[] = []
    let requests = 0
    await page.route(changes, async (route) => {
      if (route.request().method() === 'POST') {
        requests++
        await new Promise<void>((resolve) => held.push(resolve))
      }
      await route.continue()
    })
    return { letGo: () => held.splice(0).forEach((go) => go()), requests: () => requests }
  }

  test('a burst of changes shows at once, is two requests, and the total comes from the server', async () => {
    const page = await shop.open()
    const drawer = await add(page)
    const total = await drawer.getByRole('definition').last().innerText()
    const server = await slowly(page)
    for (let click = 0; click < 4; click++) await more(drawer).click()
    expect(await quantity(drawer).inputValue()).toBe('5')
    await page.getByText('Updating…').waitFor()
    expect(await drawer.getByRole('button', { name: 'Check out' }).isDisabled()).toBe(true)
    expect(await drawer.getByRole('definition').last().innerText()).toBe(total)
    server.letGo()
    await expect.poll(server.requests, soon).toBe(2)
    server.letGo()
    await page.getByText('Updating…').waitFor({ state: 'hidden' })
    expect(await quantity(drawer).inputValue()).toBe('5')
    expect(await drawer.getByRole('button', { name: 'Check out' }).isEnabled()).toBe(true)
    await page.reload()
    await page.getByRole('link', { name: 'Cart, 5 items' }).waitFor()
  })

  test('a removed line does not reappear, whatever answers arrive', async () => {
    const page = await shop.open()
    const drawer = await add(page)
    const server = await slowly(page)
    await remove(drawer).click()
    await line(drawer).waitFor({ state: 'hidden' })
    // Another page is opened and gets the earlier cart.
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^Cart/ }).click()
    expect(await line(drawer).count()).toBe(0)
    server.letGo()
    await drawer.getByText('Your cart is empty.').waitFor()
    expect(await line(drawer).count()).toBe(0)
  })
})

test('a removed line can be restored', async () => {
  const page = await shop.open()
  const drawer = await add(page)
  await more(drawer).click()
  await remove(drawer).click()
  await drawer.getByRole('button', { name: 'Undo' }).click()
  await line(drawer).waitFor()
  await expect.poll(() => quantity(drawer).inputValue(), soon).toBe('2')
})

test('a change that does not reach the server is undone, reported, and can be retried', async () => {
  const page = await shop.open()
  const drawer = await add(page)
  await page.route(changes, (route) => route.abort())
  await more(drawer).click()
  await drawer.getByRole('alert').getByText('Couldn’t update your cart.').waitFor()
  expect(await quantity(drawer).inputValue()).toBe('1')
  await page.unroute(changes)
  await drawer.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => quantity(drawer).inputValue(), soon).toBe('2')
})

test('an error of the quantity goes away when the quantity is restored', async () => {
  const page = await shop.open()
  const drawer = await add(page)
  await quantity(drawer).fill('')
  await quantity(drawer).press('Enter')
  await drawer.getByText('This field is required.').waitFor()
  await quantity(drawer).press('Tab')
  await drawer.getByText('This field is required.').waitFor({ state: 'detached' })
  expect(await quantity(drawer).inputValue()).toBe('1')
  expect(await quantity(drawer).getAttribute('aria-invalid')).toBe(null)
})

test('the keyboard alone changes quantities, removes and restores lines, and never loses its place', async () => {
  const page = await shop.open()
  const drawer = await add(page)
  await quantity(drawer).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Cart, 3 items', includeHidden: true }).waitFor({ state: 'attached' })
  await remove(drawer).focus()
  await page.keyboard.press('Enter')
  await drawer.getByText('Your cart is empty.').waitFor()
  const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)
  expect(await isFocused(drawer.getByRole('button', { name: 'Undo' }))).toBe(true)
  await page.keyboard.press('Enter')
  await line(drawer).waitFor()
  await quantity(drawer).fill('2')
  await fewer(drawer).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => quantity(drawer).inputValue(), soon).toBe('1')
  await page.keyboard.press('Enter')
  expect(await quantity(drawer).inputValue()).toBe('1')
  expect(await isFocused(fewer(drawer))).toBe(true)
  await drawer.getByRole('link', { name: 'View cart' }).press('Enter')
  await drawer.waitFor({ state: 'hidden' })
  expect(await isFocused(page.locator('main'))).toBe(true)
})

describe('a link that fills a cart', () => {
  const link = `/cart/add?item=${goods.plain.slug},2&item=nothing-of-the-kind`

  test.each([true, false])('shows its products, and adds nothing without confirmation (scripts: %s)', async (javaScriptEnabled) => {
    const page = await shop.open({ javaScriptEnabled })
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: 'Add these items to your cart?' }).waitFor()
    await page.getByRole('link', { name: 'Cart', exact: true }).waitFor()
    if (javaScriptEnabled) expect(await audit(page)).toEqual([])
  })

  test('a form of another site adds nothing, a press of the button does', async () => {
    const page = await shop.open()
    await page.goto(link)
    const answer = await page.request.post(link, { headers: { origin: 'https://elsewhere.example' }, form: {}, maxRedirects: 0 })
    expect(answer.status()).toBe(403)
    await page.getByRole('button', { name: 'Add to my cart' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  })
})
