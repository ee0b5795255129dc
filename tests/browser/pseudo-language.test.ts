import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { sampleShop } from '@stoa/seed'
import { siteDataTextsOf } from '../../dashboard/src/texts/site-data-texts.ts'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { memberTextsOf } from '../../storefront/src/texts/member-texts.ts'
import { pseudoLanguage } from '../../ui/src/texts/languages.ts'
import { pseudoOf } from '../../ui/src/texts/pseudo.ts'
import { goods, withShop } from './shop.ts'

// A shop in the pseudo-language: letters marked, words a third longer, written from right to left. Unmarked text that is not the shop's own data is hard-coded;
// what overflows would overflow in German, and what is on the wrong side would be so in Arabic.

const shop = withShop()
const words = pseudoOf({ ...memberTextsOf('en'), ...siteDataTextsOf('en') })
let database: Database

beforeAll(async () => {
  database = connect({ connectionString: inject('database') }, 1)
  await database.run(sql`
    update sites set settings = jsonb_set(settings, '{language}', to_jsonb(${pseudoLanguage}::text)) where site_id = ${shop.stoa.siteId}`)
  // A server caches a shop's settings for two seconds.
  await vi.waitUntil(isSpoken, { timeout: 20_000, interval: 500 })
})
afterAll(() => database.close())

const isSpoken = async (): Promise<boolean> =>
  (await (await fetch(`${shop.stoa.baseUrl}/orders/lookup`)).text()).includes(`lang="${pseudoLanguage}"`)

/** The shop's own names and texts: data, in its original language. */
const said = textsIn(sampleShop)
  .flatMap((text) => [text, ...text.split(/<[^>]*>/)])
  .map((text) => text.trim())
  .filter(Boolean)
const places = [sampleShop.settings.address, ...sampleShop.settings.pickupPlaces.map(({ address }) => address)]
const told = new Set([
  ...said,
  ...places.flatMap(({ addressLine, postalCode, city }) => [
    `${postalCode} ${city}`,
    `${addressLine}, ${city}`,
    `${addressLine}, ${postalCode} ${city}`,
  ]),
  'Vera',
  'Silva',
  'Vera Silva',
  'vera@example.com',
  'Rua das Flores 12',
  '4050-262 Porto',
  'Portugal',
  'Olga',
  // Names of keys on a keyboard.
  'Ctrl',
])

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** A formatted date or amount, a number, an email address. */
const written = /(?:\p{L}+ )?\d{1,2} \p{L}{3,9}\.? \d{4}|[A-Z]{3}|\S+@\S+|[\d.,:%€+×−–-]+/gu

/** Text of a page that comes neither from the catalogue nor from the shop. */
async function plainWordsOf(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const isOut = (element: Element): boolean =>
      element.closest('script, style, noscript, code, option, [translate="no"], [hidden]') !== null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && !isOut(node.parentElement)) found.push((node as Text).data)
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      if (isOut(element)) continue
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) found.push(element.getAttribute(name) ?? '')
    }
    return [...found, document.title]
  })
  const left = texts.flatMap((text) =>
    text
      .replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
      .replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
      .split(/\n|·| – |: /),
  )
  return [...new Set(left.map((text) => text.trim()))].filter(
    (text) => !told.has(text) && !isPartOfData(text) && /\p{L}{2}/u.test(text.replaceAll(written, '')),
  )
}

/** Emails were written earlier, in the language they are sent in. */
async function hearMails(): Promise<void> {
  const mails = await database.rows<{ subject: string; plain: string }>(
    sql`select subject, plain from mails where site_id = ${shop.stoa.siteId}`,
  )
  for (const { subject, plain } of mails) for (const line of [subject, ...plain.split('\n'), ...plain.split(/\n|: /)]) told.add(line.trim())
}

/** A longer part of a shop text is recognized as its own; a short one could come from anywhere. */
const isPartOfData = (text: string): boolean => text.length > 16 && said.some((one) => one.includes(text))

/** Elements that overflow the screen, or do not start at the right. */
async function layoutTroubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, dir, lang } = document.documentElement
    const troubles = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} pixels too wide`] : []
    const heading = document.querySelector('h1')
    // A page starts at its title bar; without one, at its heading.
    const brand = document.querySelector('header a[href="/"]')?.getBoundingClientRect()
    const beginsRight = !brand || (brand.left + brand.right) / 2 > innerWidth / 2
    const isMirrored = heading && getComputedStyle(heading).direction === 'rtl' && beginsRight
    return [
      ...troubles,
      ...(dir === 'rtl' && lang ? [] : ['not marked as written from right to left']),
      ...(isMirrored ? [] : ['not mirrored']),
    ]
  })
}

const phone = { width: 360, height: 740 }
const wide = { width: 1440, height: 900 }

/** The problems of a page in its current state, on a wide screen and on a phone. Leaves the page in phone size. */
async function troublesOf(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url())
  const found: string[] = []
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport)
    const troubles = [...(await plainWordsOf(page)), ...(await layoutTroubles(page))]
    found.push(...troubles.map((trouble) => `${pathname}, ${viewport.width} pixels wide: ${trouble}`))
  }
  return found
}

const openAt = async (path: string): Promise<Page> => {
  const page = await shop.open({ viewport: phone })
  await page.goto(path)
  return page
}

test('the shop shows only texts of the catalogue, on a phone and on a wide screen', async () => {
  const page = await shop.open({ viewport: phone })
  for (const path of [
    '/',
    '/collections',
    `/collections/${sampleShop.collections[0]!.slug}`,
    '/search?q=a',
    `/products/${goods.plain.slug}`,
    '/c/Journal',
    '/c/Journal?q=submarine',
    '/c/Journal/reading-a-storm-glass',
    '/c/Authors/ilse-brandt',
    '/cart',
    '/orders/lookup',
    '/members',
    '/members?q=submarine',
    '/login',
    '/signup',
    '/forgot',
    '/reset-password',
    '/no/such/page',
  ]) {
    await page.goto(path)
    expect(await troublesOf(page), path).toEqual([])
  }
})

test('from the cart to the order', async () => {
  const { checkout, pay, thanks, order } = words.storefront
  const page = await openAt(`/products/${goods.plain.slug}`)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const arrive = async (name: string | RegExp, level = 2) => {
    await page.getByRole('heading', { level, name }).first().waitFor()
    expect(await troublesOf(page)).toEqual([])
  }
  await press(words.storefront.product.addToCart)
  // The cart that opens beside the page shows what was added.
  await page.getByRole('dialog').getByRole('link', { name: goods.plain.name }).first().waitFor()
  await page.goto('/cart')
  expect(await troublesOf(page)).toEqual([])
  await press(words.storefront.cart.checkout)
  await arrive(checkout.steps.contact)
  await page.getByLabel(checkout.contact.email).fill('vera@example.com')
  await page.getByLabel(checkout.contact.firstName).fill('Vera')
  await page.getByLabel(checkout.contact.lastName).fill('Silva')
  await page.getByLabel(checkout.address.addressLine, { exact: true }).first().fill('Rua das Flores 12')
  await page.getByLabel(checkout.address.postalCode).first().fill('4050-262')
  await page.getByLabel(checkout.address.city).first().fill('Porto')
  await page.getByRole('group', { name: checkout.delivery.options }).waitFor()
  await page.getByRole('radio', { name: checkout.payment.card }).check()
  await page.getByLabel(pay.cardNumber).fill('4242424242424242')
  await page.getByLabel(pay.cardNumber).press('Enter')
  await arrive(thanks.title, 1)
  await page.getByRole('link', { name: thanks.toOrder }).click()
  await arrive(/10\d{3}/, 1)
  await page.getByRole('region', { name: order.bought }).waitFor()
})

test('in the dashboard, from sign-in to an order', async () => {
  const { login } = words.dashboard
  const page = await openAt('/dashboard/')
  expect(await troublesOf(page)).toEqual([])
  await page.getByLabel(login.email).fill(shop.stoa.ownerEmail)
  await page.getByLabel(login.password).fill(shop.stoa.ownerPassword)
  await page.getByRole('button', { name: login.submit }).click()
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'))
  await page.goto('/dashboard/orders')
  expect(await troublesOf(page)).toEqual([])
  await page.locator('main a[href*="/orders/"]').first().click()
  await page.waitForURL(/orders\/[0-9a-f-]{36}/)
  await page.getByRole('heading', { level: 1, name: /10\d{3}/ }).waitFor()
  await hearMails()
  expect(await troublesOf(page)).toEqual([])
})

test('it is a small separate file, loaded only when it is used', async () => {
  const page = await shop.open({ isNew: true })
  const fetched: number[] = []
  page.on('response', async (response) => {
    if (/pseudo-/.test(response.url())) fetched.push((await response.body()).length)
  })
  await page.goto('/orders/lookup', { waitUntil: 'networkidle' })
  expect(fetched).toHaveLength(1)
  expect(fetched[0]).toBeLessThan(2_500)
})
