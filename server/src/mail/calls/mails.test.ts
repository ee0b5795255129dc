import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { brokenRules, refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { sql } from '../../database/sql.ts'
import type { Identity } from '../../kernel/identity.ts'
import { insertMail } from '../store.ts'

let site: TestSite
let olga: Client
const order = randomUUID()
const nextTry = new Date(Date.UTC(2030, 0, 1))

/** Four emails, a minute apart: two about one order; the third failed. */
beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  const facts = [
    ['vera@example.com', order, 'WAITING', 'order-confirmation'],
    ['vera@example.com', order, 'SENT', 'order-link'],
    ['walter@example.com', randomUUID(), 'FAILED', 'order-confirmation'],
    ['mia@example.org', randomUUID(), 'WAITING', 'order-confirmation'],
  ] as const
  for (const [index, [recipient, entityId, status, template]] of facts.entries()) {
    const occasion = { id: randomUUID(), siteId: site.siteId, eventId: randomUUID(), entityFqdn: 'wix.ecom.v1.order', entityId }
    await insertMail(site.database, occasion, { template, recipient, subject: `Mail ${index}`, html: `<p>${index}</p>`, plain: `${index}` })
    await site.database.run(sql`
      update mails set status = ${status}, created_date = ${new Date(Date.UTC(2026, 10, 20, 12, index))} where site_id = ${site.siteId} and event_id = ${occasion.eventId}`)
  }
  await site.database.run(sql`update mails set sent_date = ${new Date()} where site_id = ${site.siteId} and status = 'SENT'`)
  await site.database.run(sql`
    update mails set next_try_date = ${nextTry}, problem = 'The mail server was busy.' where site_id = ${site.siteId} and recipient = 'mia@example.org'`)
})

const found = async (filter: Record<string, unknown>) =>
  (await olga.mails.searchMails({ search: { filter } })).mails.map(({ subject }) => subject)

describe('searchMails', () => {
  test('200: newest first, without bodies', async () => {
    const { mails, metadata } = await olga.mails.searchMails({})
    expect(mails.map(({ subject }) => subject)).toEqual(['Mail 3', 'Mail 2', 'Mail 1', 'Mail 0'])
    expect(mails[1]).toMatchObject({ status: 'FAILED' })
    expect(mails[2]).toMatchObject({ status: 'SENT', sentDate: expect.any(String) })
    expect(mails[3]).toEqual({
      id: expect.any(String),
      template: 'order-confirmation',
      status: 'WAITING',
      recipient: 'vera@example.com',
      subject: 'Mail 0',
      entityFqdn: 'wix.ecom.v1.order',
      entityId: order,
      createdDate: '2026-11-20T12:00:00.000Z',
      tries: 0,
    })
    expect(metadata).toMatchObject({ count: 4, hasNext: false })
  })

  test.each<[Record<string, unknown>, string[]]>([
    [{ status: 'FAILED' }, ['Mail 2']],
    [{ status: { $in: ['WAITING', 'SENT'] } }, ['Mail 3', 'Mail 1', 'Mail 0']],
    [{ template: 'order-link' }, ['Mail 1']],
    [{ recipient: { $contains: 'EXAMPLE.ORG' } }, ['Mail 3']],
    [{ recipient: 'vera@example.com' }, ['Mail 1', 'Mail 0']],
    [{ entityId: order }, ['Mail 1', 'Mail 0']],
    [{ createdDate: { $gte: '2026-11-20T12:01:00.000Z', $lt: '2026-11-20T12:03:00.000Z' } }, ['Mail 2', 'Mail 1']],
  ])('200: filtered by %j', async (filter, subjects) => expect(await found(filter)).toEqual(subjects))

  test('200: page by page, by cursor alone', async () => {
    const first = await olga.mails.searchMails({ search: { filter: { recipient: { $contains: 'example' } }, cursorPaging: { limit: 3 } } })
    const cursor = first.metadata.cursors!.next!
    const second = await olga.mails.searchMails({ search: { cursorPaging: { cursor } } })
    expect([...first.mails, ...second.mails].map(({ subject }) => subject)).toEqual(['Mail 3', 'Mail 2', 'Mail 1', 'Mail 0'])
  })

  test('400: a body cannot be searched, and a page has at most a hundred', async () => {
    expect(brokenRules(await refusalOf(olga.mails.searchMails({ search: { filter: { html: 'x' } } })))).toEqual([
      'search.filter.html FIELD_NOT_ALLOWED',
    ])
    expect(brokenRules(await refusalOf(olga.mails.searchMails({ search: { cursorPaging: { limit: 101 } } })))).toEqual([
      'search.cursorPaging.limit MAX',
    ])
  })

  test('S08: none of another site', async () => {
    const other = await site.neighbour()
    expect((await other.as(other.owner()).mails.searchMails({})).mails).toEqual([])
  })
})

describe('getMail', () => {
  test('200: with both bodies and the headers it is sent with', async () => {
    const { mails } = await olga.mails.searchMails({})
    const { mail } = await olga.mails.getMail({ id: mails[0]!.id })
    expect(mail).toMatchObject({ ...mails[0], html: '<p>3</p>', plain: '3', isEmptied: false })
    expect(mail).toMatchObject({ nextTryDate: nextTry.toISOString(), problem: 'The mail server was busy.' })
    expect(mail.headers.map(({ name, value }) => `${name}: ${value}`)).toEqual(
      expect.arrayContaining(['To: mia@example.org', 'Subject: Mail 3', 'Date: Fri, 20 Nov 2026 12:03:00 +0000']),
    )
  })

  test('404: an unknown email', async () => {
    expect(await refusalOf(olga.mails.getMail({ id: randomUUID() }))).toMatchObject({ status: 404, code: 'MAIL_NOT_FOUND' })
  })
})

test('getOutbox: 200: the number of emails by status, and that none are being sent', async () => {
  const counted = { tooManyToCount: false }
  expect(await olga.mails.getOutbox({})).toEqual({
    outbox: {
      hasSender: false,
      counts: [
        { status: 'WAITING', count: 2, ...counted },
        { status: 'SENT', count: 1, ...counted },
        { status: 'FAILED', count: 1, ...counted },
        { status: 'KEPT', count: 0, ...counted },
      ],
      inTrouble: 1,
    },
  })
})

describe('resendMail', () => {
  const one = async (status: string) => (await olga.mails.searchMails({ search: { filter: { status } } })).mails[0]!

  test('200: a failed email is queued again', async () => {
    const { id } = await one('FAILED')
    expect((await olga.mails.resendMail({ id })).mail).toMatchObject({ id, status: 'WAITING', tries: 0 })
    await site.database.run(sql`update mails set status = 'FAILED' where site_id = ${site.siteId} and id = ${id}`)
  })

  test('409: an email that was sent', async () => {
    const refused = await refusalOf(olga.mails.resendMail({ id: (await one('SENT')).id }))
    expect(refused).toMatchObject({ status: 409, code: 'MAIL_CANNOT_BE_SENT' })
  })

  test('404: an unknown email', async () => {
    expect(await refusalOf(olga.mails.resendMail({ id: randomUUID() }))).toMatchObject({ status: 404, code: 'MAIL_NOT_FOUND' })
  })
})

test('sendTestMail: 200: reports that no mail server is configured', async () => {
  const recipient = `owner@${site.siteId}.example`
  expect(await olga.mails.sendTestMail({})).toEqual({ testMail: { recipient, outcome: 'NOT_CONFIGURED', words: '' } })
})

test('sendTestMail: 403: a key, which has no mailbox', async () => {
  const key = site.as({ ...site.owner(), apiKeyId: randomUUID() })
  expect(await refusalOf(key.mails.sendTestMail({}))).toMatchObject({ status: 403, code: 'SESSION_REQUIRED' })
})

test.each<[string, () => Identity]>([
  ['a visitor', () => site.visitor()],
  ['a member', () => ({ kind: 'member', siteId: site.siteId, id: randomUUID() })],
  ['a key without the permission', () => ({ kind: 'app', siteId: site.siteId, id: randomUUID(), permissions: ['EVENTS.READ'] })],
])('403: %s reads no mail', async (_, identity) => {
  const client = site.as(identity())
  const calls = [
    () => client.mails.searchMails({}),
    () => client.mails.getOutbox({}),
    () => client.mails.getMail({ id: order }),
    () => client.mails.resendMail({ id: order }),
  ]
  for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
})
