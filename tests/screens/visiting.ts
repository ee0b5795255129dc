import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import type { History } from './history.ts'

interface Stoa {
  baseUrl: string
  ownerEmail: string
  ownerPassword: string
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** The user of a screen. `waiting` is one with an unfinished sign-in: before a code, an approval, or after following an emailed link. */
export type Visitor = 'shopper' | 'member' | 'waiting' | 'owner' | 'anonymous'

/** The browsers of the users of a history's screens. */
export interface Visitors {
  open(who: Visitor, options: BrowserContextOptions): Promise<BrowserContext>
  /** Gives a browser its user's first cookies again. */
  reset(context: BrowserContext, who: Visitor): Promise<void>
}

export async function visitorsOf(browser: Browser, stoa: Stoa, history: History): Promise<Visitors> {
  const { shopperSession, memberSession, stateToken = 'nothing.to.lose' } = history
  const owner = await ownerOf(browser, stoa, history)
  const { hostname } = new URL(stoa.baseUrl)
  const cookie = (name: string, value: string) => ({ name, value, domain: hostname, path: '/' })
  const cookies: Record<Visitor, Cookies | ReturnType<typeof cookie>[]> = {
    anonymous: [],
    shopper: [cookie('stoa_session', shopperSession)],
    member: [cookie('stoa_session', memberSession)],
    waiting: [cookie('stoa_sign_in', stateToken), cookie('stoa_reset', owner.recoveryToken)],
    owner: owner.cookies,
  }
  return {
    async open(who, options) {
      const context = await browser.newContext({ baseURL: stoa.baseUrl, locale: 'en-IE', timezoneId: 'Europe/Lisbon', ...options })
      await context.addCookies(cookies[who])
      return context
    },
    async reset(context, who) {
      await context.clearCookies()
      await context.addCookies(cookies[who])
    },
  }
}

/** The owner signs in and reads the link in an email. */
async function ownerOf(browser: Browser, { baseUrl, ownerEmail, ownerPassword }: Stoa, { activationMailId }: History) {
  const context = await browser.newContext({ baseURL: baseUrl })
  const page = await context.newPage()
  await page.goto('/dashboard/login')
  await page.getByLabel('Email').fill(ownerEmail)
  await page.getByLabel('Password').fill(ownerPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((address) => !address.pathname.endsWith('/login'))
  const cookies = await context.cookies(`${baseUrl}/dashboard/`)
  if (activationMailId) await page.goto(`/dashboard/outbox/${activationMailId}?view=plain`)
  const recoveryToken = /token=([\w.-]+)/.exec(await page.content())?.[1] ?? 'nothing.to.lose'
  await context.close()
  return { cookies, recoveryToken }
}
