import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { codeChallenge as challengeOf, codeVerifier, createClient } from '@stoa/sdk'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { audit } from './audit.ts'
import { putIntoCart } from './buying.ts'
import { asMember, fillLogin, mailTo, password, registered } from './member.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
let database: Database

beforeAll(() => void (database = connect({ connectionString: inject('database') }, 1)))
afterAll(() => database.close())

const owner = () => createClient({ baseUrl: shop.stoa.baseUrl, apiKey: shop.stoa.apiKey, siteId: shop.stoa.siteId })

async function decide(changes: {
  signUp?: 'OPEN' | 'APPROVAL'
  verifyEmail?: boolean
  concealAccounts?: boolean
  captcha?: 'OFF' | 'INVISIBLE' | 'VISIBLE'
}): Promise<void> {
  const { settings } = await owner().signIn.getSignInSettings({})
  await owner().signIn.updateSignInSettings({ settings: { revision: settings.revision, ...changes } })
}
afterEach(() => decide({ signUp: 'OPEN', verifyEmail: false, captcha: 'OFF', concealAccounts: false }))

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).click()
const inbox = (template: string, recipient: string, after = 0) =>
  mailTo({ database, siteId: shop.stoa.siteId }, { template, recipient, after })
const codeIn = (mail: string): string => /^[2-9A-Z]{6}$/m.exec(mail)![0]

async function signUp(page: Page, email: string, word = password): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Name').fill('Mia')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await press(page, 'Create account')
}

/** Waits until a new user is a member. */
const untilMember = (email: string) =>
  vi.waitUntil(() => database.one(sql`select id from members where site_id = ${shop.stoa.siteId} and login_email = ${email}`), 10_000)

let people = 0
const anAddress = (): string => `mia.${++people}@example.com`

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_how, javaScriptEnabled) => {
  const open = () => shop.open({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

  test('a visitor becomes a member and keeps the cart; signs out; and in again', async () => {
    const email = anAddress()
    const page = await open()
    await putIntoCart(page, goods.plain.slug)
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().click()
    await heading(page, 'Sign in')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await heading(page, 'Create an account')
    await signUp(page, email)
    await heading(page, 'Hello, Mia')
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await press(page, 'Sign out')
    await page.waitForURL(({ pathname }) => pathname === '/')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().waitFor()
    await page.getByRole('link', { name: 'Cart', exact: true }).waitFor()
    await page.goto('/account/addresses')
    await heading(page, 'Sign in')
    await fillLogin(page, email.toUpperCase())
    await heading(page, 'Addresses')
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  })

  test('an unknown address and a wrong password get the same message, and no password is returned with the page', async () => {
    const email = anAddress()
    await registered(shop.stoa, email)
    const page = await open()
    const told = async (address: string): Promise<string> => {
      await page.goto('/login')
      await fillLogin(page, address, 'not the password at all')
      await page.getByRole('alert').waitFor()
      expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(address)
      expect(await page.content()).not.toContain('not the password at all')
      return page.getByRole('alert').innerText()
    }
    expect(await told('nobody@example.com')).toBe(await told(email))
  })

  test('a sign-in does not redirect to another site', async () => {
    const email = anAddress()
    await registered(shop.stoa, email)
    const page = await open()
    for (const next of ['//evil.example/', 'https://evil.example/', '/\\evil.example']) {
      await page.context().clearCookies()
      await page.goto(`/login?${new URLSearchParams({ next })}`)
      await fillLogin(page, email)
      await page.waitForURL(({ pathname }) => pathname !== '/login')
      expect(new URL(page.url()).origin, next).toBe(shop.stoa.baseUrl)
      await heading(page, 'Hello, Mia')
    }
  })

  test('an address with an account leads to the sign-in page', async () => {
    const email = anAddress()
    await registered(shop.stoa, email)
    const page = await open()
    await signUp(page, email)
    await page.getByRole('alert').getByText('An account with this email address already exists.').waitFor()
    await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click()
    await heading(page, 'Sign in')
  })

  test('a password too short or too common is refused next to its field', async () => {
    const page = await open()
    await page.goto('/signup')
    const form = page.locator('main form')
    await form.evaluate((one) => one.setAttribute('novalidate', ''))
    await page.getByLabel('Name').fill('Mia')
    await page.getByLabel('Email', { exact: true }).fill(anAddress())
    await page.getByLabel('Password', { exact: true }).fill('short')
    await press(page, 'Create account')
    await page.getByText('Enter at least 8 characters.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill('password123')
    await press(page, 'Create account')
    await page.getByText('This password is too common.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill('another password')
    if (javaScriptEnabled) await page.getByText('This password is too common.').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Name').inputValue()).toBe('Mia')
  })

  test('with email verification, the emailed code signs in, and no address contains the token', async () => {
    await decide({ verifyEmail: true })
    const email = anAddress()
    const page = await open()
    await page.goto('/signup?next=%2Faccount%2Fprofile')
    await page.getByLabel('Name').fill('Mia')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await press(page, 'Create account')
    await heading(page, 'Enter the code')
    await page.getByText(`The email to ${email} with your 6-character code`).waitFor()
    expect(new URL(page.url()).search).toBe('?next=%2Faccount%2Fprofile')
    await page.getByLabel('Code').fill('AAAAA1')
    await press(page, 'Continue')
    await page.getByText('This code is incorrect or has expired.').waitFor()
    const first = codeIn(await inbox('verification-code', email))
    if (javaScriptEnabled) await page.getByRole('button', { name: /^Send a new code in \d+ s$/ }).waitFor()
    else {
      await press(page, 'Send a new code')
      await page.getByText('We’ve sent you a new code.').waitFor()
    }
    const code = javaScriptEnabled ? first : codeIn(await inbox('verification-code', email, 1))
    await page.getByLabel('Code').fill(code.toLowerCase())
    await press(page, 'Continue')
    await heading(page, 'Profile')
  })

  test('A06: with concealed accounts, a new address and a taken one get the same page; only the email differs', async () => {
    const [taken, fresh] = [anAddress(), anAddress()]
    await signUp(await open(), taken)
    await untilMember(taken)
    await decide({ concealAccounts: true })
    const seen: string[] = []
    const page = await open()
    for (const email of [taken, fresh]) {
      await page.context().clearCookies()
      await signUp(page, email)
      await heading(page, 'Check your email')
      // axe waits for timers, which do not run in a page without scripts.
      if (javaScriptEnabled && email === taken) expect(await audit(page)).toEqual([])
      await page.getByLabel('Code').fill('AAAAAA')
      await press(page, 'Continue')
      await page.getByText('This code is incorrect or has expired.').first().waitFor()
      seen.push((await page.locator('main').innerText()).replaceAll(/\d+ s/g, '… s').replaceAll(email, '…'))
    }
    expect(seen[0]).toBe(seen[1])
    expect(await inbox('account-exists', taken)).toContain('/login')
    expect(codeIn(await inbox('verification-code', fresh))).toHaveLength(6)
  })

  test('with owner approval, a new member waits, and is in once approved', async () => {
    await decide({ signUp: 'APPROVAL' })
    const email = anAddress()
    const page = await open()
    await signUp(page, email)
    await heading(page, 'Waiting for approval')
    await press(page, 'Check again')
    await page.getByText(/^Not approved yet\. Last checked at/).waitFor()
    const { members } = await owner().members.queryMembers({ query: { filter: { loginEmail: email } } })
    await owner().members.approveMember({ id: members[0]!.id })
    // With scripts the page checks by itself too, so the button may be gone before the press.
    const hello = page.getByRole('heading', { level: 1, name: 'Hello, Mia' }).waitFor()
    await Promise.race([hello, press(page, 'Check again').catch(() => undefined)])
    await hello
  })

  test('a member pending approval is led on automatically to where the sign-in started', async () => {
    await decide({ signUp: 'APPROVAL' })
    const email = anAddress()
    const page = await open()
    await page.goto('/signup?next=%2Faccount%2Faddresses')
    await page.getByLabel('Name').fill('Mia')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await press(page, 'Create account')
    await heading(page, 'Waiting for approval')
    await page.getByText(/^Not approved yet\. Last checked at/).waitFor()
    if (javaScriptEnabled) await page.getByText('This page checks for updates automatically.').waitFor()
    else expect(await page.locator('meta[http-equiv=refresh]').getAttribute('content')).toBe('30;url=/pending?next=%2Faccount%2Faddresses')
    const { members } = await owner().members.queryMembers({ query: { filter: { loginEmail: email } } })
    await owner().members.approveMember({ id: members[0]!.id })
    if (!javaScriptEnabled) await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Addresses' }).waitFor({ timeout: 30_000 })
  })

  test('a forgotten password is reset once by an emailed link; others learn nothing', async () => {
    const email = anAddress()
    await registered(shop.stoa, email)
    const page = await open()
    const ask = async (address: string): Promise<string> => {
      await page.goto('/login')
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await heading(page, 'Reset your password')
      await page.getByLabel('Email', { exact: true }).fill(address)
      await press(page, 'Send link')
      await page.getByText('Your request has been saved', { exact: true }).waitFor()
      return page.locator('main').innerText()
    }
    expect(await ask('nobody@example.com')).toBe(await ask(email))
    // Any server of the test database may have written it, with its own address.
    const { pathname, search } = new URL(/https?:\S+token=\S+/.exec(await inbox('recovery', email))![0])
    await page.goto(pathname + search)
    await heading(page, 'Choose a new password')
    expect(new URL(page.url()).search).toBe('')
    expect(await page.content()).not.toContain(new URLSearchParams(search).get('token'))
    await page.getByText('m…@example.com').waitFor()
    expect(await page.content()).not.toContain(email)
    await page.getByLabel('New password').fill('a balcony full of thyme')
    await press(page, 'Save and sign in')
    await heading(page, 'Hello, Mia')
    await page.goto(pathname + search)
    await heading(page, 'This link no longer works')
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await heading(page, 'Reset your password')
  })

  test('an app’s member returns to the app, with a code if it requested one', async () => {
    const back = `${shop.stoa.baseUrl}/search`
    await database.run(sql`
      update oauth_clients set redirect_uris = ${[back]} where site_id = ${shop.stoa.siteId} and id = ${shop.stoa.clientId}`)
    const { baseUrl, clientId } = shop.stoa
    const email = anAddress()
    await registered(shop.stoa, email)
    const { redirects } = createClient({ baseUrl, clientId })
    const page = await open()
    const comingBack = async (asked: Parameters<typeof redirects.createRedirectSession>[0]): Promise<URL> => {
      const { redirectSession } = await redirects.createRedirectSession(asked)
      await page.context().clearCookies()
      await page.goto(redirectSession.fullUrl)
      await heading(page, 'Sign in')
      await fillLogin(page, email)
      await page.waitForURL((address) => address.href.startsWith(back))
      return new URL(page.url())
    }
    expect((await comingBack({ login: {}, callbacks: { postFlowUrl: back } })).href).toBe(back)
    const codeChallenge = await challengeOf(codeVerifier())
    const authRequest = { clientId, responseType: 'code', redirectUri: back, state: 'kept', responseMode: 'query' } as const
    const { searchParams } = await comingBack({ auth: { authRequest: { ...authRequest, codeChallenge, codeChallengeMethod: 'S256' } } })
    expect([searchParams.get('state'), Boolean(searchParams.get('code'))]).toEqual(['kept', true])
  })
})

test('with scripts a password can be shown before it is sent', async () => {
  const page = await shop.open()
  await page.goto('/signup')
  const field = page.getByLabel('Password', { exact: true })
  expect(await field.getAttribute('type')).toBe('password')
  await page.getByLabel('Show password').check()
  await expect.poll(() => field.getAttribute('type')).toBe('text')
})

test.each(['INVISIBLE', 'VISIBLE'] as const)('a captcha is solved in the page, anew for each attempt: %s', async (captcha) => {
  const email = anAddress()
  await registered(shop.stoa, email)
  await decide({ captcha })
  const page = await shop.open()
  await page.goto('/login')
  const tick = async (): Promise<void> => {
    if (captcha === 'INVISIBLE') return
    const box = page.getByLabel('I’m not a robot')
    // The next captcha arrives shortly after the result of the last one.
    await expect.poll(() => box.isChecked()).toBe(false)
    await box.check()
  }
  await tick()
  expect(await audit(page)).toEqual([])
  await fillLogin(page, email, 'not the password at all')
  await page.getByRole('alert').getByText('The email address or password is incorrect.').waitFor()
  await tick()
  await fillLogin(page, email)
  await heading(page, 'Hello, Mia')
})

test('a signed-in member is not asked again, except for sensitive actions', async () => {
  const email = anAddress()
  const page = await shop.open()
  await asMember(page, shop.stoa, await registered(shop.stoa, email))
  await page.goto('/login')
  await heading(page, 'Hello, Mia')
  await page.goto('/login?again=&next=%2Faccount%2Fsecurity')
  await heading(page, 'Sign in again')
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
  await fillLogin(page, email)
  await heading(page, 'Security')
  // The new session replaced the previous one.
  await page.getByText('This browser', { exact: true }).waitFor()
  expect(await page.getByText('Another browser or device').count()).toBe(0)
})

test('on a phone the menu has the sign-in link too, and sign-in works by keyboard', async () => {
  const email = anAddress()
  await registered(shop.stoa, email)
  const page = await shop.open({ viewport: { width: 360, height: 740 } })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Sign in' }).click()
  await heading(page, 'Sign in')
  await page.getByLabel('Email', { exact: true }).focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await heading(page, 'Hello, Mia')
})

test('/verify and /pending without a pending sign-in are the sign-in page', async () => {
  const page = await shop.open({ javaScriptEnabled: false })
  for (const path of ['/verify', '/pending']) {
    await page.goto(path)
    await heading(page, 'Sign in')
  }
})
