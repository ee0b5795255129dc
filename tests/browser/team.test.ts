import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import { audit } from './audit.ts'
import { withShop } from './shop.ts'

const shop = withShop()
const password = 'a kettle of green tea'

/** Where the link of the last mail to somebody leads, as it stands in their mailbox. */
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
  await page.getByRole('link', { name: 'Invite somebody' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('checkbox', { name: new RegExp(`^${role}`) }).check()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByText(`${email} is invited.`).waitFor()
}

async function accept(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await page.goto(await linkTo(email))
  await page.getByRole('heading', { name: 'Welcome to the team' }).waitFor()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Choose a password').fill(password)
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

describe.each([true, false])('scripts %s', (javaScriptEnabled) => {
  const viewport = { width: 1280, height: 900 }

  test('somebody is invited, joins, sees what their role shows and nothing else, and is removed', async () => {
    const olga = await shop.openAsOwner({ javaScriptEnabled, viewport })
    const email = `finn-${javaScriptEnabled}@example.com`
    await invite(olga, email, 'Order fulfiller')
    const finn = await shop.open({ javaScriptEnabled, viewport })
    await accept(finn, { email, name: 'Finn' })
    const menu = (await menuOf(finn).allTextContents()).map((text) => text.trim())
    expect(menu).toEqual(expect.arrayContaining(['Today', 'Products', 'Events']))
    for (const hidden of ['Members', 'Outbox', 'Settings', 'Team', 'API keys']) expect(menu).not.toContain(hidden)

    await finn.goto('/dashboard/settings/team')
    await finn.getByRole('heading', { name: 'This is not part of your roles' }).waitFor()
    if (javaScriptEnabled) expect(await audit(finn)).toEqual([])
    await finn.getByRole('link', { name: 'See your roles' }).click()
    await finn.getByText('Order fulfiller').waitFor()

    await olga.goto('/dashboard/settings/team')
    await olga.getByRole('link', { name: /Finn/ }).click()
    await olga.getByRole('checkbox', { name: /^People manager/ }).check()
    await olga.getByRole('button', { name: 'Save the roles' }).click()
    await olga.getByText('The roles are saved, and count from now on.').waitFor()
    await finn.goto('/dashboard/members')
    await finn.getByRole('heading', { level: 1, name: 'Members' }).waitFor()

    await olga.getByText('Remove', { exact: true }).click()
    await olga.getByRole('button', { name: 'Remove from the team' }).click()
    await olga.getByText('They are removed. Their sessions and keys have ended.').waitFor()
    await finn.goto('/dashboard/')
    await finn.getByRole('heading', { name: 'Sign in' }).waitFor()
    await finn.goto(await linkTo(email))
    await finn.getByRole('heading', { name: 'This invitation is over' }).waitFor()
  })

  test('a role is made, given, and told of; one that somebody has is not deleted', async () => {
    const olga = await shop.openAsOwner({ javaScriptEnabled, viewport })
    const name = `Packing ${javaScriptEnabled}`
    await olga.goto('/dashboard/settings/roles')
    await olga.getByRole('link', { name: 'New role' }).click()
    await olga.getByLabel('Name').fill(name)
    await olga.getByRole('checkbox', { name: 'ECOM.READ_ORDERS', exact: true }).check()
    await olga.getByRole('button', { name: 'Make the role' }).click()
    await olga.getByText('The role is made. Now give it to somebody.').waitFor()
    const address = olga.url().replace(/\?.*/, '')
    const email = `ines-${javaScriptEnabled}@example.com`
    await invite(olga, email, name)

    await olga.goto('/dashboard/settings/roles')
    await olga.getByLabel('Who').selectOption({ label: email })
    await olga.getByLabel('Does what').selectOption('members.blockMember')
    await olga.getByRole('button', { name: 'Ask' }).click()
    await olga.getByText(`No, ${email} may not.`).waitFor()
    await olga.getByText('None of their roles has MEMBERS.MEMBER_BLOCK.').waitFor()

    await olga.goto(address)
    await olga.getByText('Delete', { exact: true }).click()
    await olga.getByRole('button', { name: 'Delete the role' }).click()
    await olga.getByText('Somebody has this role. Give them another first.').waitFor()
  })

  test('the last owner stays one', async () => {
    const olga = await shop.openAsOwner({ javaScriptEnabled, viewport })
    await olga.goto('/dashboard/settings/team')
    await olga.getByRole('link', { name: /Olga/ }).click()
    await olga.getByRole('checkbox', { name: /^Owner/ }).uncheck()
    await olga.getByRole('checkbox', { name: /^Reader/ }).check()
    await olga.getByRole('button', { name: 'Save the roles' }).click()
    await olga.getByText('This is the last owner. Make somebody else an owner first.').waitFor()
  })

  test('a forgotten password is chosen anew by a link in the mail', async () => {
    const olga = await shop.openAsOwner({ javaScriptEnabled, viewport })
    const email = `zoe-${javaScriptEnabled}@example.com`
    await invite(olga, email, 'Reader')
    const zoe = await shop.open({ javaScriptEnabled, viewport })
    await accept(zoe, { email, name: 'Zoe' })

    const elsewhere = await shop.open({ javaScriptEnabled, viewport })
    await elsewhere.goto('/dashboard/login')
    await elsewhere.getByRole('link', { name: 'Forgot the password?' }).click()
    // Until it has come the page to sign in stands, which asks for an e-mail too.
    await elsewhere.getByRole('heading', { name: 'Another password' }).waitFor()
    await elsewhere.getByLabel('E-mail').fill(email)
    await elsewhere.getByRole('button', { name: 'Send the link' }).click()
    await elsewhere.getByText('Look into your mailbox.').waitFor()
    await expect.poll(() => linkTo(email), { timeout: 15_000 }).toContain('/dashboard/reset?token=')
    await elsewhere.goto(await linkTo(email))
    await elsewhere.getByLabel('New password').fill('a pot of black coffee')
    await elsewhere.getByRole('button', { name: 'Set the password' }).click()
    await elsewhere.getByText('Your password is set. Sign in with it.').waitFor()
    await elsewhere.getByLabel('E-mail').fill(email)
    await elsewhere.getByLabel('Password').fill('a pot of black coffee')
    await elsewhere.getByRole('button', { name: 'Sign in' }).click()
    await elsewhere.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    await zoe.goto('/dashboard/')
    await zoe.getByRole('heading', { name: 'Sign in' }).waitFor()

    await elsewhere.goto('/dashboard/profile')
    await elsewhere.getByLabel('Present password').fill('not this one')
    await elsewhere.getByLabel('New password').fill(password)
    await elsewhere.getByRole('button', { name: 'Change the password' }).click()
    await elsewhere.getByText('This is not your present password.').first().waitFor()
    await elsewhere.getByLabel('Present password').fill('a pot of black coffee')
    await elsewhere.getByLabel('New password').fill(password)
    await elsewhere.getByRole('button', { name: 'Change the password' }).click()
    await elsewhere.getByText('Your password is changed. Everywhere else you are signed out.').waitFor()
  })
})
