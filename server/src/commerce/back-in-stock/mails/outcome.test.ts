import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAwaitedShop, mediumShirt, type AwaitedShop } from '../../../../../tests/support/back-in-stock.ts'
import { startMailServer, type TestMailServer } from '../../../../../tests/support/mail-server.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'
import { sql } from '../../../database/sql.ts'
import { addOpenJobs } from '../../../jobs/add-open-jobs.ts'
import { mailDelivery } from '../../../mail/delivery.ts'
import { notifyWaiting } from '../waves/work.ts'
import { settleRequest } from './outcome.ts'

let server: TestMailServer
let shop: AwaitedShop
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.arrived.length = 0
  server.answers.length = 0
  shop = await makeAwaitedShop(server.settings)
})

const owner = () => shop.as(shop.owner())
const requestOf = async (id: string) => (await owner().backInStock.getBackInStockNotificationRequest({ id })).request
const refused = { code: 550, words: 'No such mailbox' }
const later = (minutes: number) => {
  shop.clock.now = new Date((shop.clock.now ?? new Date()).getTime() + minutes * 60_000)
}
/** Emails everyone who waits. The shirt stays sold out, so that no server of another test, which has no mail server, notifies anyone by itself. */
async function notifyAll(): Promise<void> {
  await owner().backInStock.reportItemsBackInStock({ catalogReference: mediumShirt, itemDetails: {} })
  await runQueued(shop)
}
/** Ana asks, and is notified. */
async function notifyAna(): Promise<string> {
  const id = await shop.waitFor('ana@example.org')
  await notifyAll()
  return id
}

describe('the status follows the email', () => {
  test('NOTIFICATION_SENT once the mail server has accepted it, with an event for each change', async () => {
    const id = await notifyAna()
    expect(server.arrived.map(({ to }) => to)).toEqual([['ana@example.org']])
    expect(await requestOf(id)).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: true })
    expect((await storedEvents(shop, id)).map(({ slug, entity }) => [slug, (entity as { status: string }).status])).toEqual([
      ['created', 'RECEIVED'],
      ['updated', 'PROCESSING'],
      ['updated', 'NOTIFICATION_SENT'],
    ])
    const { waves } = await owner().backInStock.listBackInStockWaves({})
    expect(waves).toMatchObject([{ processed: 1, sent: 1, failed: 0 }])
  })

  test('PROCESSING while the mail server asks to try later', async () => {
    server.answers.push({ code: 451, words: 'Later' })
    const id = await notifyAna()
    expect((await requestOf(id)).status).toBe('PROCESSING')
    later(1)
    await runQueued(shop)
    expect([(await requestOf(id)).status, server.arrived.length]).toEqual(['NOTIFICATION_SENT', 1])
  })

  test('FAILED if it is refused, and NOTIFICATION_SENT once it was sent again from the outbox', async () => {
    server.answers.push(refused)
    const id = await notifyAna()
    expect(await requestOf(id)).toMatchObject({ status: 'FAILED' })
    expect((await requestOf(id)).autoNotified).toBeUndefined()
    expect((await owner().backInStock.listBackInStockWaves({})).waves).toMatchObject([{ sent: 0, failed: 1 }])
    expect((await owner().backInStock.queryBackInStockDemand({})).demand).toMatchObject([{ waiting: 0, sent: 0, failed: 1 }])
    const { mails } = await owner().mails.searchMails({ search: { filter: { entityId: id } } })
    await owner().mails.resendMail({ id: mails[0]!.id })
    await runQueued(shop)
    expect(await requestOf(id)).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: true })
    expect(await shop.happened(id)).toEqual(['created', 'updated', 'updated', 'updated'])
  })

  test('a request that was marked as sent, or deleted, stays so', async () => {
    const [marked, deleted] = [await shop.waitFor('ana@example.org'), await shop.waitFor('bo@example.org')]
    server.before = async () => {
      server.before = async () => {}
      await owner().backInStock.markAsNotificationSent({ id: marked })
      await owner().backInStock.deleteBackInStockNotificationRequest({ id: deleted })
    }
    await notifyAll()
    expect(server.arrived).toHaveLength(2)
    expect(await requestOf(marked)).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: false })
    expect(await shop.statuses()).toHaveLength(1)
  })

  test('people of the sample shop get no email', async () => {
    await shop.waitFor('marta@correio.example')
    await notifyAll()
    expect([server.arrived.length, await shop.statuses()]).toEqual([0, ['FAILED']])
  })
})

test('a lost queue delays waves, emails and statuses, and loses none', async () => {
  const loseQueue = () => shop.database.run(sql`delete from pgboss.job where group_id = ${shop.siteId}`)
  const [ana] = [await shop.waitFor('ana@example.org'), await shop.waitFor('bo@example.org')]
  server.answers.push(refused)
  await owner().backInStock.reportItemsBackInStock({ catalogReference: mediumShirt, itemDetails: {} })
  const addOpen = addOpenJobs([notifyWaiting, mailDelivery, settleRequest])
  for (const kind of [notifyWaiting, mailDelivery, settleRequest]) {
    await loseQueue()
    await addOpen(shop.app)
    await runQueued(shop, kind)
  }
  expect((await shop.statuses()).toSorted()).toEqual(['FAILED', 'NOTIFICATION_SENT'])
  const failed =
    (await requestOf(ana)).status === 'FAILED'
      ? ana
      : (await shop.as(shop.owner()).backInStock.queryBackInStockNotificationRequests({})).requests[0]!.id!
  const { mails } = await owner().mails.searchMails({ search: { filter: { entityId: failed } } })
  await owner().mails.resendMail({ id: mails[0]!.id })
  await runQueued(shop, mailDelivery)
  await loseQueue()
  await addOpen(shop.app)
  await runQueued(shop)
  expect(await shop.statuses()).toEqual(['NOTIFICATION_SENT', 'NOTIFICATION_SENT'])
  expect(server.arrived.map(({ to }) => to[0]).toSorted()).toEqual(['ana@example.org', 'bo@example.org'])
})

test('E01: the email arrives in both forms, with the headers by which mail programs unsubscribe', async () => {
  await notifyAna()
  const [mail] = server.arrived
  const url = /https?:\S+unsubscribe\?token=[\w.-]+/.exec(mail!.plain)![0]
  expect(mail!.headers.get('list-unsubscribe')!.replaceAll(/\s/g, '')).toBe(`<${url}>`)
  expect(mail!.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail!.headers.get('subject')).toBe('Shirt is back in stock')
  expect(mail!.html).toContain(`href="${url}"`)
  for (const text of [
    'Shirt (Size: M): €26.00',
    'View item: http://127.0.0.1:4400/products/test-shirt',
    'the only email about this request',
  ])
    expect(mail!.plain).toContain(text)
})
