import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startHangingServer, startMailServer, type TestMailServer } from '../../../tests/support/mail-server.ts'
import { runQueued } from '../../../tests/support/queue.ts'
import { makeTestSite } from '../../../tests/support/site.ts'
import { sql } from '../database/sql.ts'
import type { Settings } from '../kernel/settings.ts'
import { mailOf, type MailDraft } from './layout.ts'
import { writeMail } from './write-mail.ts'

const ending: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ending.splice(0)) await end()
})

async function serving(wanted?: Parameters<typeof startMailServer>[0]): Promise<TestMailServer> {
  const server = await startMailServer(wanted)
  ending.push(() => server.close())
  return server
}

interface StoredMail {
  id: string
  status: string
  tries: number
  problem: string | null
  plain: string
  nextTry: Date | null
}

const draft: MailDraft = {
  template: 'order-confirmation',
  recipient: 'vera@example.com',
  shop: { name: 'Stoa', language: 'en' },
  subject: 'Your order',
  heading: 'Obrigado',
  blocks: [{ kind: 'paragraph', text: 'Obrigado, Vera — até já' }],
}
const mail = mailOf(draft)

/** A shop with a separate mail server, and emails in the outbox. */
async function shopWith(settings: Partial<Settings>) {
  const site = await makeTestSite(settings)
  const { siteId, database, app } = site
  const kept = () =>
    database.rows<StoredMail>(sql`
      select id, status, tries, problem, plain, next_try_date as "nextTry" from mails where site_id = ${siteId} order by created_date, id`)
  return {
    ...site,
    kept,
    one: async () => (await kept())[0]!,
    write: (changes: Partial<MailDraft> = {}) =>
      writeMail(
        { db: database, services: app.services },
        { siteId, eventId: randomUUID(), entityFqdn: 'stoa.test', entityId: randomUUID() },
        { ...draft, ...changes },
      ),
    deliver: () => runQueued(site),
    later: (seconds: number) => {
      site.clock.now = new Date((site.clock.now ?? new Date()).getTime() + seconds * 1000)
    },
  }
}

test('an email to a person of the sample shop is never handed to the mail server', async () => {
  const server = await serving()
  const shop = await shopWith(server.settings)
  await shop.write({ recipient: 'ines.vasconcelos@correio.example' })
  await shop.deliver()
  expect(await shop.one()).toMatchObject({
    status: 'KEPT',
    tries: 0,
    problem: 'This person belongs to the sample shop, and gets no email.',
  })
  const { id } = await shop.one()
  await expect(shop.as(shop.owner()).mails.resendMail({ id })).rejects.toMatchObject({ code: 'MAIL_CANNOT_BE_SENT' })
  expect(server.arrived).toEqual([])
})

describe('an accepted email', () => {
  test('arrives once, complete, from the shop, with four senders in parallel', async () => {
    const server = await serving()
    const shop = await shopWith(server.settings)
    for (let count = 1; count <= 12; count++) await shop.write({ subject: `Mail ${count}` })
    await Promise.all(Array.from({ length: 4 }, shop.deliver))
    const subjects = server.arrived.map(({ headers }) => headers.get('subject'))
    expect(subjects.toSorted()).toEqual(Array.from({ length: 12 }, (_, place) => `Mail ${place + 1}`).toSorted())
    expect(new Set((await shop.kept()).map(({ status, tries }) => `${status} ${tries}`))).toEqual(new Set(['SENT 1']))
    const [first] = server.arrived
    const { settings } = await shop.app.services.sites.find(shop.siteId)
    expect(first).toMatchObject({
      from: settings.email,
      to: ['vera@example.com'],
      plain: expect.stringContaining('até já'),
      isEncrypted: false,
    })
    expect(first!.html).toContain('>Obrigado, Vera — até já</p>')
    expect(first!.headers.get('from')).toBe(`${settings.name} <${settings.email}>`)
    expect(first!.headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}@127\.0\.0\.1>$/)
    expect(first!.headers.get('auto-submitted')).toBe('auto-generated')
    expect(first!.headers.has('x-mailer')).toBe(false)
  })

  test('has the sender from the settings, and replies go to the shop', async () => {
    const server = await serving()
    const shop = await shopWith({ ...server.settings, mailFrom: 'no-reply@mailer.example' })
    await shop.write()
    await shop.deliver()
    const { settings } = await shop.app.services.sites.find(shop.siteId)
    expect(server.arrived[0]).toMatchObject({ from: 'no-reply@mailer.example' })
    expect(server.arrived[0]!.headers.get('reply-to')).toBe(settings.email)
  })

  test.each([
    ['its subject', { subject: 'Yours\r\nBcc: all@example.com' }],
    ['its recipient', { recipient: 'vera@example.com\r\nBcc: all@example.com' }],
    ['its recipient', { recipient: 'vera@example.com>\r\nRCPT TO:<all@example.com' }],
    ['its recipient', { recipient: 'vera@example.com, all@example.com' }],
  ])('O06: with %s in a field, it goes to one recipient or to none', async (_what, changes) => {
    const server = await serving()
    const shop = await shopWith(server.settings)
    await shop.write(changes)
    await shop.deliver()
    for (const { to, headers } of server.arrived) {
      expect(to).toHaveLength(1)
      expect(to[0]).toMatch(/^vera@/)
      expect(headers.has('bcc')).toBe(false)
    }
    expect((await shop.one()).status).toMatch(/^(SENT|FAILED)$/)
  })

  test.each(['verification-code', 'recovery', 'activation'] as const)(
    'sends secrets that open an account to the recipient only: %s',
    async (template) => {
      const server = await serving()
      const shop = await shopWith(server.settings)
      await shop.write({ template, blocks: [{ kind: 'code', code: 'K7M2QP' }] })
      const owner = shop.as(shop.owner())
      const { id } = await shop.one()
      expect((await owner.mails.getMail({ id })).mail).toMatchObject({ isEmptied: false, plain: expect.not.stringContaining('K7M2QP') })
      await shop.deliver()
      expect(server.arrived[0]!.plain).toContain('K7M2QP')
      const left = await shop.database.rows(
        sql`select mails::text as text from mails where site_id = ${shop.siteId} and mails::text like '%K7M2QP%'`,
      )
      expect(left).toEqual([])
      const { mail: shown } = await owner.mails.getMail({ id })
      expect(shown).toMatchObject({ status: 'SENT', isEmptied: true, plain: expect.stringContaining('its content was deleted') })
    },
  )
})

describe('a refused email', () => {
  test('451: is retried at its time under the same Message-ID', async () => {
    const server = await serving()
    const shop = await shopWith(server.settings)
    const ids: (string | undefined)[] = []
    server.before = async ({ headers }) => void ids.push(headers.get('message-id'))
    server.answers.push({ code: 451, words: '4.7.1 Greylisted, come back' })
    shop.clock.now = new Date()
    await shop.write()
    await shop.deliver()
    expect(await shop.one()).toMatchObject({ status: 'WAITING', tries: 1, problem: '451 4.7.1 Greylisted, come back' })
    await shop.deliver()
    expect(ids).toHaveLength(1)
    shop.later(10)
    await shop.deliver()
    expect(await shop.one()).toMatchObject({ status: 'SENT', tries: 2, problem: null })
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
  })

  test.each([
    ['RCPT', 'No such mailbox'],
    ['DATA', 'This is no mail'],
  ] as const)('550 to %s: fails with the server’s message, and the next one is sent', async (to, words) => {
    const server = await serving()
    const shop = await shopWith(server.settings)
    server.answers.push({ code: 550, words: `5.1.1 ${words}`, to })
    await shop.write()
    await shop.write()
    await shop.deliver()
    expect(await shop.kept()).toMatchObject([
      { status: 'FAILED', tries: 1, problem: expect.stringContaining(`550 5.1.1 ${words}`) },
      { status: 'SENT' },
    ])
  })

  test('fails in the end, and an owner has it sent once more', async () => {
    const server = await serving()
    const shop = await shopWith(server.settings)
    server.answers.push(...Array.from({ length: 11 }, () => ({ code: 451, words: 'Not now' })))
    shop.clock.now = new Date()
    await shop.write()
    for (let count = 1; count <= 11; count++) {
      await shop.deliver()
      const { nextTry } = await shop.one()
      if (nextTry) shop.clock.now = nextTry
    }
    const failed = await shop.one()
    expect(failed).toMatchObject({ status: 'FAILED', tries: 11, problem: '451 Not now', plain: mail.plain })
    const { mail: again } = await shop.as(shop.owner()).mails.resendMail({ id: failed.id })
    expect(again).toMatchObject({ status: 'WAITING', tries: 0 })
    await shop.deliver()
    expect(await shop.one()).toMatchObject({ status: 'SENT', tries: 1 })
  })

  test('with a code fails when the code expires, and is deleted', async () => {
    const server = await serving()
    const shop = await shopWith(server.settings)
    server.answers.push(...Array.from({ length: 9 }, () => ({ code: 451, words: 'Not now' })))
    shop.clock.now = new Date()
    await shop.write({ template: 'verification-code' })
    for (let count = 1; count <= 6; count++) {
      await shop.deliver()
      shop.later(190)
    }
    expect(await shop.one()).toMatchObject({ status: 'FAILED', plain: '' })
    const refused = shop.as(shop.owner()).mails.resendMail({ id: (await shop.one()).id })
    await expect(refused).rejects.toMatchObject({ code: 'MAIL_CANNOT_BE_SENT' })
  })

  test('that is outdated when a server becomes available is not sent but kept', async () => {
    const server = await serving()
    const shop = await shopWith(server.settings)
    await shop.write()
    shop.clock.now = new Date(Date.now() + 4 * 24 * 3_600_000)
    await shop.deliver()
    expect(server.arrived).toEqual([])
    expect(await shop.one()).toMatchObject({ status: 'KEPT', tries: 0, plain: mail.plain })
    await shop.as(shop.owner()).mails.resendMail({ id: (await shop.one()).id })
    await shop.deliver()
    expect(server.arrived).toHaveLength(1)
  })

  test('from a process that died after the server’s OK is sent again as the same message', async () => {
    const server = await serving()
    const shop = await shopWith(server.settings)
    await shop.write()
    server.before = async () => {
      server.before = async () => {}
      await shop.database.run(sql`
        select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and query like '%mails.waiting_since%'`)
    }
    await expect(shop.deliver()).rejects.toThrow(/terminat|connection/i)
    expect(await shop.one()).toMatchObject({ status: 'WAITING', tries: 0 })
    await vi.waitFor(async () => {
      await shop.deliver()
      expect(await shop.one()).toMatchObject({ status: 'SENT' })
    }, 5_000)
    expect(new Set(server.arrived.map(({ headers }) => headers.get('message-id'))).size).toBe(1)
    expect(server.arrived).toHaveLength(2)
  })
})

describe('the mail server', () => {
  let silence: ReturnType<typeof vi.spyOn>
  beforeEach(() => {
    silence = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  })
  afterEach(() => silence.mockRestore())
  const login = { user: 'shop', password: 'a pass/word: with ç' }

  test.each(['STARTTLS', 'IMPLICIT'] as const)('is connected by TLS (%s) and signed in to', async (tls) => {
    const server = await serving({ tls, login })
    const shop = await shopWith(server.settings)
    await shop.write()
    await shop.deliver()
    expect(server.arrived).toMatchObject([{ isEncrypted: true }])
  })

  test.each([
    ['whose certificate nobody knows', { tls: 'STARTTLS' as const }, { smtpCa: undefined }],
    ['whose certificate nobody knows', { tls: 'IMPLICIT' as const }, { smtpCa: undefined }],
    ['that offers no TLS', { tls: 'NONE' as const }, { smtpTls: 'on' as const }],
  ])('%s gets nothing, and the email waits', async (_what, wanted, changes) => {
    const server = await serving({ ...wanted, login })
    const shop = await shopWith({ ...server.settings, ...(changes as Partial<Settings>) })
    await shop.write()
    await shop.deliver()
    expect(server.arrived).toEqual([])
    expect(await shop.one()).toMatchObject({
      status: 'WAITING',
      tries: 1,
      problem: expect.stringMatching(/certificate|TLS|command not recognized/i),
    })
  })

  test('that refuses the sign-in is tried once a round; the password appears nowhere', async () => {
    const server = await serving({ tls: 'STARTTLS', login })
    const wrong = { ...server.settings, smtpUrl: { ...server.settings.smtpUrl, login: { user: 'shop', password: 'mistaken-s3cret' } } }
    const shop = await shopWith(wrong)
    await shop.write()
    await shop.write()
    await shop.deliver()
    const [first, second] = await shop.kept()
    expect(first).toMatchObject({ status: 'WAITING', tries: 1, problem: expect.stringContaining('535') })
    expect(second).toMatchObject({ tries: 0 })
    const { testMail } = await shop.as(shop.owner()).mails.sendTestMail({})
    const { status } = await shop.as(shop.owner()).status.getStatus({})
    expect(status.rows.find(({ name }) => name === 'mail-server')).toMatchObject({ state: 'BAD', sentence: expect.stringContaining('535') })
    expect(testMail).toMatchObject({ outcome: 'UNREACHABLE', words: expect.stringContaining('535') })
    expect(JSON.stringify([first, testMail, status, silence.mock.calls])).not.toContain('mistaken-s3cret')
  })

  test('that accepts the connection and stays silent delays no one for long', async () => {
    const server = await startHangingServer()
    ending.push(() => server.close())
    const shop = await shopWith(server.settings)
    await shop.write()
    await shop.write()
    const began = performance.now()
    await shop.deliver()
    expect(performance.now() - began).toBeLessThan(20_000)
    expect(await shop.kept()).toMatchObject([{ status: 'WAITING', tries: 1, problem: expect.any(String) }, { tries: 0 }])
  })

  test('that is unreachable', async () => {
    const server = await startHangingServer()
    await server.close()
    const shop = await shopWith(server.settings)
    await shop.write()
    await shop.deliver()
    expect(await shop.one()).toMatchObject({ status: 'WAITING', problem: expect.stringContaining('ECONNREFUSED') })
  })
})
