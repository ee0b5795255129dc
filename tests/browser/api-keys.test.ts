import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { audit } from './audit.ts'
import { awake } from './awake.ts'
import { withShop } from './shop.ts'

const shop = withShop()

/** The answer to a program that reads the shop with this key. */
const answerTo = async (secret: string): Promise<number> =>
  (await fetch(`${shop.stoa.baseUrl}/stoa/v1/shop`, { headers: { authorization: secret, 'wix-site-id': shop.stoa.siteId } })).status

const secretOn = (page: Page) => page.getByRole('textbox', { name: 'Secret' })

async function makeKey(page: Page, name: string): Promise<string> {
  await page.goto('/dashboard/api-keys')
  await page.getByRole('link', { name: 'New API key' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('checkbox', { name: 'SHOP.READ', exact: true }).check()
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByText('Copy the secret now').waitFor()
  return secretOn(page).inputValue()
}

describe.each([true, false])('scripts %s', (javaScriptEnabled) => {
  test('a key is created, used, rotated and revoked', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    const first = await makeKey(page, `Till ${javaScriptEnabled}`)
    expect(first).toMatch(/^stoa_[\w-]{43}$/)
    expect(page.url()).not.toContain(first)
    expect(await answerTo(first)).toBe(200)

    await page.getByRole('link', { name: 'I’ve copied it' }).click()
    await page.waitForURL(/api-keys\/[0-9a-f-]{36}$/)
    await page.getByText('Details').waitFor()
    expect(await page.content()).not.toContain(first)

    await page.getByText('New secret', { exact: true }).click()
    await page.getByLabel('Old secret expires').first().selectOption({ label: 'Immediately' })
    await page.getByRole('button', { name: 'Create new secret' }).click()
    await page.getByText('Copy the secret now').waitFor()
    const second = await secretOn(page).inputValue()
    expect([await answerTo(first), await answerTo(second)]).toEqual([401, 200])

    await page.getByText('Revoke', { exact: true }).click()
    await page.getByLabel(`Type “Till ${javaScriptEnabled}” to confirm`).fill(`Till ${javaScriptEnabled}`)
    await page.getByRole('button', { name: 'Revoke key' }).click()
    await page.getByText('Key revoked. It no longer works.').waitFor()
    expect(await answerTo(second)).toBe(401)

    await page.goto('/dashboard/api-keys?state=ended')
    await page
      .getByRole('row', { name: new RegExp(`Till ${javaScriptEnabled}`) })
      .getByText('Revoked')
      .waitFor()
  })

  test('a key without a permission is not created, and the input stays', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    await page.goto('/dashboard/api-keys/new')
    await page.getByRole('textbox', { name: 'Name' }).fill('Nothing')
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByText('Choose at least one permission.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Nothing')
    if (javaScriptEnabled) expect(await audit(page)).toEqual([])
  })
})

test('a key is not revoked unless its name was typed', async () => {
  const page = await shop.openAsOwner()
  const secret = await makeKey(page, 'Kept')
  await page.getByRole('link', { name: 'I’ve copied it' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByLabel('Type “Kept” to confirm').fill('Kep')
  await page.getByRole('button', { name: 'Revoke key' }).click()
  expect(await answerTo(secret)).toBe(200)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('heading', { level: 1, name: 'Kept' }).waitFor()
})

test.each(['done', 'begun'])('a press %s before hydration opens the confirmation afterwards', async (press) => {
  const page = await shop.openAsOwner()
  const name = `Hasty, ${press}`
  await makeKey(page, name)
  await page.getByRole('link', { name: 'I’ve copied it' }).click()
  await page.waitForURL(/api-keys\/[0-9a-f-]{36}$/)
  const { promise: asked, resolve: run } = Promise.withResolvers<void>()
  await page.route('**/*.js', (route) => asked.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  const button = page.locator('summary').filter({ hasText: 'Revoke' })
  await button.hover()
  await page.mouse.down()
  if (press === 'done') await page.mouse.up()
  run()
  await awake(page)
  if (press === 'begun') await page.mouse.up()
  await page.getByRole('alertdialog').getByLabel(`Type “${name}” to confirm`).waitFor()
})

test('permissions are found by their calls; the selection stays while filtering', async () => {
  const page = await shop.openAsOwner()
  await page.goto('/dashboard/api-keys/new')
  await page.getByRole('checkbox', { name: 'SHOP.READ', exact: true }).check()
  await page.getByRole('searchbox', { name: 'Search permissions and calls' }).fill('order comment')
  await page.getByRole('checkbox', { name: 'ECOM.MODIFY_ORDERS' }).check()
  await page.getByRole('checkbox', { name: 'SHOP.READ', exact: true }).waitFor({ state: 'hidden' })
  await page.getByRole('searchbox', { name: 'Search permissions and calls' }).fill('no such thing')
  await page.getByText('No permissions found').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Two')
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('link', { name: 'I’ve copied it' }).click()
  const may = page.getByRole('region', { name: 'Access' })
  await may.getByText('SHOP.READ', { exact: true }).waitFor()
  await may.getByText('ECOM.MODIFY_ORDERS', { exact: true }).waitFor()
})
