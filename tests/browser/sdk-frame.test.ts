import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { asMember, password, registered } from './member.ts'
import { withShop } from './shop.ts'

// Members' tokens by the site's page in a hidden frame, with the SDK in a browser and the whole server.

const port = await freePort()
const baseUrl = `http://127.0.0.1:${port}`
const shop = withShop(async () => ({ port, baseUrl, redirectUris: [`${baseUrl}/signed-in`] }))
const sdk = fileURLToPath(new URL('../../sdk/src/', import.meta.url))
let script: string

const entry = `
import { createClient } from '@stoa/sdk'
import { signInOf } from '@stoa/sdk/sign-in'
globalThis.enter = (clientId) => {
  const stoa = createClient({ baseUrl: '', clientId })
  return { stoa, signIn: signInOf(stoa, { clientId }) }
}
`

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: sdk,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${sdk}frame-entry.js` : null),
        load: (id) => (id.endsWith('/frame-entry.js') ? entry : null),
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: 'entry' } },
  })
  const { output } = (Array.isArray(built) ? built[0]! : built) as { output: { type: string; code?: string }[] }
  script = output.find(({ type }) => type === 'chunk')!.code!
}, 120_000)

type Enter = (clientId: string) => {
  stoa: {
    session: { accessToken(): Promise<string> }
    oauth: { tokenInfo(request: { token: string }): Promise<{ subjectType?: string }> }
  }
  signIn: {
    register(request: object): Promise<{ sessionToken?: string }>
    becomeMemberByFrame(sessionToken?: string): Promise<unknown>
  }
}
declare const enter: Enter

async function openPage(): Promise<Page> {
  const page = await shop.open({ isNew: true })
  const body =
    '<!doctype html><html lang="en"><title>Account</title><body><script type="module" src="/sdk-frame.js"></script></body></html>'
  await page.route('**/sdk-frame', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.route('**/sdk-frame.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.goto('/sdk-frame')
  await page.waitForFunction(() => 'enter' in globalThis)
  return page
}

/** Signs up and in by the frame; returns the member, and what is left of the frame. */
const comeIn = (page: Page, email: string) =>
  page.evaluate(
    async ([clientId, address, secret]) => {
      const { stoa, signIn } = enter(clientId!)
      const { sessionToken } = await signIn.register({ loginId: { email: address }, password: secret })
      await signIn.becomeMemberByFrame(sessionToken)
      const { subjectType } = await stoa.oauth.tokenInfo({ token: await stoa.session.accessToken() })
      return { subjectType, frames: document.querySelectorAll('iframe').length }
    },
    [shop.stoa.clientId, email, password],
  )

/** Signs in by the frame without a session; returns the error. */
const comeInSilently = (page: Page) =>
  page.evaluate(async (clientId) => {
    const { stoa, signIn } = enter(clientId)
    const problem = await signIn.becomeMemberByFrame().then(
      () => '',
      (error: Error) => error.message,
    )
    const { subjectType } = await stoa.oauth.tokenInfo({ token: await stoa.session.accessToken() })
    return { problem, subjectType, frames: document.querySelectorAll('iframe').length }
  }, shop.stoa.clientId)

test('with a session: a member’s tokens, and the frame is removed', async () => {
  expect(await comeIn(await openPage(), `${randomUUID()}@example.com`)).toEqual({ subjectType: 'MEMBER', frames: 0 })
})

test('a signed-in user is recognized silently; a signed-out one is not', async () => {
  const page = await openPage()
  expect(await comeInSilently(page)).toEqual({ problem: 'Failed to get member tokens', subjectType: 'VISITOR', frames: 0 })
  await asMember(page, shop.stoa, await registered(shop.stoa, `${randomUUID()}@example.com`))
  await page.goto('/sdk-frame')
  await page.waitForFunction(() => 'enter' in globalThis)
  expect(await comeInSilently(page)).toEqual({ problem: '', subjectType: 'MEMBER', frames: 0 })
})

test('A18: messages of another page are ignored; a silent site times out after two minutes', async () => {
  const page = await openPage()
  await page.route('**/authorize?**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Silence</title>' }))
  await page.clock.install()
  await page.evaluate((clientId) => {
    const { signIn } = enter(clientId)
    const said = signIn.becomeMemberByFrame().then(
      () => 'in',
      (error: Error) => error.message,
    )
    void said.then((words) => (document.title = words))
  }, shop.stoa.clientId)
  await page.locator('iframe').waitFor({ state: 'attached' })
  await page.evaluate(() => window.postMessage({ code: 'a-code', state: 'a-state' }, '*'))
  await page.clock.runFor(119_000)
  expect(await page.title()).toBe('Account')
  await page.clock.runFor(2_000)
  await expect.poll(() => page.title()).toBe('OAuth flow timed out')
  expect(await page.locator('iframe').count()).toBe(0)
})
