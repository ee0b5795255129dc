import type { Page } from 'playwright-core'
import { openSession } from '../../server/src/access/staff/sessions.ts'
import { dashboardCookie } from '../../server/src/http/cookie.ts'
import { ownerId } from '../../server/src/seed/seed-site.ts'
import type { RunningStoa } from '../support/server.ts'
import { sharedDatabase } from '../support/site.ts'

/** The steps of a shopper, by the visible names of controls. */
export async function putIntoCart(page: Page, slug: string): Promise<void> {
  await page.goto(`/products/${slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  // With scripts the cart opens as a drawer; without them it is a page.
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  const heading = page.getByRole('heading', { level: 1, name: 'Your cart' })
  await drawer.or(heading).first().waitFor()
  if (await drawer.isVisible()) await drawer.getByRole('link', { name: 'View cart' }).click()
  await heading.waitFor()
}

export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('heading', { level: 2, name: 'Contact' }).waitFor()
}

export async function giveContact(page: Page, email = 'vera@example.com'): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Vera')
  await page.getByLabel('Last name').fill('Silva')
}

export async function giveAddress(page: Page): Promise<void> {
  await page.getByLabel('Country').first().selectOption('PT')
  await page.getByLabel('Street and house number').first().fill('Rua das Flores 12')
  await page.getByLabel('Postal code').first().fill('4050-262')
  await page.getByLabel('City').first().fill('Porto')
}

/** Selects a delivery option: the first one if no name is given. */
export async function chooseDelivery(page: Page, name?: string | RegExp): Promise<void> {
  const options = page.getByRole('group', { name: 'Delivery options' })
  await (name === undefined ? options.getByRole('radio').first() : options.getByRole('radio', { name }).first()).check()
  await updateTotal(page)
}

/** With scripts a selection updates the total; without them a button does. */
export async function updateTotal(page: Page): Promise<void> {
  const update = page.getByRole('button', { name: 'Update delivery and total' })
  if (await update.isVisible()) await update.click()
}

export async function choosePayment(page: Page, how: 'card' | 'later', cardNumber = '4242 4242 4242 4242'): Promise<void> {
  const ways = page.getByRole('group', { name: 'Payment method' })
  const card = ways.getByRole('radio', { name: /^Card/ })
  await (how === 'card' ? card : ways.getByRole('radio').last()).check()
  if (how === 'card') await page.getByLabel('Card number').fill(cardNumber)
}

export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Place order/ }).click()
}

/** Pays an order on the page of its payment. */
export async function payWith(page: Page, cardNumber: string): Promise<void> {
  await page.getByLabel('Card number').fill(cardNumber)
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** The order number on the thank-you page. */
export async function orderNumber(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1, name: 'Thank you!' }).waitFor()
  return (await page.locator('main strong').first().innerText()).trim()
}

type Owned = Pick<RunningStoa, 'baseUrl' | 'siteId' | 'ownerEmail' | 'ownerPassword'>

/** The owner signs in by the form and is on the first page of the dashboard. */
export async function signIn(page: Page, { ownerEmail, ownerPassword }: Pick<Owned, 'ownerEmail' | 'ownerPassword'>): Promise<void> {
  await page.goto('/dashboard/')
  await page.getByLabel('Email').fill(ownerEmail)
  await page.getByLabel('Password').fill(ownerPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'))
}

/** Signs the owner in with a session of the page's browser. It is created in the database, as hashing the password takes longer. */
export async function asOwner(page: Page, { baseUrl, siteId, ownerEmail }: Omit<Owned, 'ownerPassword'>): Promise<void> {
  const domain = new URL(baseUrl).hostname
  const place = { db: sharedDatabase(), siteId, now: new Date(), address: domain }
  const { sessionToken } = await openSession(place, { id: ownerId, email: ownerEmail, name: 'Olga' })
  await page
    .context()
    .addCookies([{ name: dashboardCookie, value: sessionToken, domain, path: '/dashboard', httpOnly: true, sameSite: 'Lax' }])
}

/** Sign-out is in the user menu. */
export async function signOut(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'Olga' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
}

export async function searchOrders(page: Page, words: string): Promise<void> {
  await page.goto('/dashboard/orders')
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(words)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/[?&]q=/)
}

export async function findOrder(page: Page, number: string): Promise<void> {
  await searchOrders(page, number)
  await page.getByRole('link', { name: `#${number}`, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: `Order #${number}` }).waitFor()
}
