import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createClient } from '@stoa/sdk'
import { asMember, password, registered } from './member.ts'
import { withShop } from './shop.ts'

const shop = withShop()

/** All cookies, and whether each is kept on sign-out. */
const cookies: Readonly<Record<string, 'goes' | 'stays' | 'ends by itself' | 'is the desk’s'>> = {
  stoa_session: 'goes',
  stoa_checkout: 'goes',
  stoa_order_: 'goes',
  stoa_sign_in: 'goes',
  stoa_sign_in_address: 'goes',
  stoa_reset: 'goes',
  stoa_way_: 'goes',
  stoa_wish: 'goes',
  // Kept for ten minutes at most, for the provider's answer to this one sign-in; useless without it.
  stoa_sso_: 'ends by itself',
  // The theme belongs to the device.
  stoa_theme: 'stays',
  stoa_desk: 'is the desk’s',
}

test('the table lists every cookie in the sources', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const files = globSync('{server,storefront,dashboard,sdk,ui}/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))
  const named = files.flatMap((file) =>
    Array.from(readFileSync(`${root}${file}`, 'utf8').matchAll(/['"`](stoa_[a-z_]+)(?:\$\{[^}]*\}[^'"`]*)?['"`]/g), ([, name]) => name!),
  )
  const others = ['stoa_', 'stoa_migrations', 'stoa_place', 'stoa_plain', 'stoa_query', 'stoa_sso', 'stoa_words']
  expect(new Set(named.filter((name) => !others.includes(name)))).toEqual(new Set(Object.keys(cookies)))
})

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_how, javaScriptEnabled) => {
  const namesIn = async (page: Page) => (await page.context().cookies()).map(({ name }) => name.replace(/[0-9a-f]{32}$/, '')).toSorted()

  test('signing out leaves no personal data in the browser', async () => {
    const { baseUrl, clientId } = shop.stoa
    const email = `mia.${javaScriptEnabled}@sign-out.example`
    const token = await registered(shop.stoa, email)
    const page = await shop.open({ javaScriptEnabled })
    // Access links, a pending sign-in, and a setting of the device.
    await page.goto(`/checkout/${randomUUID()}?token=of.a.checkout&session=of.an.app`)
    for (let orders = 0; orders < 2; orders++) await page.goto(`/orders/${randomUUID()}?token=of.an.order`)
    await page.goto('/reset-password?token=of.a.password')
    await page.context().addCookies([
      { name: 'stoa_sign_in', value: 'that.waits', url: baseUrl },
      { name: 'stoa_sign_in_address', value: 'bWlh', url: baseUrl },
      { name: 'stoa_theme', value: 'dark', url: baseUrl },
      { name: 'stoa_wish', value: randomUUID(), domain: new URL(baseUrl).hostname, path: '/wishlist' },
    ])
    await asMember(page, shop.stoa, token)
    await page.goto('/account')
    expect(new Set(await namesIn(page))).toEqual(
      new Set(Object.keys(cookies).filter((name) => cookies[name] === 'goes' || cookies[name] === 'stays')),
    )
    await page.locator('main').getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().waitFor()
    // The next page creates a new visitor without any of the member's data.
    expect(await namesIn(page)).toEqual(['stoa_session', 'stoa_theme'])
    expect((await page.context().cookies()).find(({ name }) => name === 'stoa_session')!.value).not.toBe(token)
    // The session has ended on the server too.
    const { authentication } = createClient({ baseUrl, clientId })
    expect((await authentication.loginV2({ loginId: { email }, password })).state).toBe('SUCCESS')
    const thief = await shop.open({ javaScriptEnabled: false })
    await asMember(thief, shop.stoa, token)
    await thief.goto('/account')
    await thief.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  })
})

test('a link from another site signs no one out', async () => {
  const page = await shop.open({ javaScriptEnabled: false })
  await asMember(page, shop.stoa, await registered(shop.stoa, 'vera@sign-out.example', 'Vera'))
  await page.goto('/sign-out')
  await page.goto('/orders/close')
  await page.goto('/account')
  await page.getByRole('heading', { level: 1, name: 'Hello, Vera' }).waitFor()
})
