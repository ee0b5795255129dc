import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { codeChallenge as challengeOf, codeVerifier, createClient } from '@stoa/sdk'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { asMember, fillLogin, registered } from './member.ts'
import { withShop } from './shop.ts'

const shop = withShop()
let database: Database
let back: string

beforeAll(async () => {
  back = `${shop.stoa.baseUrl}/search`
  database = connect({ connectionString: inject('database') }, 1)
  await database.run(sql`
    update oauth_clients set redirect_uris = ${[back]}, name = ${'Summer page'} where site_id = ${shop.stoa.siteId} and id = ${shop.stoa.clientId}`)
})
afterAll(() => database.close())

let people = 0
const anAddress = (): string => `ana.${++people}@example.com`
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).click()

/** The address to which an app sends its member. */
async function asked(prompt: 'consent' | 'select_account'): Promise<{ url: string; verifier: string }> {
  const { baseUrl, clientId } = shop.stoa
  const verifier = codeVerifier()
  const authRequest = {
    clientId,
    responseType: 'code',
    redirectUri: back,
    state: 'kept',
    responseMode: 'query',
    codeChallenge: await challengeOf(verifier),
    codeChallengeMethod: 'S256',
  } as const
  const { redirectSession } = await createClient({ baseUrl, clientId }).redirects.createRedirectSession({ auth: { authRequest, prompt } })
  return { url: redirectSession.fullUrl, verifier }
}

async function cameBack(page: Page): Promise<Record<string, string>> {
  await page.waitForURL((address) => address.href.startsWith(back))
  return Object.fromEntries(new URL(page.url()).searchParams)
}

/** The address of the member whom a code belongs to. */
async function memberOf(code: string, verifier: string): Promise<string | undefined> {
  const { baseUrl, clientId } = shop.stoa
  const tokens = await createClient({ baseUrl, clientId }).oauth.token({
    clientId,
    grantType: 'authorization_code',
    code,
    codeVerifier: verifier,
    redirectUri: back,
  })
  const headers = { authorization: tokens.access_token }
  const told = (await (await fetch(`${baseUrl}/members/v1/members/my?fieldsets=FULL`, { headers })).json()) as {
    member: { loginEmail: string }
  }
  return told.member.loginEmail
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_how, javaScriptEnabled) => {
  const open = () => shop.open({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

  test('consent: the sign-in page names the app, the next page says what it asks for; allowing gives a code', async () => {
    const email = anAddress()
    await registered(shop.stoa, email, 'Ana')
    const { url, verifier } = await asked('consent')
    const page = await open()
    await page.goto(url)
    await heading(page, 'Sign in')
    await page.getByText('Sign in to continue to Summer page.').waitFor()
    await fillLogin(page, email)
    await heading(page, 'Allow Summer page to use your account?')
    await page.getByRole('region', { name: 'Your account' }).getByText(email).waitFor()
    await page.getByText('place orders for you').waitFor()
    await press(page, 'Allow')
    const { code, state } = await cameBack(page)
    expect([state, await memberOf(code!, verifier)]).toEqual(['kept', email])
    await page.goto(url.replace('/authorize', '/consent'))
    await heading(page, 'This request has expired')
  })

  test('consent: cancelling returns access_denied and no code', async () => {
    const page = await open()
    await asMember(page, shop.stoa, await registered(shop.stoa, anAddress(), 'Ana'))
    await page.goto((await asked('consent')).url)
    await press(page, 'Cancel')
    expect(await cameBack(page)).toEqual({
      error: 'access_denied',
      error_description: 'The member didn’t allow it.',
      state: 'kept',
    })
  })

  test('a choice of account: the one signed in here, or another one', async () => {
    const [email, other] = [anAddress(), anAddress()]
    await registered(shop.stoa, other, 'Rui')
    const page = await open()
    await asMember(page, shop.stoa, await registered(shop.stoa, email, 'Ana'))
    const first = await asked('select_account')
    await page.goto(first.url)
    await heading(page, 'Choose an account')
    await page.getByRole('region', { name: 'Your account' }).getByText(email).waitFor()
    await press(page, 'Continue as Ana')
    expect(await memberOf((await cameBack(page)).code!, first.verifier)).toBe(email)
    const second = await asked('select_account')
    await page.goto(second.url)
    await page.getByRole('link', { name: 'Use another account' }).click()
    await heading(page, 'Sign in')
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('')
    await fillLogin(page, other)
    expect(await memberOf((await cameBack(page)).code!, second.verifier)).toBe(other)
  })

  test('a page that names one member gives no code of another who has signed in since', async () => {
    const page = await open()
    await asMember(page, shop.stoa, await registered(shop.stoa, anAddress(), 'Ana'))
    await page.goto((await asked('consent')).url)
    await page.getByRole('region', { name: 'Your account' }).getByText('Ana', { exact: true }).waitFor()
    await asMember(page, shop.stoa, await registered(shop.stoa, anAddress(), 'Rui'))
    await press(page, 'Allow')
    await page.getByRole('region', { name: 'Your account' }).getByText('Rui', { exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/consent')
  })
})

test('A20: another site’s form is refused, and no site can frame the pages', async () => {
  const sessionToken = await registered(shop.stoa, anAddress(), 'Ana')
  for (const [prompt, path] of [
    ['consent', '/consent'],
    ['select_account', '/choose-account'],
  ] as const) {
    const url = (await asked(prompt)).url.replace('/authorize', path)
    const cookie = `stoa_session=${sessionToken}`
    const shown = await fetch(url, { headers: { cookie } })
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(shown.headers.get('cache-control')).toBe('no-store')
    const member = /name="member" value="([^"]+)"/.exec(await shown.text())![1]!
    const body = new URLSearchParams({ member, decision: 'allow' })
    for (const origin of ['https://evil.example', 'null', undefined]) {
      const sent = await fetch(url, { method: 'POST', body, headers: { cookie, ...(origin && { origin }) }, redirect: 'manual' })
      expect(sent.status).toBe(403)
    }
  }
})

/** The error that a field is described by. */
const errorOf = (field: Locator): Promise<string> =>
  field.evaluate((one) => document.getElementById(one.getAttribute('aria-describedby')!.split(' ').at(-1)!)!.innerText)

describe('errors of a form', () => {
  test('with scripts: beside each field in the page’s words, and the first one has the focus', async () => {
    const page = await shop.open()
    await page.goto('/login')
    await press(page, 'Sign in')
    const [email, word] = [page.getByLabel('Email', { exact: true }), page.getByLabel('Password', { exact: true })]
    await page.getByText('This field is required.').first().waitFor()
    expect(await page.getByText('This field is required.').count()).toBe(2)
    for (const field of [email, word]) {
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      expect(await errorOf(field)).toBe('This field is required.')
    }
    expect(await email.evaluate((one) => one === document.activeElement)).toBe(true)
    await email.fill('ana')
    await page.getByText('Enter an email address, for example name@example.com.').waitFor()
    await email.fill('ana@example.com')
    await expect.poll(() => email.getAttribute('aria-invalid')).toBeNull()
    await press(page, 'Sign in')
    await expect.poll(() => word.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  const paths = ['/login', '/signup', '/forgot', '/orders/lookup', '/dashboard/login', '/dashboard/forgot']

  test.each(paths)('without scripts the server answers with the same errors beside the fields: %s', async (path) => {
    const page = await shop.open({ javaScriptEnabled: false })
    await page.goto(path)
    await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''))
    const email = page.getByLabel('Email', { exact: true })
    await email.fill('ana')
    await page.locator('main form button[type=submit]').first().click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    expect(await errorOf(email)).toBe('Enter an email address, for example name@example.com.')
  })
})
