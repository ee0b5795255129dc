import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createClient } from '@stoa/sdk'
import { connect } from '../../server/src/database/connect.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { asMember, mailTo, password, registered } from './member.ts'
import { withShop } from './shop.ts'

const shop = withShop()
let database: Database
beforeAll(() => void (database = connect({ connectionString: inject('database') }, 1)))
afterAll(() => database.close())

let people = 0
const anAddress = (): string => `eva.${++people}@example.com`

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_how, javaScriptEnabled) => {
  async function eva() {
    const email = anAddress()
    const page = await shop.open({ javaScriptEnabled, viewport: { width: 360, height: 740 } })
    await asMember(page, shop.stoa, await registered(shop.stoa, email, 'Eva'))
    const press = (name: string) => page.locator('main').getByRole('button', { name, exact: true }).click()
    return { page, email, press }
  }

  test('a photo is set, shown on the profile, and removed; a file that is none is refused beside the field', async () => {
    const { page, press } = await eva()
    await page.goto('/account/profile')
    const file = page.getByLabel('Picture')
    await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('these are notes') })
    await press('Save photo')
    await page.getByText('This isn’t a PNG, JPEG or WebP picture').waitFor()
    expect(await file.getAttribute('aria-invalid')).toBe('true')
    await file.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5_000_001) })
    await press('Save photo')
    await page.getByText('This picture is larger than 5 MB.').waitFor()
    const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    await file.setInputFiles({ name: 'eva.jpg', mimeType: 'image/jpeg', buffer })
    await press('Save photo')
    await page.getByText('Saved.').waitFor()
    const picture = page.locator('#photo img, section:has(#photo) img, main img').first()
    const source = (await picture.getAttribute('src'))!
    expect(source).toMatch(/^\/media\/member-[\w.-]+\/v1\/fill\//)
    expect((await fetch(`${shop.stoa.baseUrl}${source}`)).status).toBe(200)
    await press('Remove photo')
    // The button has another name while the press is handled, and the page still confirms the press before.
    await expect.poll(async () => (await fetch(`${shop.stoa.baseUrl}${source}`)).status).toBe(404)
    await page.getByRole('button', { name: 'Remove photo' }).waitFor({ state: 'detached' })
    await page.getByText('Saved.').waitFor()
  })

  test('the sign-in address is changed with the password and the link in an email', async () => {
    const { page, email, press } = await eva()
    const newEmail = anAddress()
    await page.goto('/account/security')
    await page.getByLabel('New email address').fill(newEmail)
    await page.getByLabel('Current password', { exact: true }).fill('not the password at all')
    await press('Send link')
    await page.getByText('The password is incorrect.').waitFor()
    await page.getByLabel('Current password', { exact: true }).fill(password)
    await press('Send link')
    await page.getByText('The email with your link is saved').waitFor()
    const mail = await mailTo({ database, siteId: shop.stoa.siteId }, { template: 'login-email-change', recipient: newEmail })
    const { pathname, search } = new URL(/https?:\S+token=\S+/.exec(mail)![0])
    await page.goto(pathname + search)
    await page.getByText(`You’ll no longer sign in with ${email}`).waitFor()
    await press('Confirm address')
    await page.getByText('Your sign-in address has been changed.').waitFor()
    await page.getByText(`You sign in with ${newEmail}.`).waitFor()
    await mailTo({ database, siteId: shop.stoa.siteId }, { template: 'login-email-changed', recipient: email })
    const { baseUrl, clientId } = shop.stoa
    const { state } = await createClient({ baseUrl, clientId }).authentication.loginV2({ loginId: { email: newEmail }, password })
    expect(state).toBe('SUCCESS')
    await page.goto(pathname + search)
    await press('Confirm address')
    await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor()
  })
})

test('A20: a photo from another site’s form is refused', async () => {
  const cookie = `stoa_session=${await registered(shop.stoa, anAddress(), 'Eva')}`
  for (const origin of ['https://evil.example', undefined]) {
    const body = new FormData()
    body.set('photo', new Blob(['x']), 'x.png')
    const headers = { cookie, ...(origin && { origin }) }
    const sent = await fetch(`${shop.stoa.baseUrl}/account/profile/photo`, { method: 'POST', body, headers, redirect: 'manual' })
    expect(sent.status).toBe(403)
  }
})
