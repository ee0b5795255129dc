import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import { createClient } from '@stoa/sdk'
import { sql } from '../../server/src/database/sql.ts'
import { shopperCookie } from '../../server/src/http/cookie.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import type { RunningStoa } from '../support/server.ts'

export const password = 'a windowsill full of basil'

type StoaAddress = Pick<RunningStoa, 'baseUrl' | 'clientId'>

/** Registers a member and returns a session token. */
export async function registered({ baseUrl, clientId }: StoaAddress, email: string, nickname = 'Mia'): Promise<string> {
  const { authentication } = createClient({ baseUrl, clientId })
  return (await authentication.registerV2({ loginId: { email }, password, profile: { nickname } })).sessionToken!
}

/** Another session of the member. */
export async function signedInElsewhere({ baseUrl, clientId }: StoaAddress, email: string): Promise<string> {
  const { authentication } = createClient({ baseUrl, clientId })
  return (await authentication.loginV2({ loginId: { email }, password })).sessionToken!
}

/** A page's browser with a member already signed in. */
export async function asMember(page: Page, { baseUrl }: Pick<StoaAddress, 'baseUrl'>, sessionToken: string): Promise<void> {
  const domain = new URL(baseUrl).hostname
  await page.context().addCookies([{ name: shopperCookie, value: sessionToken, domain, path: '/', httpOnly: true, sameSite: 'Lax' }])
}

export async function fillLogin(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
}

/** The newest email of a template to an address, once it is written; ignores those seen before. */
export async function mailTo(
  { database, siteId }: { database: Database; siteId: string },
  { template, recipient, after = 0 }: { template: string; recipient: string; after?: number },
): Promise<string> {
  const mails = await vi.waitUntil(
    async () => {
      const found = await database.rows<{ plain: string }>(sql`
        select plain from mails where site_id = ${siteId} and template = ${template} and recipient = ${recipient} order by created_date desc, id desc`)
      return found.length > after && found
    },
    { timeout: 20_000, interval: 250 },
  )
  return mails[0]!.plain
}
