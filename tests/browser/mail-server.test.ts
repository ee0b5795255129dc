import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { insertMail } from '../../server/src/mail/store.ts'
import { startMailServer, type TestMailServer } from '../support/mail-server.ts'
import { withShop } from './shop.ts'

// The shop runs no background jobs, so its other emails are not sent.

let server: TestMailServer
const shop = withShop(async () => {
  server = await startMailServer()
  return { ...server.settings, role: 'web' }
})
let database: Database
beforeAll(() => {
  database = connect({ connectionString: inject('database') }, 1)
})
afterAll(async () => {
  await database.close()
  await server.close()
})

async function writeOne(template: 'order-confirmation' | 'recovery', status: string, problem: string | null): Promise<string> {
  const { siteId } = shop.stoa
  const subject = `Mail ${randomUUID()}`
  const occasion = { id: randomUUID(), siteId, eventId: randomUUID(), entityFqdn: 'stoa.test', entityId: randomUUID() }
  const mail = { template, recipient: 'vera@example.com', subject, html: '<p>Thank you, Vera.</p>', plain: 'Thank you, Vera.' }
  await insertMail(database, occasion, mail)
  const row = await database.one<{ id: string }>(sql`
    update mails set status = ${status}, problem = ${problem}, tries = 3 where site_id = ${siteId} and subject = ${subject} returning id`)
  return row!.id
}

test.each([true, false])('the owner sends a test email, and reads the server’s answer (scripts %s)', async (javaScriptEnabled) => {
  const page = await shop.openAsOwner({ javaScriptEnabled })
  await page.goto('/dashboard/health')
  await page.getByText('The mail server accepts emails.').waitFor()
  await page.getByRole('button', { name: 'Send a test email to yourself' }).click()
  await page.getByText('The mail server accepted an email to owner@stoa.example.').waitFor()
  expect(server.arrived.at(-1)).toMatchObject({ to: ['owner@stoa.example'], plain: expect.stringContaining('Your email works') })

  server.answers.push({ code: 550, words: '5.7.1 You may not send here' })
  await page.getByRole('button', { name: 'Send a test email to yourself' }).click()
  await page.getByText('550 5.7.1 You may not send here').waitFor()
})

test('the owner reads why an email failed, and resends it', async () => {
  const page = await shop.openAsOwner()
  await page.goto(`/dashboard/outbox/${await writeOne('order-confirmation', 'FAILED', '550 5.1.1 No such mailbox')}`)
  await page.getByText('550 5.1.1 No such mailbox').waitFor()
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('The email will be sent as soon as possible.').waitFor()
  await page.getByText('Waiting', { exact: true }).waitFor()
})

test('the secret in an email is shown to its recipient only', async () => {
  const page = await shop.openAsOwner()
  await page.goto(`/dashboard/outbox/${await writeOne('recovery', 'WAITING', null)}?view=plain`)
  await page.getByText('Only the recipient can read this email').waitFor()
  expect(await page.getByText('Thank you, Vera.').count()).toBe(0)
})
