import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { audit } from './audit.ts'
import { withShop } from './shop.ts'

const shop = withShop()

let api: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
})

const password = 'a windowsill full of basil'

/** A member created by the owner, with a name unique in this file. */
async function member(nickname: string): Promise<string> {
  const loginEmail = `${nickname.toLowerCase()}@members.example`
  const [firstName, lastName] = [nickname, 'Costa']
  const { member: made } = await api.members.createMember({
    member: { loginEmail, profile: { nickname }, contact: { firstName, lastName, phones: ['+351 220 000 000'] } },
  })
  return made.id
}

/** A member who signed up on a site with owner approval and is pending. */
async function signedUp(nickname: string): Promise<string> {
  const { baseUrl, clientId } = shop.stoa
  const email = `${nickname.toLowerCase()}@members.example`
  await createClient({ baseUrl, clientId }).authentication.registerV2({ loginId: { email }, password, profile: { nickname } })
  const { members } = await api.members.queryMembers({ query: { filter: { loginEmail: email } } })
  return members[0]!.id
}

async function signUpBy(signUp: 'OPEN' | 'APPROVAL'): Promise<void> {
  const { settings } = await api.signIn.getSignInSettings({})
  await api.signIn.updateSignInSettings({ settings: { revision: settings.revision, signUp } })
}

const statusOf = async (id: string) => (await api.members.getMember({ id, fieldsets: ['FULL'] })).member.status
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
/** Opens the confirmation: a dialog with scripts, a panel without. */
const ask = (page: Page, name: string) => page.locator('main').getByText(name, { exact: true }).first().click()

describe.each([true, false])('scripts %s', (javaScriptEnabled) => {
  /** A page opened by the owner, hydrated if it has scripts. */
  const open = async (path: string): Promise<Page> => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    await page.goto(`/dashboard/${path}`)
    return page
  }
  const named = (name: string): string => `${name}${javaScriptEnabled ? 'With' : 'Without'}`

  test('pending members are listed on a tab of their own and approved', async () => {
    await signUpBy('APPROVAL')
    const name = named('Wanda')
    const id = await signedUp(name)
    await signUpBy('OPEN')
    const page = await open('members')
    await page.getByRole('link', { name: /^Pending 1$/ }).click()
    await page.waitForURL(/status=PENDING/)
    await page.getByRole('link', { name, exact: true }).click()
    await heading(page, name).waitFor()
    await button(page, 'Approve').click()
    await page.getByText('Member approved.', { exact: true }).waitFor()
    expect(await statusOf(id)).toBe('APPROVED')
    await page.getByRole('link', { name: 'Members', exact: true }).last().click()
    await page.getByText('No results').waitFor()
  })

  test('the owner creates a member and sends the invitation; an address in use is refused, and the input stays', async () => {
    const name = named('Nora')
    const page = await open('members')
    await page.getByRole('link', { name: 'New member' }).click()
    await page.getByLabel('Email', { exact: true }).fill(`${name}@members.example`)
    await page.getByLabel('Nickname').fill(name)
    await button(page, 'Create member').click()
    await heading(page, name).waitFor()
    await page.getByText('Member created. We’ve sent an email').waitFor()
    await page.goto('/dashboard/members/new')
    await page.getByLabel('Email', { exact: true }).fill(`${name}@members.example`)
    await page.getByLabel('First name').fill('Eleonora')
    await button(page, 'Create member').click()
    await page.getByRole('alert').getByText('A member with this email address already exists.').waitFor()
    expect(await page.getByLabel('First name').inputValue()).toBe('Eleonora')
    expect(await page.getByLabel('Email', { exact: true }).getAttribute('aria-invalid')).toBe('true')
  })

  test('many are approved and blocked at once, and the number is reported', async () => {
    const names = ['Anna', 'Bela', 'Caro'].map((name) => named(`Many${name}`))
    const ids = await Promise.all(names.map(member))
    await api.members.blockMember({ id: ids[2]! })
    const page = await open('members?q=Many&sort=name')
    for (const name of names) await select(page, name)
    await button(page, 'Block…').click()
    await page.getByText('Block 3 members?').waitFor()
    expect(await statusOf(ids[0]!)).toBe('APPROVED')
    await button(page, 'Block 3 members').click()
    await page.getByText('2 members blocked.').waitFor()
    await page.getByText('1 already blocked.').waitFor()
    expect(await Promise.all(ids.map(statusOf))).toEqual(['BLOCKED', 'BLOCKED', 'BLOCKED'])
  })

  test('a deleted member is in the trash, is restored, and is purged', async () => {
    const name = named('Dora')
    const id = await member(name)
    const page = await open(`members/${id}`)
    await ask(page, 'Delete')
    await page.getByLabel(`Type “${name}” to confirm`).fill(name)
    await button(page, 'Delete member').click()
    await page.getByText(`${name} moved to the trash.`).waitFor()
    await button(page, `Restore ${name}`).click()
    await heading(page, name).waitFor()
    expect(await statusOf(id)).toBe('APPROVED')
    await api.members.deleteMember({ id })
    await page.goto('/dashboard/members/trash')
    const entry = page.getByRole('listitem').filter({ hasText: name })
    await entry.getByText('Delete permanently', { exact: true }).first().click()
    await page.getByLabel(`Type “${name}” to confirm`).last().fill(name)
    await button(page, 'Delete permanently').last().click()
    await page.getByText('Member permanently deleted.').waitFor()
    const { deletedMembers } = await api.members.listDeletedMembers({})
    expect(deletedMembers.map(({ member: { id: left } }) => left)).not.toContain(id)
  })

  test('a member is muted, taken offline, sent a password link, and signed out', async () => {
    const name = named('Mona')
    const id = await signedUp(name)
    const page = await open(`members/${id}`)
    await page.getByRole('region', { name: 'Active sessions' }).getByText('Used', { exact: false }).waitFor()
    await page.getByRole('button', { name: /^Sign out: / }).click()
    await page.getByText('Session signed out.').waitFor()
    await page.getByText('No active sessions').waitFor()
    await button(page, 'Mute').click()
    await page.getByText('Member muted.', { exact: true }).waitFor()
    await ask(page, 'Disconnect')
    await button(page, 'Disconnect').last().click()
    await page.getByText('Member disconnected. All sessions have ended.').waitFor()
    await button(page, 'Send email').click()
    await page.getByText('Email sent.').waitFor()
    expect(await statusOf(id)).toBe('OFFLINE')
    await button(page, 'Make public').click()
    await page.getByText('The profile is public.').waitFor()
    // The message takes the focus, and the page scrolls to it. A click at that moment would miss its button.
    if (javaScriptEnabled) await page.locator('[role=status]:focus', { hasText: 'The profile is public.' }).waitFor()
    await page.getByLabel('Slug').fill(`${name.toLowerCase()}-of-the-hill`)
    await button(page, 'Save').click()
    await page.getByText('Slug saved.').waitFor()
    if (javaScriptEnabled) expect(await audit(page)).toEqual([])
  })

  test('a connection is added, its secret stored without being shown again, and removed', async () => {
    const page = await open('settings')
    await page.getByRole('link', { name: 'Members’ sign-in' }).first().click()
    await page.getByRole('radio', { name: /^People you approve/ }).check()
    await page.getByRole('checkbox', { name: 'Require email verification' }).check()
    await page.getByRole('radio', { name: /^Visible/ }).check()
    await button(page, 'Add connection').click()
    await page.getByLabel('Name', { exact: true }).fill('The club')
    await page.getByLabel('Issuer').fill('https://club.example')
    await page.getByLabel('Client ID').fill('parapeito')
    await page.getByLabel('Client secret').fill('hush hush')
    await button(page, 'Save').last().click()
    await page.getByText('Settings saved.').waitFor()
    await page.getByText('Secret saved').waitFor()
    expect(await page.getByLabel('Client secret').inputValue()).toBe('')
    expect(await page.content()).not.toContain('hush hush')
    const { settings } = await api.signIn.getSignInSettings({})
    expect(settings).toMatchObject({ signUp: 'APPROVAL', verifyEmail: true, captcha: 'VISIBLE' })
    expect(settings.connections).toMatchObject([{ name: 'The club', issuer: 'https://club.example', hasClientSecret: true }])
    if (javaScriptEnabled) expect(await audit(page)).toEqual([])

    await page.getByLabel('Name', { exact: true }).fill('Our club')
    await button(page, 'Save').last().click()
    await expect
      .poll(async () => (await api.signIn.getSignInSettings({})).settings.connections)
      .toMatchObject([{ name: 'Our club', hasClientSecret: true }])
    await page
      .locator('p')
      .filter({ hasText: /^Our club$/ })
      .waitFor()
    await button(page, 'Remove Our club').click()
    await page.getByText('No connections. Members sign in with email and password only.').waitFor()
    await page.getByRole('radio', { name: /^Everyone/ }).check()
    await page.getByRole('checkbox', { name: 'Require email verification' }).uncheck()
    await page.getByRole('radio', { name: /^Off/ }).check()
    await button(page, 'Save').last().click()
    await page.getByText('Settings saved.').waitFor()
    expect((await api.signIn.getSignInSettings({})).settings).toMatchObject({ signUp: 'OPEN', captcha: 'OFF', connections: [] })
  })

  test('parallel changes are not lost: different settings are merged, the same one is a conflict', async () => {
    const page = await open('settings/sign-in')
    await signUpBy('APPROVAL')
    await page.getByRole('radio', { name: /^Invisible/ }).check()
    await button(page, 'Save').last().click()
    await page.getByText('both changes are kept').waitFor()
    expect((await api.signIn.getSignInSettings({})).settings).toMatchObject({ signUp: 'APPROVAL', captcha: 'INVISIBLE' })

    await page.goto('/dashboard/settings/sign-in')
    const { settings } = await api.signIn.getSignInSettings({})
    await api.signIn.updateSignInSettings({ settings: { revision: settings.revision, captcha: 'OFF', signUp: 'OPEN' } })
    await page.getByRole('radio', { name: /^Visible/ }).check()
    await button(page, 'Save').last().click()
    const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed this too' })
    await notice.getByText('Off', { exact: true }).waitFor()
    expect(await page.getByRole('radio', { name: /^Visible/ }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: /^Everyone/ }).isChecked()).toBe(true)
    await button(page, 'Save').last().click()
    await page.getByText('Settings saved.').waitFor()
    const { settings: now } = await api.signIn.getSignInSettings({})
    expect(now).toMatchObject({ captcha: 'VISIBLE', signUp: 'OPEN' })
    await api.signIn.updateSignInSettings({ settings: { revision: now.revision, captcha: 'OFF' } })
  })
})

test('all matches are deleted after their number is typed, and never more than were counted', async () => {
  const names = Array.from({ length: 26 }, (_, n) => `Crowd${n}`)
  const ids = await Promise.all(names.map(member))
  const page = await shop.openAsOwner()
  await page.goto('/dashboard/members?q=Crowd&size=25')
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await button(page, 'Select all 26 results').press('Enter')
  await button(page, 'Select only the 25 on this page').and(page.locator(':focus')).press('Enter')
  await page.getByText('25 selected').waitFor()
  await button(page, 'Select all 26 results').and(page.locator(':focus')).press('Enter')
  await page.getByText('All 26 results selected').waitFor()
  await button(page, 'Delete…').click()
  await page.getByLabel('Type 26 to confirm').fill('26')
  await page.getByLabel('Transfer their content to').selectOption({ index: 1 })
  await button(page, 'Delete 26 members').click()
  await page.getByText('26 members moved to the trash.').waitFor()
  await page.getByText('No results').waitFor()
  const { deletedMembers } = await api.members.listDeletedMembers({ paging: { limit: 100 } })
  expect(deletedMembers.map(({ member: { id } }) => id)).toEqual(expect.arrayContaining(ids))
})

describe('a bulk change of all matches', () => {
  const post = (page: Page, path: string, fields: Record<string, string>) =>
    page.evaluate(async ([to, form]) => (await fetch(to, { method: 'POST', body: new URLSearchParams(form) })).text(), [
      path,
      fields,
    ] as const)

  test('is refused without a filter', async () => {
    const id = await member('Untouched')
    const page = await shop.openAsOwner()
    await page.goto('/dashboard/members')
    expect(await post(page, '/dashboard/members', { intent: 'block', matching: '1', confirmed: 'yes' })).toContain(
      'Otherwise this would change every member.',
    )
    expect(await statusOf(id)).toBe('APPROVED')
  })

  test('to approve them asks first, with their number, and says if they are all members', async () => {
    const ids = [await member('CountedOne'), await member('CountedTwo')]
    for (const id of ids) await api.members.blockMember({ id })
    const page = await shop.openAsOwner()
    await page.goto('/dashboard/members')
    const path = '/dashboard/members?q=Counted'
    const asked = await post(page, path, { intent: 'approve', matching: '2' })
    expect(asked).toContain('Approve 2 members?')
    expect(asked).not.toContain('This includes every member of your site.')
    expect(await statusOf(ids[0]!)).toBe('BLOCKED')
    expect(await post(page, path, { intent: 'approve', matching: '2', confirmed: 'yes' })).toContain('2 members approved.')
    expect(await statusOf(ids[1]!)).toBe('APPROVED')
    const muted = await api.members.queryMembers({ query: { filter: { activityStatus: 'MUTED' } } })
    for (const { id } of muted.members) await api.members.unmuteMember({ id })
    const { metadata } = await api.members.queryMembers({ query: { filter: {} } })
    const all = { intent: 'delete', matching: String(metadata.total) }
    expect(await post(page, '/dashboard/members?activity=ACTIVE', all)).toContain('This includes every member of your site.')
  })

  test('is refused if the matches changed meanwhile', async () => {
    const id = await member('Meanwhile')
    const page = await shop.openAsOwner()
    await page.goto('/dashboard/members')
    const path = '/dashboard/members?q=Meanwhile'
    expect(await post(page, path, { intent: 'block', matching: '7', confirmed: 'yes' })).toContain('Now 1 member matches')
    expect(await statusOf(id)).toBe('APPROVED')
  })
})

test('a list is searched, filtered and sorted by its address; on a phone nothing is wider than the screen', async () => {
  await member('Zita')
  await member('Zeno')
  const page = await shop.openAsOwner({ viewport: { width: 360, height: 740 } })
  await page.goto('/dashboard/members?q=Ze&sort=name')
  await row(page, 'Zeno').waitFor()
  expect(await row(page, 'Zita').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await row(page, 'Zeno').getByRole('link').click()
  await heading(page, 'Zeno').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
