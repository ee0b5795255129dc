import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleShop } from '@stoa/seed'
import { audit } from './audit.ts'
import { asMember, fillLogin, password, registered, signedInElsewhere } from './member.ts'
import { readyOrder } from './ready-checkout.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const main = (page: Page) => page.locator('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true }).click()
const goTo = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name }).click()
}

const ordersOn = (page: Page) => main(page).getByRole('link', { name: /^Order / })

let people = 0

/** A member with more orders than fit on a page. */
let regular: string

beforeAll(async () => {
  const email = 'ines@example.com'
  regular = await registered(shop.stoa, email, 'Ines')
  const page = await shop.open()
  await asMember(page, shop.stoa, regular)
  for (let placed = 0; placed < 12; placed++) await readyOrder(page, { product: goods.plain, how: 'later', email })
})

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_how, javaScriptEnabled) => {
  /** Mia, freshly signed in, in a browser of her own. */
  async function mia(): Promise<{ page: Page; email: string }> {
    const email = `mia.${++people}@example.com`
    const page = await shop.open({ javaScriptEnabled, viewport: { width: 360, height: 740 } })
    await asMember(page, shop.stoa, await registered(shop.stoa, email))
    return { page, email }
  }
  // axe waits for timers, which do not run in a page without scripts.
  const looked = async (page: Page): Promise<string[]> => (javaScriptEnabled ? audit(page) : [])

  test('a visitor has to sign in before any account page, and is led back to it', async () => {
    const page = await shop.open({ javaScriptEnabled })
    const email = `vera.${++people}@example.com`
    await registered(shop.stoa, email, 'Vera')
    for (const path of ['/account', '/account/orders', '/account/addresses?edit=new', '/account/profile', '/account/security']) {
      await page.context().clearCookies()
      await page.goto(path)
      await heading(page, 'Sign in')
      expect(new URL(page.url()).search, path).toBe(`?${new URLSearchParams({ next: path })}`)
      await fillLogin(page, email)
      await page.waitForURL(`${shop.stoa.baseUrl}${path}`)
    }
  })

  test('an account without orders links to the shop', async () => {
    const { page } = await mia()
    await page.goto('/account')
    await main(page).getByText('No orders yet').waitFor()
    expect(await looked(page)).toEqual([])
    await main(page).getByRole('link', { name: 'Find an order by its number' }).click()
    await heading(page, 'Find your order')
  })

  test('orders are listed in pages, and each order opens', async () => {
    const page = await shop.open({ javaScriptEnabled, viewport: { width: 360, height: 740 } })
    await asMember(page, shop.stoa, regular)
    await page.goto('/account')
    expect(await ordersOn(page).count()).toBe(3)
    await main(page).getByRole('link', { name: 'All orders' }).click()
    await heading(page, 'Your orders')
    await expect.poll(() => ordersOn(page).count(), { timeout: 10_000 }).toBe(10)
    expect(await looked(page)).toEqual([])
    await main(page).getByRole('link', { name: 'Older orders' }).click()
    await main(page).getByRole('link', { name: 'Newer orders' }).waitFor()
    expect(await ordersOn(page).count()).toBe(2)
    const last = ordersOn(page).last()
    const name = await last.innerText()
    await last.click()
    await heading(page, name)
    await page.goto('/account/orders?cursor=nonsense')
    expect(await ordersOn(page).count()).toBe(10)
  })

  test('a profile is changed, and a slug in use is refused next to its field', async () => {
    const { page } = await mia()
    const taken = `walter-${javaScriptEnabled}`
    const walter = await shop.open({ javaScriptEnabled: false })
    await asMember(walter, shop.stoa, await registered(shop.stoa, `${taken}@example.com`, 'Walter'))
    await walter.goto('/account/profile')
    await walter.getByRole('textbox', { name: 'Short name' }).fill(taken)
    await press(walter, 'Change short name')
    await walter.getByText('Saved.').waitFor()
    await page.goto('/account')
    await goTo(page, 'Profile')
    await heading(page, 'Profile')
    await page.getByLabel('First name').fill('Mia')
    await page.getByLabel('Last name').fill('Moreira')
    await page.getByLabel('Phone').fill('+351 220 000 000')
    await page.getByLabel('Display name').fill('Mimi')
    await press(page, 'Save')
    await page.getByText('Saved.').waitFor()
    expect(await looked(page)).toEqual([])
    await page.getByRole('textbox', { name: 'Short name' }).fill(taken)
    await press(page, 'Change short name')
    await page.getByText('This short name is already taken.').waitFor()
    expect(await page.getByLabel('Phone').inputValue()).toBe('+351 220 000 000')
    await page.getByRole('textbox', { name: 'Short name' }).fill('Not a Slug!')
    await press(page, 'Change short name')
    await page.getByText('Enter a valid value.').waitFor()
    await goTo(page, 'Overview')
    await heading(page, 'Hello, Mimi')
  })

  test('an address is added, changed and removed', async () => {
    const { page } = await mia()
    await page.goto('/account/addresses')
    await main(page).getByText('No saved addresses').waitFor()
    await main(page).getByRole('link', { name: 'Add address' }).click()
    await page.getByRole('heading', { name: 'New address' }).waitFor()
    await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''))
    await page.getByLabel('Country').selectOption('PT')
    await page.getByLabel('Street and house number').fill('Rua das Flores 12')
    await page.getByLabel('City').fill('Porto')
    await press(page, 'Save')
    await page.getByText('This field is required.').waitFor()
    await page.getByLabel('Postal code').fill('4050-262')
    await press(page, 'Save')
    await page.getByText('Saved.').waitFor()
    await main(page).getByText('4050-262 Porto').waitFor()
    await main(page).getByRole('link', { name: 'Edit Rua das Flores 12, Porto' }).click()
    await page.getByRole('heading', { name: 'Edit address' }).waitFor()
    await page.getByLabel('Street and house number').fill('Rua Nova 3')
    await press(page, 'Save')
    await press(page, 'Remove Rua Nova 3, Porto')
    await main(page).getByText('No saved addresses').waitFor()
  })

  test('sessions are listed, and ended one by one or all at once', async () => {
    const { page, email } = await mia()
    for (let browsers = 0; browsers < 3; browsers++) await signedInElsewhere(shop.stoa, email)
    await page.goto('/account/security')
    await page.getByText('This browser', { exact: true }).waitFor()
    expect(await page.getByText('Another browser or device').count()).toBe(3)
    expect(await looked(page)).toEqual([])
    await main(page)
      .getByRole('button', { name: /^Sign out the session started on/ })
      .first()
      .click()
    await page.getByText('The session has been signed out.').waitFor()
    expect(await page.getByText('Another browser or device').count()).toBe(2)
    await press(page, 'Sign out all other sessions')
    await page.getByText('All other sessions have been signed out.', { exact: true }).waitFor()
    expect(await page.getByText('Another browser or device').count()).toBe(0)
  })

  test('a new password ends all other sessions and replaces the old one', async () => {
    const { page, email } = await mia()
    const elsewhere = await shop.open({ javaScriptEnabled: false })
    await asMember(elsewhere, shop.stoa, await signedInElsewhere(shop.stoa, email))
    await elsewhere.goto('/account')
    await heading(elsewhere, 'Hello, Mia')
    await page.goto('/account/security')
    await page.getByLabel('New password').fill('a balcony full of thyme')
    await press(page, 'Change password')
    await page.getByText('Your password has been changed.').waitFor()
    await elsewhere.reload()
    await heading(elsewhere, 'Sign in')
    await fillLogin(elsewhere, email, password)
    await elsewhere.getByRole('alert').waitFor()
    await fillLogin(elsewhere, email, 'a balcony full of thyme')
    await heading(elsewhere, 'Hello, Mia')
  })

  test('an account is deleted after its address is typed, and can no longer sign in', async () => {
    const { page, email } = await mia()
    await page.goto('/account/security')
    await page.locator('main summary').click()
    await page.getByLabel('Confirm your email address').fill('somebody@example.com')
    await press(page, 'Delete my account')
    await page.getByText('This isn’t the email address of your account.').waitFor()
    await page.getByLabel('Confirm your email address').fill(email)
    await press(page, 'Delete my account')
    await page.getByText('Your account has been deleted.').waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().waitFor()
    await fillLogin(page, email)
    await page.getByRole('alert').getByText('The email address or password is incorrect.').waitFor()
  })
})

test('every page links a signed-in member to the account', async () => {
  const page = await shop.open()
  await asMember(page, shop.stoa, await registered(shop.stoa, 'mia.header@example.com'))
  await page.goto(`/collections/${sampleShop.collections.find(({ visible }) => visible)!.slug}`)
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).first().click()
  await heading(page, 'Hello, Mia')
})
