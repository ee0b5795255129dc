import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createClient } from '@stoa/sdk'
import { cards, pay } from '../support/buying.ts'
import { line, porto } from '../support/shop.ts'
import { audit, auditEveryLook, wideAndDark } from './audit.ts'
import { awake } from './awake.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
const wide = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }
const pages = ['Today', 'Orders', 'Products', 'Collections', 'Members', 'Outbox', 'Events', 'Settings', 'API keys', 'Health']

async function atDesk(options: Parameters<typeof shop.open>[0] = wide, path = '/dashboard/shortcuts'): Promise<Page> {
  const page = await shop.openAsOwner(options)
  await page.goto(path)
  return page
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name: new RegExp(`^${name}`) })
const isAt = (page: Page, name: string) => entry(page, name).and(page.locator('[aria-current="page"]')).waitFor()
const bell = (page: Page) => page.getByRole('link', { name: /^Notifications/ }).filter({ visible: true })
const background = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** Buys with the calls of a storefront, which notifies the dashboard. Returns the order number; none if the card was declined. */
async function buy(card = cards.approved): Promise<string> {
  const { baseUrl, clientId } = shop.stoa
  const client = createClient({ baseUrl, clientId })
  const contactDetails = { firstName: 'Vera', lastName: 'Silva' }
  const { checkout } = await client.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [line(goods.download.id)],
    checkoutInfo: { buyerInfo: { email: 'vera@example.com' }, billingInfo: { address: porto, contactDetails } },
  })
  await client.checkouts.selectPaymentMethod({ id: checkout.id!, method: 'ONLINE' })
  const placed = await client.checkouts.createOrder({ id: checkout.id! })
  await pay({ client }, placed, card).catch(() => undefined)
  const { order } = await client.orders.getOrder({ id: placed.orderId })
  return order.number ?? ''
}

describe('the menu', () => {
  test('leads to every page, by keyboard alone', async () => {
    const page = await atDesk()
    for (const name of pages) {
      await entry(page, name).focus()
      await page.keyboard.press('Enter')
      await isAt(page, name)
      await page.locator('main h1').first().waitFor()
      expect(await heading(page, 'Page not found').count()).toBe(0)
    }
  })

  test('opens on a phone by a button, closes with Escape and after navigation', async () => {
    const page = await atDesk(phone)
    expect(await menu(page).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    await menu(page).waitFor()
    expect(await audit(page)).toEqual([])
    await page.keyboard.press('Escape')
    await menu(page).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu(page).getByRole('link', { name: 'Products' }).click()
    await heading(page, 'Products').waitFor()
    expect(await menu(page).isVisible()).toBe(false)
  })

  test('opens on a phone without scripts too', async () => {
    const page = await atDesk({ ...phone, javaScriptEnabled: false })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu(page).getByRole('link', { name: 'Products' }).click()
    await heading(page, 'Products').waitFor()
  })
})

describe('keyboard shortcuts', () => {
  const shortcuts = [
    ['t', 'Today'],
    ['o', 'Orders'],
    ['p', 'Products'],
    ['c', 'Collections'],
    ['u', 'Members'],
    ['m', 'Outbox'],
    ['e', 'Events'],
    ['s', 'Settings'],
    ['k', 'API keys'],
    ['h', 'Health'],
  ] as const

  test('G and a letter lead to each page', async () => {
    const page = await atDesk()
    for (const [key, name] of shortcuts) {
      await page.keyboard.press('g')
      await page.keyboard.press(key)
      await isAt(page, name)
    }
  })

  test('? lists them, Escape returns the focus, / leads to the list’s search, where letters are text', async () => {
    const page = await atDesk(wide, '/dashboard/products')
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await help.waitFor()
    expect(await audit(page)).toEqual([])
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })
    await page.keyboard.press('/')
    await page.keyboard.type('go?')
    expect(await page.getByRole('searchbox').inputValue()).toBe('go?')
    expect(await heading(page, 'Products').isVisible()).toBe(true)
  })
})

describe('the command palette', () => {
  test('goes to a page, finds a product and an order, and changes the theme', async () => {
    const number = await buy()
    const page = await atDesk()
    const open = async (words: string) => {
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder('Search orders and products').fill(words)
    }
    await open('healt')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/health')
    await open(goods.plain.name.slice(0, 6).toLowerCase())
    await page.getByRole('option', { name: goods.plain.name }).waitFor()
    expect(await audit(page)).toEqual([])
    await page.getByRole('option', { name: goods.plain.name }).click()
    await heading(page, goods.plain.name).waitFor()
    await open(number)
    await page.getByRole('option', { name: `#${number}` }).click()
    await heading(page, new RegExp(number)).waitFor()
    const before = await background(page)
    await open('theme: dark')
    await page.keyboard.press('Enter')
    await page.locator('html[data-theme="dark"]').waitFor()
    expect(await background(page)).not.toBe(before)
  })

  test('is a page without scripts', async () => {
    const page = await atDesk({ ...wide, javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Search or go to' }).click()
    await page.getByRole('searchbox').fill(goods.plain.name.slice(0, 6))
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: goods.plain.name }).click()
    await heading(page, goods.plain.name).waitFor()
  })
})

describe('theme and density', () => {
  test.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('are saved for the next page and the next sign-in, %s', async (_how, javaScriptEnabled) => {
    const page = await atDesk({ ...wide, javaScriptEnabled })
    const choose = async (name: string) => {
      const button = page.getByRole('button', { name, exact: true })
      if (!(await button.isVisible())) await page.getByText('Olga', { exact: true }).click()
      const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await button.click()
      await sent
      await page.locator(`button[aria-pressed="true"]:text-is("${name}")`).waitFor({ state: 'attached' })
    }
    await choose('Dark')
    await choose('Compact')
    await page.goto('/dashboard/shortcuts')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(await page.locator('[data-density="compact"]').count()).toBe(1)
    const elsewhere = await atDesk(wide)
    await elsewhere.locator('html[data-theme="dark"]').waitFor()
    await choose('System')
    await choose('Comfortable')
    await page.goto('/dashboard/shortcuts')
    expect(await page.locator('html').getAttribute('data-theme')).toBe(null)
    expect(await page.locator('[data-density="comfortable"]').count()).toBe(1)
  })
})

describe('notifications', () => {
  test('arrive live in every tab by one connection, and leave input alone', async () => {
    const page = await atDesk(wide, '/dashboard/products')
    const second = await page.context().newPage()
    const streams: string[] = []
    second.on('request', (request) => void (request.url().includes('/dashboard/live') && streams.push(request.url())))
    await second.goto('/dashboard/shortcuts')
    await page.getByRole('searchbox').fill('half a wo')
    await buy()
    for (const tab of [page, second]) await tab.getByRole('link', { name: /^Notifications, .+ new$/ }).waitFor({ timeout: 20_000 })
    expect(await page.getByRole('searchbox').inputValue()).toBe('half a wo')
    expect(streams).toEqual([])
    const told = await bell(second).getAttribute('aria-label')
    await page.close()
    await buy()
    await second
      .getByRole('link', { name: /^Notifications, .+ new$/ })
      .and(second.locator(`:not([aria-label="${told}"])`))
      .waitFor()
    expect(streams).toEqual([expect.stringMatching(/\?after=\d+$/)])
  })

  test('are listed, and marked as seen once viewed', async () => {
    await buy(cards.declined)
    const number = await buy()
    const page = await atDesk()
    await page
      .getByRole('link', { name: /^Notifications, .+ new$/ })
      .filter({ visible: true })
      .waitFor()
    await bell(page).click()
    const sheet = page.getByRole('dialog', { name: 'Notifications' })
    await sheet.getByRole('link', { name: new RegExp(`Order #${number} placed`) }).waitFor()
    await sheet.getByText('Card declined').first().waitFor()
    expect(await audit(page)).toEqual([])
    // Elements under an open dialog have no role.
    await page.locator('a[aria-label="Notifications"]').filter({ visible: true }).waitFor()
    await page.reload()
    expect(await bell(page).textContent()).toBe('')
    await awake(page)
    await bell(page).click()
    await sheet.getByRole('link', { name: new RegExp(`Order #${number}`) }).click()
    await heading(page, new RegExp(number)).waitFor()
    await sheet.waitFor({ state: 'detached' })
  })

  test('are a page without scripts, with a button to mark them as seen', async () => {
    const number = await buy()
    const page = await atDesk({ ...phone, javaScriptEnabled: false })
    await bell(page).click()
    await heading(page, 'Notifications').waitFor()
    // A notification is there once its event is published, shortly after the order.
    const placed = page.getByRole('link', { name: new RegExp(`Order #${number} placed`) })
    await expect
      .poll(
        async () => {
          await page.reload()
          return placed.count()
        },
        { timeout: 20_000 },
      )
      .toBe(1)
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await heading(page, 'Notifications').waitFor()
    expect(await page.getByRole('button', { name: 'Mark all as read' }).count()).toBe(0)
  })
})

describe('the code behind a page', () => {
  test('is shown with its answer, in a dialog and as a page', async () => {
    const page = await atDesk(wide, '/dashboard/products')
    await page.getByRole('link', { name: 'Code' }).click()
    const dialog = page.getByRole('dialog', { name: 'API call' })
    await dialog.getByRole('region', { name: 'Response' }).getByText('"products"').first().waitFor()
    expect(await dialog.getByRole('region', { name: 'SDK' }).textContent()).toContain('stoa.catalogue.')
    expect(await audit(page)).toEqual([])
  })

  test('404: a call that writes, or an unknown one', async () => {
    const page = await shop.openAsOwner(wide)
    for (const query of [
      'call=staff.signOut&request={"sessionToken":"x"}',
      'call=__proto__',
      'call=orders.getOrder&request=[]',
      'call=orders.getOrder',
    ]) {
      const answer = await page.goto(`/dashboard/code?${query}`)
      expect(answer?.status(), query).toBe(404)
      expect(await heading(page, 'Page not found').isVisible(), query).toBe(true)
    }
  })
})

test('offline, the page says so, with the time of its data', async () => {
  const page = await atDesk()
  // Requests sent after hydration must have ended: the test is about going offline on a loaded page.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByText(/^You’re offline\. Last updated at \d/).waitFor()
  await page.context().setOffline(false)
  await page.getByText(/^You’re offline/).waitFor({ state: 'hidden' })
})

test.each([
  ['with scripts', true],
  ['without scripts', false],
])('signing out ends the session, %s', async (_how, javaScriptEnabled) => {
  const page = await atDesk({ ...wide, javaScriptEnabled })
  await page.getByText('Olga', { exact: true }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await heading(page, 'Sign in').waitFor()
  await page.goto('/dashboard/orders')
  await heading(page, 'Sign in').waitFor()
})

test('axe reports no violations on the empty search page', async () => {
  const page = await atDesk(wideAndDark, '/dashboard/find')
  expect(await auditEveryLook(page)).toEqual([])
})

test('leaving a page that is still loading is no error', async () => {
  const page = await atDesk()
  await page.evaluate(() => {
    void Promise.reject(new DOMException('BodyStreamBuffer was aborted', 'AbortError'))
    void Promise.reject(new Error('on purpose'))
  })
  await expect.poll(() => shop.troubles).toEqual(['on purpose'])
  shop.ignoreTroubles(/^on purpose$/)
})
