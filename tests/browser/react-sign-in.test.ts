import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { beforeAll, inject, test } from 'vitest'
import { createClient } from '@stoa/sdk'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import { freePort } from '../support/free-port.ts'
import { withShop } from './shop.ts'

// The guide's sign-in components, with react-dom in strict mode, in a browser, with the whole server.

const port = await freePort()
const home = `http://127.0.0.1:${port}/signed-in`
const shop = withShop(async () => ({ port, baseUrl: `http://127.0.0.1:${port}`, redirectUris: [home] }))
const examples = fileURLToPath(new URL('../../docs/examples/react/', import.meta.url))
const password = 'a windowsill full of basil'
let script: string

const entry = `
import { StrictMode, Suspense, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createClient, webStorage } from '@stoa/sdk'
import { StoaProvider } from '@stoa/sdk/react'
import { Account } from '${examples}account.tsx'
import { SignedIn, SignInThere } from '${examples}signed-in.tsx'
const stoa = createClient({ baseUrl: '', clientId: '00000000-0000-4000-8000-000000000001', storage: webStorage(sessionStorage) })
const h = createElement
createRoot(document.getElementById('root')).render(h(StrictMode, null, h(StoaProvider, { client: stoa },
  h(Suspense, { fallback: 'Looking …' }, h(Account)), h(SignInThere), location.pathname === '/signed-in' ? h(SignedIn) : null)))
`

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: examples,
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${examples}sign-in-entry.js` : null),
        load: (id) => (id.endsWith('/sign-in-entry.js') ? entry : null),
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: 'entry' } },
  })
  const { output } = (Array.isArray(built) ? built[0]! : built) as { output: { type: string; code?: string }[] }
  script = output.find(({ type }) => type === 'chunk')!.code!.replaceAll('00000000-0000-4000-8000-000000000001', shop.stoa.clientId)
}, 120_000)

async function openAccount(): Promise<Page> {
  const page = await shop.open()
  const body =
    '<!doctype html><html lang="en"><title>Account</title><div id="root"></div><script type="module" src="/react-example.js"></script></html>'
  for (const path of ['**/react-example', '**/signed-in?**', '**/signed-in'])
    await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.route('**/react-example.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.goto('/react-example')
  return page
}

async function enter(page: Page, email: string, { as = password, button = 'Sign in' } = {}): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(as)
  await page.getByRole('button', { name: button, exact: true }).click()
}

const owner = () => createClient({ baseUrl: shop.stoa.baseUrl, apiKey: shop.stoa.apiKey, siteId: shop.stoa.siteId })

async function verifying(verifyEmail: boolean): Promise<void> {
  const { settings } = await owner().signIn.getSignInSettings({})
  await owner().signIn.updateSignInSettings({ settings: { revision: settings.revision, verifyEmail } })
}

/** The code in the newest email; it is hidden from keys. */
async function codeFor(email: string): Promise<string> {
  const database = connect({ connectionString: inject('database') }, 1)
  const mail = await database.one<{ plain: string }>(sql`
    select plain from mails where site_id = ${shop.stoa.siteId} and recipient = ${email} order by id desc limit 1`)
  await database.close()
  return /^[2-9A-Z]{6}$/m.exec(mail!.plain)![0]
}

test('a user signs up, signs out, enters a wrong password, and signs in', async () => {
  const email = `${randomUUID()}@example.com`
  const page = await openAccount()
  await enter(page, email, { button: 'Sign up' })
  await page.getByText(`Signed in as ${email}`).waitFor()
  await page.reload()
  await page.getByText(`Signed in as ${email}`).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await enter(page, email, { as: 'something else' })
  await page.getByText('The email address or password is incorrect.').waitFor()
  await enter(page, email, { button: 'Sign up' })
  await page.getByText('An account with this email address already exists.').waitFor()
  await enter(page, email)
  await page.getByText(`Signed in as ${email}`).waitFor()
})

test('the code from the email signs in, a wrong one can be retried', async () => {
  await verifying(true)
  const email = `${randomUUID()}@example.com`
  const page = await openAccount()
  await enter(page, email, { button: 'Sign up' })
  await page.getByLabel('Code').fill('AAAAAA')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('This code is incorrect or has expired.').waitFor()
  await page.getByLabel('Code').fill(await codeFor(email))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText(`Signed in as ${email}`).waitFor()
  await verifying(false)
})

test('by the shop’s own page and back: a member, once, whose code is exchanged once', async () => {
  const email = `${randomUUID()}@example.com`
  const page = await openAccount()
  await page.getByRole('button', { name: 'Sign in at the shop' }).click()
  await page.waitForURL(/\/login/)
  await page
    .getByRole('link', { name: /account/i })
    .first()
    .waitFor()
  await page.goto(page.url().replace('/login', '/signup'))
  await page.getByLabel('Name', { exact: true }).fill('Mia')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/signed-in/)
  await page.getByText('You’re signed in.').waitFor()
  await page.getByText(`Signed in as ${email}`).waitFor()
  await page.goto('/signed-in')
  await page.getByText('No sign-in in progress.').waitFor()
  await page.getByText(`Signed in as ${email}`).waitFor()
})
