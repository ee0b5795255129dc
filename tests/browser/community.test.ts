import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { audit } from './audit.ts'
import { asMember, registered } from './member.ts'
import { withShop } from './shop.ts'

const shop = withShop()

let owner: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  owner = createClient({ baseUrl, apiKey, siteId })
})

let people = 0

/** A member created by the owner, public by default. */
async function made(nickname: string, { title, isPublic = true }: { title?: string; isPublic?: boolean } = {}) {
  const { member } = await owner.members.createMember({
    member: {
      loginEmail: `somebody.${++people}@community.example`,
      profile: { nickname, ...(title && { title }) },
      contact: { firstName: 'Hidden', lastName: `Surname${people}`, phones: ['+351 220 999 999'] },
      privacyStatus: isPublic ? 'PUBLIC' : 'PRIVATE',
    },
  })
  return { id: member.id, slug: member.profile.slug!, email: `somebody.${people}@community.example` }
}

const main = (page: Page) => page.locator('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const namesOn = (page: Page) => main(page).getByRole('heading', { level: 2 }).allInnerTexts()

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (how, javaScriptEnabled) => {
  const open = () => shop.open({ javaScriptEnabled, viewport: { width: 360, height: 740 } })
  // axe waits for timers, which do not run in a page without scripts.
  const looked = async (page: Page): Promise<string[]> => (javaScriptEnabled ? audit(page) : [])
  const named = (name: string): string => `${name} ${javaScriptEnabled ? 'Awake' : 'Asleep'}`

  test('a public member is found by name, with the public fields only', async () => {
    const zoe = await made(named('Zoe'), { title: 'Grows basil on a windowsill' })
    await made(named('Adam'))
    const hidden = await made(named('Henrietta'), { isPublic: false })
    const blocked = await made(named('Boris'))
    await owner.members.blockMember({ id: blocked.id })
    const page = await open()
    await page.goto('/')
    await page.getByRole('contentinfo').locator('summary').first().click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Community' }).click()
    await heading(page, 'Community')
    await page.getByLabel('Search members').fill(named('').trim())
    await page.getByLabel('Sort by').selectOption('Name')
    await press(page, 'Show')
    await page.waitForURL(/sort=name/)
    await expect.poll(() => namesOn(page)).toEqual([named('Adam'), named('Zoe')])
    const html = await page.content()
    for (const secret of [zoe.email, 'Surname', '999 999', hidden.slug, blocked.slug]) expect(html).not.toContain(secret)
    await page.getByRole('link', { name: named('Zoe') }).click()
    await heading(page, named('Zoe'))
    await main(page).getByText('Grows basil on a windowsill').waitFor()
    expect(await page.content()).not.toMatch(/Surname|999 999|@community/)
    await page.goto('/members?q=submarine')
    await page.getByText('No members found for “submarine”').waitFor()
    await page.getByRole('link', { name: 'Show all members' }).click()
    await page.getByRole('link', { name: named('Zoe') }).waitFor()
  })

  test('a private, blocked, deleted or unknown member is the same missing page', async () => {
    const hidden = await made(named('Hugo'), { isPublic: false })
    const blocked = await made(named('Bela'))
    await owner.members.blockMember({ id: blocked.id })
    const gone = await made(named('Greta'))
    await owner.members.deleteMember({ id: gone.id })
    const page = await open()
    const answers = new Set<string>()
    for (const slug of [hidden.slug, blocked.slug, gone.slug, 'nobody-at-all', 'No%20Slug', '%00', '%3Cscript%3E', 'a'.repeat(300)]) {
      const answer = await page.goto(`/members/${slug}`)
      expect(answer!.status()).toBe(404)
      answers.add((await main(page).innerText()).trim())
    }
    expect(answers.size).toBe(1)
  })

  test('a member joins and leaves on the profile page of the account; a muted one cannot', async () => {
    const email = `mia.${javaScriptEnabled}@community.example`
    const page = await open()
    await asMember(page, shop.stoa, await registered(shop.stoa, email, named('Mia')))
    const { members } = await owner.members.queryMembers({ query: { filter: { loginEmail: email } } })
    const { id, profile } = members[0]!
    const stranger = await shop.open({ javaScriptEnabled: false })
    const seen = async () => (await stranger.goto(`/members/${profile.slug}`))!.status()
    await page.goto('/members')
    await page.getByRole('link', { name: 'Your community profile' }).click()
    await heading(page, 'Profile')
    await page.getByLabel('About you').fill('Bakes on Sundays')
    await press(page, 'Save')
    await page.getByText('Saved.').waitFor()
    // Others do not see a member who has not joined, and the member sees that.
    await page.goto('/members')
    expect(await namesOn(page)).not.toContain(named('Mia'))
    expect(await seen()).toBe(404)
    await page.goto(`/members/${profile.slug}`)
    await page.getByText('Only you can see this page.').waitFor()
    expect(await looked(page)).toEqual([])
    await press(page, 'Join the community')
    await page.getByText('Welcome! Your profile is now public.').waitFor()
    expect(await seen()).toBe(200)
    await stranger.getByText('Bakes on Sundays').waitFor()
    expect(await stranger.getByRole('link', { name: 'Edit your profile' }).count()).toBe(0)
    await page.getByRole('link', { name: 'View your public profile' }).click()
    await page.getByRole('link', { name: 'Edit your profile' }).click()
    await heading(page, 'Profile')
    await press(page, 'Leave the community')
    await page.getByText('You’ve left the community. Your profile is now private.').waitFor()
    expect(await seen()).toBe(404)
    await owner.members.muteMember({ id })
    // The page loaded before still has the button.
    await press(page, 'Join the community')
    await page.getByRole('alert').getByText('The shop has muted you, so you can’t join the community.').waitFor()
    await page.goto('/account/profile')
    await page.getByText('The shop has muted you. You can read everything').waitFor()
    expect(await page.getByRole('button', { name: 'Join the community' }).count()).toBe(0)
    expect(await seen()).toBe(404)
  })

  test('further members are on the next page, and none appears twice', async () => {
    const crowd = `Crowd${javaScriptEnabled ? 'Awake' : 'Asleep'}`
    for (let count = 0; count < 27; count++) await made(`${crowd} ${String(count).padStart(2, '0')}`)
    const page = await open()
    await page.goto(`/members?q=${crowd}&sort=name`)
    await page.getByText('27 people').waitFor()
    const first = await namesOn(page)
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.getByText('Page 2').waitFor()
    const second = await namesOn(page)
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([24, 3, 27])
    await page.goto(`/members?q=${crowd}&sort=name&page=9`)
    await page.waitForURL(({ searchParams }) => !searchParams.has('page'))
  })

  test(`a name that is a script is shown as text ${how}`, async () => {
    const page = await open()
    let ran = 0
    await page.exposeFunction('ran', () => ran++)
    const names = ['<script>ran()</script>', '"><svg onload=ran()>', '</title><script>ran()</script>', '</script><script>ran()</script>']
    for (const name of names) {
      const { slug, id } = await made(name, { title: name })
      const photo = { url: 'https://evil.example/x.png' }
      await owner.members.updateMember({ member: { id, profile: { photo, cover: photo } } })
      await page.goto(`/members/${slug}`)
      await heading(page, name)
      expect(await page.locator('img[src*="evil"], link[href*="evil"]').count()).toBe(0)
    }
    await page.goto(`/members?q=${encodeURIComponent(names[0]!)}`)
    await main(page).getByRole('link', { name: names[0]!, exact: true }).first().waitFor()
    expect(ran).toBe(0)
  })
})

test('by keyboard a member is found and opened', async () => {
  await made('Kira Keys')
  const page = await shop.open()
  await page.goto('/members')
  await page.getByLabel('Search members').focus()
  await page.keyboard.type('Kira')
  await page.keyboard.press('Enter')
  await page.getByText('1 person').waitFor()
  await page.getByRole('link', { name: 'Kira Keys' }).focus()
  await page.keyboard.press('Enter')
  await heading(page, 'Kira Keys')
})

test('search engines see public members only, whoever is signed in', async () => {
  const shown = await made('Sitemap Shown')
  const hidden = await made('Sitemap Hidden', { isPublic: false })
  const page = await shop.open()
  await asMember(page, shop.stoa, await registered(shop.stoa, 'sitemap.own@community.example', 'Sitemap Own'))
  const xml = await (await page.request.get('/sitemap.xml')).text()
  expect(xml).toContain(`/members/${shown.slug}</loc>`)
  expect(xml).not.toContain(hidden.slug)
  expect(xml).not.toContain('sitemap-own')
})
