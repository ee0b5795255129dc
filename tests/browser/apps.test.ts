import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { makeApp } from '../screens/registering.ts'
import { withShop } from './shop.ts'

const shop = withShop()

const ask = async (body: object) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${shop.stoa.baseUrl}/oauth2/token`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: (await answer.json()) as { access_token: string } }
}
const ownToken = (clientId: string, clientSecret: string) =>
  ask({ grantType: 'client_credentials', clientId, clientSecret, instanceId: shop.stoa.siteId })

/** The answer to a client that redirects to an address. */
async function answerTo(clientId: string, postFlowUrl: string): Promise<number> {
  const { body } = await ask({ clientId, grantType: 'anonymous' })
  const headers = { authorization: body.access_token, 'content-type': 'application/json' }
  const message = JSON.stringify({ logout: { clientId }, callbacks: { postFlowUrl } })
  return (await fetch(`${shop.stoa.baseUrl}/v1/redirect-session`, { method: 'POST', headers, body: message })).status
}

const idOf = (page: Page): string => /[0-9a-f-]{36}/.exec(new URL(page.url()).pathname)![0]
const domains = (page: Page) => page.getByLabel(/^Domain \d$/)
const addresses = (page: Page) => page.getByLabel(/^Return URL \d$/)

async function makeClient(page: Page, name: string): Promise<string> {
  await page.goto('/dashboard/apps')
  await page.getByRole('link', { name: 'New client' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Add URL' }).click()
  await addresses(page).first().fill('https://summer.example/callback')
  await page.getByRole('button', { name: 'Create client' }).click()
  await page.getByText('Created. It’s ready to use.').waitFor()
  return idOf(page)
}

describe.each([true, false])('scripts %s', (javaScriptEnabled) => {
  test('a client is created, redirects to its registered addresses, is changed and deleted', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    const name = `Summer ${javaScriptEnabled}`
    const id = await makeClient(page, name)
    expect(await answerTo(id, 'https://summer.example/callback')).toBe(200)
    await page.getByRole('region', { name: 'With the public packages' }).getByText(`'${id}'`).waitFor()

    await page.getByRole('button', { name: 'Add URL' }).click()
    await addresses(page).nth(1).fill('https://AUTUMN.example/callback')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Enter the URL as a browser shows it').waitFor()
    expect(await addresses(page).nth(1).getAttribute('aria-invalid')).toBe('true')

    await addresses(page).nth(1).fill('https://autumn.example/callback')
    await page.locator('button[value="remove:redirectUris.0"]').click()
    await expect.poll(() => addresses(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('The changes apply from the next request.').waitFor()
    expect(await addresses(page).first().inputValue()).toBe('https://autumn.example/callback')
    expect([await answerTo(id, 'https://summer.example/callback'), await answerTo(id, 'https://autumn.example/callback')]).toEqual([
      400, 200,
    ])

    await page.getByRole('button', { name: 'Add domain' }).click()
    await domains(page).first().fill('www.other.example/thanks')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Enter only a domain in lowercase').waitFor()
    await domains(page).first().fill('www.other.example')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    // The notice of the save before may still be there.
    await expect.poll(() => answerTo(id, 'https://www.other.example/thanks')).toBe(200)
    expect(await answerTo(id, 'https://other.example/thanks')).toBe(400)

    await page.getByText('Delete', { exact: true }).click()
    await page.getByLabel(`Type “${name}” to confirm`).fill(name)
    await page.getByRole('button', { name: 'Delete client' }).click()
    await page.getByText('Deleted. All of its tokens have been revoked.').waitFor()
    expect((await ask({ clientId: id, grantType: 'anonymous' })).status).toBe(400)
  })

  test('an app is created, gets a token, rotates its secret and is deleted', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    await page.goto('/dashboard/apps/new')
    await makeApp(page)
    const first = await page.getByRole('textbox', { name: 'Secret' }).inputValue()
    expect(page.url()).not.toContain(first)
    await page.getByRole('link', { name: 'I’ve copied it' }).click()
    await page.getByRole('heading', { name: 'Details' }).waitFor()
    expect(await page.content()).not.toContain(first)
    const id = idOf(page)
    expect((await ownToken(id, first)).status).toBe(200)

    await page.getByText('New secret', { exact: true }).click()
    await page.getByLabel('Old secret expires').first().selectOption({ label: 'Immediately' })
    await page.getByRole('button', { name: 'Create new secret' }).click()
    await page.getByText('Copy the secret now').waitFor()
    const second = await page.getByRole('textbox', { name: 'Secret' }).inputValue()
    expect([(await ownToken(id, first)).status, (await ownToken(id, second)).status]).toEqual([400, 200])

    await page.getByText('Delete', { exact: true }).click()
    await page.getByLabel('Type “Bookkeeping” to confirm').fill('Bookkeeping')
    await page.getByRole('button', { name: 'Delete app' }).click()
    await page.getByText('Deleted. All of its tokens have been revoked.').waitFor()
    expect((await ownToken(id, second)).status).toBe(400)
  })

  test('the permissions of an app are changed, and stay selected', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    await page.goto('/dashboard/apps/new')
    await makeApp(page)
    await page.getByRole('link', { name: 'I’ve copied it' }).click()
    await page.getByRole('checkbox', { name: 'EVENTS.READ', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Can sign in any member without a password' }).check()
    await page.getByRole('button', { name: 'Add URL' }).click()
    await addresses(page).first().fill('https://books.example/back')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('The changes apply from the next request.').waitFor()
    for (const name of ['EVENTS.READ', 'ECOM.READ_ORDERS', 'Can sign in any member without a password'])
      expect(await page.getByRole('checkbox', { name, exact: true }).isChecked()).toBe(true)
    expect(await addresses(page).first().inputValue()).toBe('https://books.example/back')
  })
})

test('the client of the shop’s own pages cannot be deleted, and says so', async () => {
  const page = await shop.openAsOwner()
  await page.goto(`/dashboard/apps/clients/${shop.stoa.clientId}`)
  await page.getByText('you can’t delete it').waitFor()
  expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0)
})

test('a conflicting change is reported, and nothing is overwritten', async () => {
  const page = await shop.openAsOwner()
  const id = await makeClient(page, 'Shared')
  const other = await page.context().newPage()
  await other.goto(`/dashboard/apps/clients/${id}`)
  for (const [tab, name] of [
    [page, 'First'],
    [other, 'Second'],
  ] as const) {
    await tab.getByRole('textbox', { name: 'Name' }).fill(name)
    await tab.getByRole('button', { name: 'Save', exact: true }).click()
    await tab.getByText(name === 'First' ? 'The changes apply from the next request.' : 'Someone else has changed this.').waitFor()
  }
  await page.goto(`/dashboard/apps/clients/${id}`)
  await page.getByRole('heading', { level: 1, name: 'First' }).waitFor()
})

test('a new signing key is created once, and signs no one out', async () => {
  const page = await shop.openAsOwner()
  await page.goto('/dashboard/apps?kind=keys')
  for (const said of ['The new key starts signing in two minutes.', 'A new key was just created.']) {
    await page.getByRole('button', { name: 'New signing key' }).click()
    await page.getByRole('button', { name: 'Create new key' }).click()
    await page.getByText(said).waitFor()
  }
  await page
    .getByRole('cell', { name: 'Waiting' })
    .or(page.getByRole('rowheader', { name: 'Waiting' }))
    .waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Clients & apps' }).waitFor()
})

test('registered apps and clients are found by the search in the address', async () => {
  const page = await shop.openAsOwner()
  await makeClient(page, 'Found')
  await page.goto('/dashboard/apps?q=summer.example')
  await page.getByRole('link', { name: 'Found' }).waitFor()
  expect(await page.getByRole('link', { name: 'Stoa SDK' }).count()).toBe(0)
})
