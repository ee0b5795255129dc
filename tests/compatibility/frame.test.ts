import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { createClient } from '@stoa/sdk'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { closeContext, launchChromium } from '../support/chromium.ts'
import { startStoa, type RunningStoa } from '../support/server.ts'
import { bundled, startSite, type Site } from './bundle.ts'
import { generations, modes, type Package } from './clients.ts'

// The hidden frame in a real browser (threat A18): the unmodified packages, bundled into a page of another host, with a running server.

const password = 'a windowsill full of basil'

let [stoa, front, foreign]: [RunningStoa, Site, Site] = [] as never
let browser: Browser
let database: Database
let scripts: Record<string, string>
beforeAll(async () => {
  const script = (generation: (typeof generations)[number]) => bundled(generation).then((code) => [generation, code] as const)
  scripts = Object.fromEntries(await Promise.all(generations.map(script)))
  // Both serve the script that the test sets.
  ;[front, foreign] = await Promise.all([startSite(''), startSite('')])
  stoa = await startStoa({ redirectUris: [`${front.origin}/back`] })
  browser = await launchChromium()
  database = connect({ connectionString: inject('database') }, 1)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await Promise.all([front?.close(), foreign?.close(), stoa?.stop(), database?.close()])
})

interface World {
  generation: (typeof generations)[number]
  mode: (typeof modes)[number]
}

/** A page of a site in which the packages are called by name; third-party cookies are blocked. */
async function openSite({ origin }: Site, { generation, mode }: World): Promise<Page> {
  const context = await browser.newContext()
  onTestFinished(() => closeContext(context))
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.route(`${origin}/page.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: scripts[generation]! }))
  await page.goto(`${origin}/`)
  const { baseUrl, clientId } = stoa
  const custom = mode === 'custom' ? { apiBaseUrl: new URL(baseUrl).host } : {}
  await page.evaluate((facts) => (globalThis as Package).openSite(facts), { baseUrl, clientId, ...custom })
  return page
}

const read = (json: unknown): Package => JSON.parse(String(json))

/** Calls of the packages in the page; returns their serialized results. */
const inPage = <Given>(page: Page, work: (site: Package, given: Given) => unknown, given: Given): Promise<Package> =>
  page.evaluate(`(async () => JSON.stringify((await (${work.toString()})(site, ${JSON.stringify(given)})) ?? null))()`).then(read)

async function decide(verifyEmail: boolean): Promise<void> {
  const { signIn } = createClient({ baseUrl: stoa.baseUrl, apiKey: stoa.apiKey, siteId: stoa.siteId })
  const { settings } = await signIn.getSignInSettings({})
  await signIn.updateSignInSettings({ settings: { revision: settings.revision, verifyEmail } })
}

async function codeFor(recipient: string): Promise<string> {
  const [mail] = await database.rows<{ plain: string }>(sql`
    select plain from mails where site_id = ${stoa.siteId} and template = 'verification-code' and recipient = ${recipient}`)
  return /^[2-9A-Z]{6}$/m.exec(mail!.plain)![0]
}

const worlds = generations.flatMap((generation) => modes.map((mode) => ({ generation, mode })))

describe.each(worlds)('$generation packages, $mode host', (world) => {
  test('register, verify, hidden frame, member, sign-out', async () => {
    await decide(true)
    const email = `mia.${world.generation}.${world.mode}@example.com`
    const page = await openSite(front, world)
    const registered = await inPage(page, ({ auth }, asked) => auth.register(asked), { email, password, profile: { nickname: 'Mia' } })
    expect(registered.loginState).toBe('EMAIL_VERIFICATION_REQUIRED')
    const verificationCode = await codeFor(email)
    const verified = await inPage(page, ({ auth }, [code, state]) => auth.processVerification({ verificationCode: code }, state), [
      verificationCode,
      registered,
    ] as const)
    expect(verified.loginState).toBe('SUCCESS')

    const role = await inPage(
      page,
      async ({ auth }, token) => {
        auth.setTokens(await auth.getMemberTokensForDirectLogin(token))
        return auth.getTokens().refreshToken.role
      },
      verified.data.sessionToken,
    )
    expect(role).toBe('member')
    const { member } = await inPage(page, ({ members }) => members.getCurrentMember({ fieldsets: ['FULL'] }), null)
    expect(member).toMatchObject({ loginEmail: email, profile: { nickname: 'Mia' } })
    // The frame is removed once it has posted its message.
    expect(await page.locator('iframe').count()).toBe(0)

    const refreshToken = await inPage(page, ({ auth }) => auth.getTokens().refreshToken, null)
    const { logoutUrl } = await inPage(page, ({ auth }, back) => auth.logout(back), `${front.origin}/back`)
    await page.goto(logoutUrl)
    expect(page.url()).toBe(`${front.origin}/back`)
    const answer = await fetch(`${stoa.baseUrl}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: stoa.clientId, grantType: 'refresh_token', refreshToken: refreshToken.value }),
    })
    expect(answer.status).toBe(400)
  })
})

describe('a page of a foreign origin', () => {
  /** The address of a hidden frame, as a client creates it for a member's session. */
  async function frameAddress(): Promise<string> {
    await decide(false)
    const { baseUrl, clientId } = stoa
    const client = createClient({ baseUrl, clientId })
    const email = `rosa.${Math.random().toString(36).slice(2)}@example.com`
    const { sessionToken } = await client.authentication.registerV2({ loginId: { email }, password })
    const authRequest = { clientId, responseType: 'code', responseMode: 'web_message', state: 'kept', sessionToken: sessionToken! } as const
    const challenge = { codeChallenge: 'x'.repeat(43), codeChallengeMethod: 'S256' } as const
    const { redirectSession } = await client.redirects.createRedirectSession({
      auth: { authRequest: { ...authRequest, ...challenge }, prompt: 'none' },
    })
    return redirectSession.fullUrl
  }

  /** Embeds the address in a frame, and returns the messages received until shortly after the frame loaded or failed. */
  async function heardIn(site: Site, address: string): Promise<{ heard: unknown[]; refused: string[] }> {
    const page = await openSite(site, worlds[0]!)
    const refused: string[] = []
    page.on('console', (said) => void (said.type() === 'error' && refused.push(said.text())))
    const heard = await page.evaluate(
      (src) =>
        new Promise<unknown[]>((resolve) => {
          const messages: unknown[] = []
          addEventListener('message', ({ data }) => messages.push(data))
          const frame = Object.assign(document.createElement('iframe'), { src })
          frame.addEventListener('load', () => setTimeout(() => resolve(messages), 500))
          document.body.append(frame)
        }),
      address,
    )
    return { heard, refused }
  }

  test('gets no messages from the frame of a registered page, and cannot embed it', async () => {
    const { heard, refused } = await heardIn(foreign, await frameAddress())
    expect(heard).toEqual([])
    expect(refused.join('\n')).toContain('frame-ancestors')
    expect((await heardIn(front, await frameAddress())).heard).toEqual([{ code: expect.any(String), state: 'kept' }])
  })

  test('cannot tell who is signed in in this browser, and cannot request it under its own name', async () => {
    const { baseUrl, clientId } = stoa
    const { redirects } = createClient({ baseUrl, clientId })
    const authRequest = { clientId, responseType: 'code', responseMode: 'web_message', state: 'kept' } as const
    const challenge = { codeChallenge: 'x'.repeat(43), codeChallengeMethod: 'S256' } as const
    const { redirectSession } = await redirects.createRedirectSession({
      auth: { authRequest: { ...authRequest, ...challenge }, prompt: 'none' },
    })
    const { heard } = await heardIn(foreign, redirectSession.fullUrl)
    expect(heard).toEqual([])
    const asked = { ...authRequest, ...challenge, responseMode: 'query', redirectUri: `${foreign.origin}/back` } as const
    await expect(redirects.createRedirectSession({ auth: { authRequest: asked } })).rejects.toMatchObject({
      violations: [{ field: 'auth.authRequest.redirectUri' }],
    })
  })
})
