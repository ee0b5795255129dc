import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import { audit } from './audit.ts'
import { withShop } from './shop.ts'

const shop = withShop()
const password = 'a kettle of green tea'

/** The address of the link in the last email to an address. */
async function linkTo(email: string): Promise<string> {
  const database = connect({ connectionString: inject('database') }, 1)
  try {
    const find = () =>
      database.one<{ plain: string }>(sql`
        select plain from mails where site_id = ${shop.stoa.siteId} and recipient = ${email} order by created_date desc, id desc limit 1`)
    await expect.poll(async () => (await find())?.plain ?? '', { timeout: 10_000 }).toMatch(/\/dashboard\//)
    const { pathname, search } = new URL(/https?:\S+\/dashboard\/\S+/.exec((await find())!.plain)![0])
    return pathname + search
  } finally {
    await database.close()
  }
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.goto('/dashboard/settings/team')
  await page.getByRole('link', { name: 'Invite a team member' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('checkbox', { name: new RegExp(`^${role}`) }).check()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText(`${email} invited.`).waitFor()
}

async function accept(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await page.goto(await linkTo(email))
  await page.getByRole('heading', { name: 'Welcome to the team' }).waitFor()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

describe.each([true, false])('scripts %s', (javaScriptEnabled) => {
  const viewport = { width: 1280, height: 900 }

  test('a user is invited, joins, sees only what their role allows, and is removed', async () => {
    const olga = await shop.openAsOwner({ javaScriptEnabled, viewport })
    const email = `finn-${javaScriptEnabled}@example.com`
    await invite(olga, email, 'Order fulfiller')
    const finn = await shop.open({ javaScriptEnabled, viewport })
    await accept(finn, { email, name: 'Finn' })
    const menu = (await menuOf(finn).allTextContents()).map((text) => text.trim())
    expect(menu).toEqual(expect.arrayContaining(['Today', 'Products', 'Events']))
    for (const hidden of ['Members', 'Outbox', 'Settings', 'Team', 'API keys']) expect(menu).not.toContain(hidden)

    await finn.goto('/dashboard/settings/team')
    await finn.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor()
    if (javaScriptEnabled) expect(await audit(finn)).toEqual([])
    await finn.getByRole('link', { name: 'View your roles' }).click()
    await finn.getByText('Order fulfiller').waitFor()

    await olga.goto('/dashboard/settings/team')
    await olga.getByRole('link', { name: /Finn/ }).click()
    await olga.getByRole('checkbox', { name: /^People manager/ }).check()
    await olga.getByRole('button', { name: 'Save roles' }).click()
    await olga.getByText('Roles saved.').waitFor()
    await finn.goto('/dashboard/members')
    await finn.getByRole('heading', { level: 1, name: 'Members' }).waitFor()

    await olga.getByText('Remove', { exact: true }).click()
    await olga.getByRole('button', { name: 'Remove from team' }).click()
    await olga.getByText('Team member removed. Their sessions and API keys have ended.').waitFor()
    await finn.goto('/dashboard/')
    await finn.getByRole('heading', { name: 'Sign in' }).waitFor()
    await finn.goto(await linkTo(email))
    await finn.getByRole('heading', { name: 'This invitation no longer works' }).waitFor()
  })

  test('a role is created, assigned, and described; one in use is not deleted', async () => {
    const olga = await shop.openAsOwner({ javaScriptEnabled, viewport })
    const name = `Packing ${javaScriptEnabled}`
    await olga.goto('/dashboard/settings/roles')
    await olga.getByRole('link', { name: 'New role' }).click()
    await olga.getByLabel('Name').fill(name)
    await olga.getByRole('checkbox', { name: 'ECOM.READ_ORDERS', exact: true }).check()
    await olga.getByRole('button', { name: 'Create role' }).click()
    await olga.getByText('Role created. You can now assign it to people.').waitFor()
    const address = olga.url().replace(/\?.*/, '')
    const email = `ines-${javaScriptEnabled}@example.com`
    await invite(olga, email, name)

    await olga.goto('/dashboard/settings/roles')
    await olga.getByLabel('Person', { exact: true }).selectOption({ label: email })
    await olga.getByLabel('Call', { exact: true }).selectOption('members.blockMember')
    await olga.getByRole('button', { name: 'Check', exact: true }).click()
    await olga.getByText(`No, ${email} can’t do this.`).waitFor()
    await olga.getByText('None of their roles includes MEMBERS.MEMBER_BLOCK.').waitFor()

    await olga.goto(address)
    await olga.getByText('Delete', { exact: true }).click()
    await olga.getByRole('button', { name: 'Delete role' }).click()
    await olga.getByText('1 person has this role. Give them another role first.').waitFor()
  })

  test('the last owner stays an owner', async () => {
    const olga = await shop.openAsOwner({ javaScriptEnabled, viewport })
    await olga.goto('/dashboard/settings/team')
    await olga.getByRole('link', { name: /Olga/ }).click()
    await olga.getByRole('checkbox', { name: /^Owner/ }).uncheck()
    await olga.getByRole('checkbox', { name: /^Reader/ }).check()
    await olga.getByRole('button', { name: 'Save roles' }).click()
    await olga.getByText('This is the last owner. Make another person an owner first.').waitFor()
  })

  test('a reader sees the tree of collections, and nothing that changes it', async () => {
    const olga = await shop.openAsOwner({ javaScriptEnabled, viewport })
    const email = `tove-${javaScriptEnabled}@example.com`
    await invite(olga, email, 'Reader')
    const tove = await shop.open({ javaScriptEnabled, viewport })
    await accept(tove, { email, name: 'Tove' })
    await tove.goto('/dashboard/collections')
    const tree = tove.getByRole(javaScriptEnabled ? 'treegrid' : 'table', { name: 'Collections and their subcollections' })
    await tree.getByRole('link', { name: 'Green Things', exact: true }).waitFor()
    expect([await tree.getByRole('checkbox').count(), await tree.getByRole('link', { name: /^Move/ }).count()]).toEqual([0, 0])
    expect(await tove.getByRole('link', { name: 'New collection' }).count()).toBe(0)
    await tree.getByRole('link', { name: 'Green Things', exact: true }).click()
    await tove.getByRole('heading', { name: 'Subcollections' }).waitFor()
    expect(await tove.getByLabel('Parent collection').count()).toBe(0)
    for (const name of ['New subcollection', 'Delete', 'Move']) expect(await tove.getByText(name, { exact: true }).count()).toBe(0)
  })

  test('a forgotten password is reset by an emailed link', async () => {
    const olga = await shop.openAsOwner({ javaScriptEnabled, viewport })
    const email = `zoe-${javaScriptEnabled}@example.com`
    await invite(olga, email, 'Reader')
    const zoe = await shop.open({ javaScriptEnabled, viewport })
    await accept(zoe, { email, name: 'Zoe' })

    const elsewhere = await shop.open({ javaScriptEnabled, viewport })
    await elsewhere.goto('/dashboard/login')
    await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click()
    // Until the page has loaded, the sign-in page is displayed, which has an email field too.
    await elsewhere.getByRole('heading', { name: 'Reset your password' }).waitFor()
    await elsewhere.getByLabel('Email', { exact: true }).fill(email)
    await elsewhere.getByRole('button', { name: 'Send link' }).click()
    await elsewhere.getByText('Check your email').waitFor()
    await expect.poll(() => linkTo(email), { timeout: 15_000 }).toContain('/dashboard/reset?token=')
    await elsewhere.goto(await linkTo(email))
    await elsewhere.getByLabel('New password').fill('a pot of black coffee')
    await elsewhere.getByRole('button', { name: 'Set password' }).click()
    await elsewhere.getByText('Your password has been set. Sign in with it.').waitFor()
    await elsewhere.getByLabel('Email', { exact: true }).fill(email)
    await elsewhere.getByLabel('Password').fill('a pot of black coffee')
    await elsewhere.getByRole('button', { name: 'Sign in' }).click()
    await elsewhere.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    await zoe.goto('/dashboard/')
    await zoe.getByRole('heading', { name: 'Sign in' }).waitFor()

    await elsewhere.goto('/dashboard/profile')
    await elsewhere.getByLabel('Current password').fill('not this one')
    await elsewhere.getByLabel('New password').fill(password)
    await elsewhere.getByRole('button', { name: 'Change password' }).click()
    await elsewhere.getByText('Your current password is incorrect.').first().waitFor()
    await elsewhere.getByLabel('Current password').fill('a pot of black coffee')
    await elsewhere.getByLabel('New password').fill(password)
    await elsewhere.getByRole('button', { name: 'Change password' }).click()
    await elsewhere.getByText('Your password has been changed. You’ve been signed out on all other devices.').waitFor()
  })
})
