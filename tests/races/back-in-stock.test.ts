import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { beginAutomaticWaves, followStock, notifyWaiting } from '../../server/src/commerce/back-in-stock/index.ts'
import { stepWave } from '../../server/src/commerce/back-in-stock/waves/step.ts'
import { sql } from '../../server/src/database/sql.ts'
import { insertMail } from '../../server/src/mail/store.ts'
import { makeAwaitedShop, mediumShirt, type AwaitedShop } from '../support/back-in-stock.ts'
import { memberIn } from '../support/community.ts'
import { catchUp } from '../support/following.ts'
import { shirt } from '../support/goods.ts'
import { runQueued } from '../support/queue.ts'
import { fewRounds, outcomes, rounds } from './rounds.ts'

let shop: AwaitedShop
beforeEach(async () => {
  shop = await makeAwaitedShop()
})

const owner = () => shop.as(shop.owner()).backInStock
const ask = (email: string) =>
  shop.as(shop.visitor()).backInStock.createBackInStockNotificationRequest({ request: { catalogReference: mediumShirt, email } })
const addresses = (count: number) => Array.from({ length: count }, (_, n) => `${String(n).padStart(3, '0')}@example.org`)
const crowd = async (count: number): Promise<string[]> => {
  const emails = addresses(count)
  for (const email of emails) await shop.waitFor(email)
  return emails
}
const report = () => owner().reportItemsBackInStock({ catalogReference: mediumShirt, itemDetails: {} })
const waves = () =>
  shop.database.rows<{ siteId: string; id: string }>(sql`
    select site_id as "siteId", id from back_in_stock_waves where site_id = ${shop.siteId} and status = 'RUNNING' order by id`)
/** Works on all waves at once, as several processes do, until all have ended. */
async function workAtOnce(): Promise<void> {
  for (let open = await waves(); open.length > 0; open = await waves())
    await Promise.all([...open, ...open].map((wave) => stepWave(shop.app.services, wave)))
}

test.each(rounds)('B01: 20 equal requests at once are one, with one event (round %i)', async () => {
  const { refusals } = await outcomes(Array.from({ length: 20 }, () => ask('ana@example.org')))
  expect(refusals).toEqual({})
  const { requests } = await owner().queryBackInStockNotificationRequests({})
  expect([requests.length, await shop.happened(requests[0]!.id!)]).toEqual([1, ['created']])
})

test.each(rounds)('a request made while another one of the address ends is saved, or is the other one (round %i)', async () => {
  const id = await shop.waitFor('ana@example.org')
  await outcomes([owner().markAsNotificationSent({ id }), ...Array.from({ length: 5 }, () => ask('ana@example.org'))])
  const statuses = await shop.statuses()
  expect(['NOTIFICATION_SENT', 'NOTIFICATION_SENT RECEIVED']).toContain(statuses.join(' '))
})

test.each(fewRounds)('B03: reports, a wave of the team and automatic ones at once send one email for each request (round %i)', async () => {
  const emails = await crowd(30)
  await shop.restock(100)
  await outcomes<unknown>([
    report(),
    report(),
    owner().startBackInStockWave({ productId: shirt.id, variantId: shirt.medium }),
    owner().startBackInStockWave({ productId: shirt.id, variantId: shirt.medium }),
    beginAutomaticWaves(shop.app),
    catchUp(shop, followStock),
  ])
  await workAtOnce()
  expect((await shop.recipients()).toSorted()).toEqual(emails)
  expect(new Set(await shop.statuses())).toEqual(new Set(['PROCESSING']))
  const { waves: ended } = await owner().listBackInStockWaves({})
  expect(ended.reduce((sum, { processed }) => sum + processed, 0)).toBe(30)
  const running = ended.filter(({ origin }) => origin !== 'REPORTED')
  expect(running.length).toBeLessThanOrEqual(2)
})

/** The token of an email that an address got. */
async function linkOf(email: string): Promise<string> {
  const { database, siteId, app } = shop
  const about = { siteId, id: randomUUID(), eventId: randomUUID(), entityFqdn: 'stoa.test', entityId: '' }
  await insertMail(database, about, { template: 'back-in-stock', recipient: email, subject: '', html: '', plain: '' })
  return app.services.tokens.sign('hand-over', { siteId, subject: about.eventId, role: 'back-in-stock' }, 60)
}

test.each(fewRounds)('marking, deleting and unsubscribing beside a wave: each request ends in one way (round %i)', async () => {
  await crowd(12)
  const { requests } = await owner().queryBackInStockNotificationRequests({ query: { sort: [{ fieldName: 'email', order: 'ASC' }] } })
  const [marked, deleted] = [requests.slice(0, 4), requests.slice(4, 8)]
  // The last four got an email about something else, by whose link they unsubscribe.
  const links = await Promise.all(requests.slice(8).map(({ email }) => linkOf(email)))
  await report()
  const { refusals } = await outcomes<unknown>([
    ...marked.map(({ id }) => owner().markAsNotificationSent({ id: id! })),
    ...deleted.map(({ id }) => owner().deleteBackInStockNotificationRequest({ id: id! })),
    ...links.map((token) => shop.as(shop.visitor()).backInStock.unsubscribeFromBackInStock({ token })),
    workAtOnce(),
  ])
  expect(refusals).toEqual({})
  const rows = await shop.database.rows<{ email: string; status: string; isMailed: boolean }>(sql`
    select email, requests.status, exists (
      select from mails where mails.site_id = requests.site_id and mails.event_id = requests.id) as "isMailed"
    from back_in_stock_requests as requests where site_id = ${shop.siteId} order by email`)
  for (const { email, status, isMailed } of rows) {
    if (marked.some((one) => one.email === email)) expect(status).toBe('NOTIFICATION_SENT')
    else expect([status, isMailed]).toEqual(['PROCESSING', true])
  }
  expect(rows.filter(({ email }) => deleted.some((one) => one.email === email))).toEqual([])
})

test('a process that dies within a batch leaves all of it for the next one: one email each', async () => {
  const emails = await crowd(5)
  await report()
  const [wave] = await waves()
  const { services } = shop.app
  const dying = {
    ...services,
    database: {
      ...services.database,
      transaction: ((work, ...rest) =>
        services.database.transaction(
          async (db) => {
            await work(db)
            throw new Error('killed')
          },
          ...rest,
        )) as typeof services.database.transaction,
    },
  }
  await expect(stepWave(dying, wave!)).rejects.toThrow('killed')
  expect([await shop.recipients(), new Set(await shop.statuses())]).toEqual([[], new Set(['RECEIVED'])])
  await runQueued(shop, notifyWaiting)
  await stepWave(services, wave!)
  expect((await shop.recipients()).toSorted()).toEqual(emails)
})

test.each(rounds)('U08: no request of a member outlives a purge beside it (round %i)', async () => {
  const mia = await memberIn(shop, { loginEmail: 'mia@example.org', loginEmailVerified: true })
  const request = { catalogReference: mediumShirt, email: 'mia@example.org' }
  const purge = async () => {
    await shop.as(shop.owner()).members.deleteMember({ id: mia.id })
    await shop.as(shop.owner()).members.purgeMember({ id: mia.id })
  }
  await outcomes<unknown>([
    purge(),
    ...Array.from({ length: 3 }, () => mia.client.backInStock.createBackInStockNotificationRequest({ request })),
  ])
  const left = await shop.database.rows(sql`
    select from back_in_stock_requests where site_id = ${shop.siteId} and member_id = ${mia.id}`)
  expect(left).toEqual([])
})
