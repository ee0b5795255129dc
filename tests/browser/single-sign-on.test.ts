import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { createClient } from '@stoa/sdk'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { startOidcProvider, type OidcProvider } from '../support/oidc-provider.ts'
import { audit } from './audit.ts'
import { awake } from './awake.ts'
import { putIntoCart } from './buying.ts'
import { fillLogin, registered } from './member.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
let database: Database
let provider: OidcProvider
const id = randomUUID()

const owner = () => createClient({ baseUrl: shop.stoa.baseUrl, apiKey: shop.stoa.apiKey, siteId: shop.stoa.siteId })
type Changes = Omit<Parameters<ReturnType<typeof owner>['signIn']['updateSignInSettings']>[0]['settings'], 'revision'>

async function decide(changes: Changes): Promise<void> {
  const { settings } = await owner().signIn.getSignInSettings({})
  await owner().signIn.updateSignInSettings({ settings: { revision: settings.revision, ...changes } })
}

const club = () => ({ id, name: 'Pottery Club', issuer: provider.issuer, clientId: provider.clientId, clientSecret: provider.clientSecret })
const gone = {
  id: randomUUID(),
  name: 'Gone',
  label: 'With the old account',
  look: 'SOLID',
  issuer: 'http://127.0.0.1:9',
  clientId: 'x',
} as const
const standing = () => decide({ signUp: 'OPEN', connections: [club(), gone] })

beforeAll(async () => {
  database = connect({ connectionString: inject('database') }, 1)
  provider = await startOidcProvider({ redirectUris: [`${shop.stoa.baseUrl}/login/callback/${id}`] })
  await standing()
})
afterEach(standing)
afterAll(async () => {
  await provider.close()
  await database.close()
})

let people = 0
/** A user of the identity provider. */
function somebody(claims: Record<string, unknown> = {}): { login: string; email: string } {
  const login = `nuno${++people}`
  const email = `${login}@example.com`
  provider.people.set(login, { email, email_verified: true, given_name: 'Nuno', name: 'Nuno', ...claims })
  return { login, email }
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const button = (page: Page) =>
  page.getByRole('region', { name: 'Other ways to sign in' }).getByRole('link', { name: 'Continue with Pottery Club' })

/** On the provider's pages. */
async function signInThere(page: Page, login: string): Promise<void> {
  await page.waitForURL((address) => address.origin === provider.issuer)
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('x')
  await page.locator('button[type=submit]').click()
  await page.locator('input[name=prompt][value=consent]').waitFor({ state: 'attached' })
  await page.locator('button[type=submit]').click()
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_how, javaScriptEnabled) => {
  const open = () => shop.open({ javaScriptEnabled, viewport: { width: 360, height: 740 } })
  // axe waits for timers, which do not run in a page without scripts.
  const looked = async (page: Page): Promise<string[]> => (javaScriptEnabled ? audit(page) : [])

  test('a visitor signs in by the button, keeps the cart, returns to their page, and is recognized next time', async () => {
    const { login, email } = somebody()
    const page = await open()
    await putIntoCart(page, goods.plain.slug)
    await page.goto('/account/profile')
    await heading(page, 'Sign in')
    expect(await looked(page)).toEqual([])
    const names = await page.getByRole('region', { name: 'Other ways to sign in' }).getByRole('link').allInnerTexts()
    expect(names.map((name) => name.split('\n').at(-1))).toEqual(['Continue with Pottery Club', 'With the old account'])
    await button(page).click()
    await signInThere(page, login)
    await heading(page, 'Profile')
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    const kept = await page.context().cookies(`${shop.stoa.baseUrl}/login/callback/${id}`)
    expect(kept.map(({ name }) => name).filter((name) => name.startsWith('stoa_sso'))).toEqual([])
    const { members } = await owner().members.queryMembers({ query: { filter: { loginEmail: email } } })
    expect(members).toHaveLength(1)
    await page.goto('/account')
    await page.locator('main').getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await page.goto('/signup')
    await heading(page, 'Create an account')
    expect(await looked(page)).toEqual([])
    await button(page).click()
    // The provider still has a session and does not prompt.
    await heading(page, 'Hello, Nuno')
  })

  test('an app’s member returns to the app with a code, by the button or directly from the app', async () => {
    const { baseUrl, clientId, siteId } = shop.stoa
    const back = `${baseUrl}/search`
    await database.run(sql`update oauth_clients set redirect_uris = ${[back]} where site_id = ${siteId} and id = ${clientId}`)
    const request = { clientId, responseType: 'code', redirectUri: back, state: 'kept', responseMode: 'query' } as const
    const authRequest = { ...request, codeChallenge: 'x'.repeat(43), codeChallengeMethod: 'S256' } as const
    const page = await open()
    for (const idp of [undefined, id, randomUUID()]) {
      await page.context().clearCookies()
      const { redirects } = createClient({ baseUrl, clientId })
      const { redirectSession } = await redirects.createRedirectSession({ auth: { authRequest: { ...authRequest, ...(idp && { idp }) } } })
      await page.route('https://app.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<a href="${redirectSession.fullUrl}">Sign in</a>` }),
      )
      await page.goto('https://app.example/')
      await page.getByRole('link', { name: 'Sign in' }).click()
      if (idp !== id) {
        await heading(page, 'Sign in')
        await button(page).click()
      }
      await signInThere(page, somebody().login)
      await page.waitForURL((address) => address.href.startsWith(back))
      const { searchParams } = new URL(page.url())
      expect([searchParams.get('state'), Boolean(searchParams.get('code'))]).toEqual(['kept', true])
    }
  })

  test('a cancelled sign-in is reported, and can be retried or replaced; no address keeps the callback parameters', async () => {
    const page = await open()
    await page.goto('/login?next=%2Faccount%2Forders')
    await button(page).click()
    await page.waitForURL((address) => address.origin === provider.issuer)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await heading(page, 'Sign-in cancelled')
    await page.getByText('The sign-in with Pottery Club was cancelled.').waitFor()
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['next', 'why', 'with'])
    expect(await looked(page)).toEqual([])
    await page.locator('main').getByRole('link', { name: 'Try again' }).click()
    await signInThere(page, somebody().login)
    await page.waitForURL(({ pathname }) => pathname === '/account/orders')
  })

  test('a provider that is down, and a removed connection', async () => {
    const page = await open()
    await page.goto('/login')
    await page.getByRole('link', { name: 'With the old account' }).click()
    await heading(page, 'Gone isn’t available')
    await page.goto(`/login/with/${randomUUID()}`)
    await heading(page, 'This sign-in method is no longer available')
    await page.goto('/login/with/nonsense')
    await heading(page, 'Couldn’t sign you in')
    await page.locator('main').getByRole('link', { name: 'Other ways to sign in' }).click()
    await heading(page, 'Sign in')
  })

  test('the unverified address of an existing account: an emailed link enables both methods', async () => {
    const { login, email } = somebody()
    await registered(shop.stoa, email)
    const page = await open()
    await page.goto('/login')
    await button(page).click()
    await signInThere(page, login)
    await heading(page, 'You already have an account')
    expect(await looked(page)).toEqual([])
    await page.getByRole('link', { name: 'Email me a link' }).click()
    await heading(page, 'Reset your password')
  })
})

describe('a callback is bound to its browser, its time and one use (threats A19, A21)', () => {
  /** A browser about to be redirected back to this address. */
  async function atTheCallback(): Promise<{ page: Page; callback: string }> {
    const page = await shop.open({ javaScriptEnabled: false })
    const begun = await page.request.get(`/login/with/${id}`, { maxRedirects: 0 })
    const back = await provider.visit(begun.headers().location!, somebody())
    return { page, callback: back.href }
  }

  test('another browser is not signed in by it; its own browser is, once, and stays so after Back', async () => {
    const { page, callback } = await atTheCallback()
    const victim = await shop.open({ javaScriptEnabled: false })
    await victim.goto(callback)
    await heading(victim, 'This sign-in was started in another browser')
    await victim.goto('/account')
    await heading(victim, 'Sign in')
    await page.goto(callback)
    await heading(page, 'Hello, Nuno')
    await page.goto(callback)
    await heading(page, 'Hello, Nuno')
    await victim.goto(callback)
    await heading(victim, 'This sign-in has already been used')
  })

  test('an expired one is refused', async () => {
    const { page, callback } = await atTheCallback()
    await database.run(sql`update single_sign_ons set expires_date = now() - interval '1 second' where site_id = ${shop.stoa.siteId}`)
    await page.goto(callback)
    await heading(page, 'This sign-in has expired')
  })

  test('a page of another site cannot start a sign-in; the callback sends no referrer and is not cached', async () => {
    const page = await shop.open({ javaScriptEnabled: false })
    await page.route('https://evil.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${shop.stoa.baseUrl}/login/with/${id}">Free cups</a>` }),
    )
    await page.goto('https://evil.example/')
    await page.getByRole('link', { name: 'Free cups' }).click()
    await heading(page, 'Sign in')
    const answer = await fetch(`${shop.stoa.baseUrl}/login/callback/${id}?state=x&code=y`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('referrer-policy'), answer.headers.get('cache-control')]).toEqual([
      302,
      'no-referrer',
      'no-store',
    ])
    expect(answer.headers.get('location')).not.toContain('code')
  })
})

test('before a sensitive action the provider must sign the user in again', async () => {
  const email = `rosa${++people}@example.com`
  await registered(shop.stoa, email)
  const page = await shop.open()
  await page.goto('/login')
  await fillLogin(page, email)
  await heading(page, 'Hello, Mia')
  await page.goto('/login?again&next=%2Faccount%2Fsecurity')
  expect(await button(page).getAttribute('href')).toBe(`/login/with/${id}?next=%2Faccount%2Fsecurity&anew`)
})

test('the owner adds a connection, sees what to register, checks it, and its secret is not shown again', async () => {
  await decide({ connections: [] })
  const page = await shop.openAsOwner({ viewport: { width: 1280, height: 900 } })
  await page.goto('/dashboard/settings/sign-in')
  await page.getByRole('button', { name: 'Add connection' }).click()
  const callback = await page.getByText(`${shop.stoa.baseUrl}/login/callback/`).innerText()
  await page.getByLabel('Name', { exact: true }).fill('Pottery Club')
  await page.getByLabel('Issuer').fill(`${provider.issuer}/wrong`)
  await page.getByLabel('Client ID').fill(provider.clientId)
  await page.getByLabel('Client secret').fill('not the secret')
  const check = () => page.getByRole('button', { name: /^Check connection/ }).click()
  await check()
  await page.getByText(/^No OpenID provider found at the issuer/).waitFor()
  expect(await audit(page)).toEqual([])
  await page.getByLabel('Issuer').fill(provider.issuer)
  await check()
  await page.getByText('The provider rejects the client ID or client secret.').waitFor()
  await page.getByLabel('Client secret').fill(provider.clientSecret)
  await check()
  await page.getByText('Members can sign in with this provider').waitFor()
  await page.getByLabel('Button text').fill('Come in with the club')
  await page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).click()
  await page.getByText('Secret saved', { exact: true }).waitFor()
  expect(await page.content()).not.toContain(provider.clientSecret)
  const [connection] = (await owner().signIn.getSignInSettings({})).settings.connections
  expect(connection).toMatchObject({ callbackUrl: callback, label: 'Come in with the club', hasClientSecret: true })
  // The stored secret is used for the check, whose result is not the one from before.
  await page.reload()
  await awake(page)
  expect(await page.getByText('Members can sign in with this provider').count()).toBe(0)
  await check()
  await page.getByText('Members can sign in with this provider').waitFor()
})
