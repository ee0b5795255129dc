import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import type { History } from './history.ts'

interface Stoa {
  baseUrl: string
  ownerEmail: string
  ownerPassword: string
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** The browsers of the two who look at screens: the shopper of a history, and the owner. */
export interface Visitors {
  open(who: 'shopper' | 'owner' | 'nobody', options: BrowserContextOptions): Promise<BrowserContext>
}

export async function visitorsOf(browser: Browser, stoa: Stoa, { shopperSession }: History): Promise<Visitors> {
  const { hostname } = new URL(stoa.baseUrl)
  const cookies = {
    nobody: [],
    shopper: [{ name: 'stoa_session', value: shopperSession, domain: hostname, path: '/' }],
    owner: await ownerCookies(browser, stoa),
  }
  return {
    async open(who, options) {
      const context = await browser.newContext({ baseURL: stoa.baseUrl, locale: 'en-IE', timezoneId: 'Europe/Lisbon', ...options })
      await context.addCookies(cookies[who])
      return context
    },
  }
}

async function ownerCookies(browser: Browser, { baseUrl, ownerEmail, ownerPassword }: Stoa): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: baseUrl })
  const page = await context.newPage()
  await page.goto('/dashboard/login')
  await page.getByLabel('E-mail').fill(ownerEmail)
  await page.getByLabel('Password').fill(ownerPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((address) => !address.pathname.endsWith('/login'))
  const cookies = await context.cookies(`${baseUrl}/dashboard/`)
  await context.close()
  return cookies
}
