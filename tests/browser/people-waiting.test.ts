import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { audit } from './audit.ts'
import { fillLogin, password, registered, signedInElsewhere } from './member.ts'
import { withShop } from './shop.ts'

const shop = withShop()

let owner: Client
beforeAll(async () => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  owner = createClient({ baseUrl, apiKey, siteId })
})

async function signUpBy(signUp: 'OPEN' | 'APPROVAL'): Promise<void> {
  const { settings } = await owner.signIn.getSignInSettings({})
  await owner.signIn.updateSignInSettings({ settings: { revision: settings.revision, signUp } })
}

async function signsUp(nickname: string): Promise<void> {
  const { baseUrl, clientId } = shop.stoa
  const email = `${nickname.toLowerCase()}@waiting.example`
  await createClient({ baseUrl, clientId }).authentication.registerV2({ loginId: { email }, password, profile: { nickname } })
}

const sidebarLink = (page: Page) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: /^Members/ })
    .first()

test('members pending approval are counted in the menu and on the home page, live', async () => {
  await signUpBy('APPROVAL')
  await signsUp('Wanda')
  const page = await shop.openAsOwner({ viewport: { width: 1440, height: 900 } })
  await page.goto('/dashboard/')
  await page.getByText('1 member is waiting for approval.').waitFor()
  await expect.poll(() => sidebarLink(page).innerText()).toMatch(/1/)
  expect(await audit(page)).toEqual([])
  await signsUp('Walter')
  await page.getByText('2 members are waiting for approval.').waitFor({ timeout: 20_000 })
  await expect.poll(() => sidebarLink(page).innerText()).toMatch(/2/)
  await page.getByRole('link', { name: 'Review members' }).click()
  await page.waitForURL(/status=PENDING/)
  await page.getByRole('link', { name: 'Walter', exact: true }).waitFor()
  const { members } = await owner.members.queryMembers({ query: { filter: { status: 'PENDING' } } })
  for (const { id } of members) await owner.members.approveMember({ id })
  await expect.poll(() => sidebarLink(page).innerText(), { timeout: 20_000 }).not.toMatch(/\d/)
  await page.goto('/dashboard/')
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor()
  expect(await page.getByText('for approval').count()).toBe(0)
  await signUpBy('OPEN')
})

test('without scripts the home page shows the number at load time', async () => {
  await signUpBy('APPROVAL')
  await signsUp('Wilma')
  await signUpBy('OPEN')
  const page = await shop.openAsOwner({ javaScriptEnabled: false })
  await page.goto('/dashboard/')
  await page.getByText('1 member is waiting for approval.').waitFor()
  await page.getByRole('link', { name: 'Review members' }).click()
  await page.getByRole('link', { name: 'Wilma', exact: true }).waitFor()
})

test('sessions are named by browser and system, in the dashboard and in the account', async () => {
  const email = 'mia.places@waiting.example'
  await registered(shop.stoa, email)
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0'
  const page = await shop.open({ javaScriptEnabled: false, userAgent })
  await page.goto('/login')
  await fillLogin(page, email)
  await page.getByRole('heading', { level: 1, name: 'Hello, Mia' }).waitFor()
  await signedInElsewhere(shop.stoa, email)
  await page.goto('/account/security')
  const here = page.getByRole('listitem').filter({ hasText: 'This browser' })
  expect(await here.innerText()).toContain('Firefox on macOS')
  expect(await page.getByText('Firefox on macOS').count()).toBe(1)
  await page.getByText('Another browser or device').first().waitFor()
  const desk = await shop.openAsOwner({ javaScriptEnabled: false })
  const { members } = await owner.members.queryMembers({ query: { filter: { loginEmail: email } } })
  await desk.goto(`/dashboard/members/${members[0]!.id}`)
  await desk.getByText('Firefox on macOS', { exact: true }).waitFor()
  await desk.getByRole('button', { name: 'Sign out: Firefox on macOS' }).waitFor()
})
