import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { mediumShirt } from '../../../../tests/support/back-in-stock.ts'
import { eventsOfMember, memberIn, type Neighbour } from '../../../../tests/support/community.ts'
import { storeFile, storeVersion } from '../../../../tests/support/files.ts'
import { catchUp } from '../../../../tests/support/following.ts'
import { bowl, jug } from '../../../../tests/support/goods.ts'
import { runQueued } from '../../../../tests/support/queue.ts'
import { line, makeTestShop, porto, type TestShop } from '../../../../tests/support/shop.ts'
import { compressedDocuments, tablesWith } from '../../../../tests/support/stored-texts.ts'
import { startWebhookReceiver } from '../../../../tests/support/webhook-receiver.ts'
import { deliverUntil, makeWebhook } from '../../../../tests/support/webhooks.ts'
import { notifyWaiting } from '../../commerce/back-in-stock/index.ts'
import { sql } from '../../database/sql.ts'
import { insertMail } from '../../mail/store.ts'
import { purgeMembers } from './purge.ts'

// U08: no table has a row of a purged member any more, except what belongs to an order.

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
})

const marker = (): string => `unforgettable-${randomUUID()}`

/** A member who has used every feature. */
async function busyMember(word: string): Promise<Neighbour> {
  const doc = { contact: { firstName: word, phones: [word] } }
  const mia = await memberIn(shop, {
    loginEmail: `${word}@example.com`,
    loginEmailVerified: true,
    nickname: word,
    privacyStatus: 'PUBLIC',
    doc,
  })
  const { client, id } = mia
  await shop.app.call('members.updateMember', mia.identity, { member: { id, contact: { company: word } } }, { idempotencyKey: 'one' })
  await client.carts.addToCurrentCart({ lineItems: [line(jug)] })
  await client.carts.updateCurrentCart({ cartInfo: { buyerNote: `${word}, in a cart that was thrown away` } })
  await client.carts.deleteCurrentCart({})
  await client.carts.addToCurrentCart({ lineItems: [line(jug)] })
  await shop.app.call('carts.updateCurrentCart', mia.identity, { cartInfo: { buyerNote: word } }, { idempotencyKey: 'two' })
  await client.carts.createCheckoutFromCurrentCart({})
  await client.wishlists.addItem({ catalogReference: { ...line(jug).catalogReference, options: { word } } })
  const reviewOf = (entityId: string) => ({ review: { namespace: 'stores' as const, entityId, content: { rating: 4, title: word } } })
  const deleted = await client.reviews.createReview(reviewOf(bowl))
  await client.reviews.deleteReview({ reviewId: deleted.review.id })
  await client.reviews.createReview(reviewOf(jug))
  await waitTwice(mia, `${word}@example.com`)
  await ownTables(mia, word)
  return mia
}

/** Waits for an item, gets the email, deletes the request, and waits again. */
async function waitTwice({ client: { backInStock } }: Neighbour, email: string): Promise<void> {
  const ask = () => backInStock.createBackInStockNotificationRequest({ request: { catalogReference: mediumShirt, email } })
  const { id } = (await ask()).request
  await shop.as(shop.owner()).backInStock.reportItemsBackInStock({ requestIds: [id!], itemDetails: {} })
  await runQueued(shop, notifyWaiting)
  await backInStock.deleteOwnBackInStockRequest({ id: id! })
  await ask()
}

/** What the calls of other areas store about a member. */
async function ownTables({ id, identity }: Neighbour, word: string): Promise<void> {
  const { database, siteId } = shop
  const soon = new Date(Date.now() + 60_000)
  await database.run(sql`
    insert into member_passwords (site_id, member_id, hash, changed_date) values (${siteId}, ${id}, ${word}, now())`)
  await database.run(sql`
    insert into refresh_tokens (site_id, token_hash, session_id, created_date, expires_date)
    values (${siteId}, ${word}, ${identity.sessionId}, now(), ${soon})`)
  await database.run(sql`
    insert into authorization_codes (site_id, code_hash, client_id, member_id, session_id, created_date, expires_date)
    values (${siteId}, ${word}, ${randomUUID()}, ${id}, ${identity.sessionId}, now(), ${soon})`)
  await database.run(sql`
    insert into sign_in_states (site_id, id, member_id, state, token_hash, target, created_date, expires_date)
    values (${siteId}, ${randomUUID()}, ${id}, 'REQUIRE_EMAIL_VERIFICATION', ${word}, ${word}, now(), ${soon})`)
  await database.run(sql`
    insert into recovery_tokens (site_id, id, member_id, purpose, token_hash, target, created_date, expires_date)
    values (${siteId}, ${randomUUID()}, ${id}, 'RECOVERY', ${word}, ${word}, now(), ${soon})`)
  await database.run(sql`
    insert into pgboss.job (name, group_id, data) values ('recovery-request', ${siteId}, ${JSON.stringify({ email: `${word}@example.com` })})`)
  await database.run(sql`
    insert into member_connections (site_id, connection_id, issuer, subject, member_id, created_date)
    values (${siteId}, ${randomUUID()}, 'https://accounts.example', ${word}, ${id}, now())`)
  await database.run(sql`
    insert into data_items (site_id, collection_id, id, created_date, updated_date, owner_id, doc)
    values (${siteId}, 'Diary', ${word.slice(-8)}, now(), now(), ${id}, '{}')`)
  await database.run(sql`
    insert into data_jobs (site_id, id, kind, status, request, asker_kind, asker_id, items_id, after_id, until_id, request_id, created_date, updated_date)
    values (${siteId}, ${randomUUID()}, 'REMOVE', 'INITIALIZED', ${JSON.stringify({ filter: { word } })}, 'member', ${id}, 'Diary', '', '', 'r1', now(), now())`)
  const photo = `member-${id}-${word}.webp`
  await storeFile(shop, { id: photo, doc: { actor: { kind: 'member', id } } })
  await storeVersion(shop, photo, { actor: { kind: 'member', id } })
  const about = { id: randomUUID(), siteId, eventId: randomUUID(), entityFqdn: 'wix.members.v1.member', entityId: id }
  await insertMail(database, about, {
    template: 'order-confirmation',
    recipient: `${word}@example.com`,
    subject: word,
    html: word,
    plain: word,
  })
}

const daysOn = (days: number) => (shop.clock.now = new Date(Date.now() + days * 24 * 60 * 60 * 1000))

test('U08: a purge deletes every row of a member', async () => {
  const word = marker()
  const mia = await busyMember(word)
  expect(await tablesWith(shop, word)).toEqual(
    expect.arrayContaining([
      'carts',
      'checkouts',
      'events',
      'file_versions',
      'files',
      'idempotency_keys',
      'mails',
      'member_passwords',
      'members',
      'pgboss.job_common',
      'recovery_tokens',
      'wishlist_items',
      'reviews',
    ]),
  )
  const compressed = (await compressedDocuments(shop)).filter(({ document }) => JSON.stringify(document).includes(word))
  expect(new Set(compressed.map(({ table }) => table))).toEqual(new Set(['events', 'idempotency_keys']))
  await shop.as(shop.owner()).members.deleteMember({ id: mia.id })
  daysOn(29)
  await purgeMembers(shop.app)
  expect(await tablesWith(shop, word)).toContain('members')
  daysOn(31)
  await purgeMembers(shop.app)
  shop.clock.now = undefined
  expect(await tablesWith(shop, word)).toEqual([])
  await catchUp(shop)
  // The log still contains that someone did something, and when: an id that now leads nowhere.
  expect(await tablesWith(shop, mia.id)).toEqual(['events', 'published_events'])
  expect((await eventsOfMember(shop, mia.id)).map((event) => event.split(' ').slice(0, 2).join(' '))).toEqual([
    '1 created',
    '2 updated',
    '3 deleted',
  ])
  const items = await shop.database.rows(
    sql`select owner_id as owner from data_items where site_id = ${shop.siteId} and collection_id = 'Diary'`,
  )
  expect(items).toEqual([{ owner: null }])
})

test('what receivers of webhooks answered is emptied, also if the answer comes later', async () => {
  const receiver = await startWebhookReceiver()
  const olga = shop.as(shop.owner())
  await makeWebhook(olga, { url: receiver.url, eventTypes: ['wix.members.v1.member_created'], permissions: ['MEMBERS.MEMBER_READ'] })
  const answers: string[] = []
  let answerLater = () => {}
  receiver.answer = ({ data }, response) => {
    answers.push(data.entityId!)
    if (answers.length === 2) answerLater = () => response.end(`echo of ${data.entityId}`)
    else response.end(`echo of ${data.entityId}`)
  }
  const [first, second] = [await memberIn(shop, { loginEmail: `${marker()}@example.com` }), await memberIn(shop)]
  const deliveries = async () =>
    (await olga.webhooks.searchWebhookDeliveries({ search: { filter: { entityId: { $in: [first.id, second.id] } } } })).deliveries
  const statuses = async () => (await deliveries()).map(({ status }) => status).toSorted()
  const delivering = deliverUntil(shop, async () => (await statuses()).join() === 'DELIVERED,DELIVERED')
  await expect.poll(async () => [answers.length, ...(await statuses())]).toEqual([2, 'DELIVERED', 'WAITING'])
  expect(await tablesWith(shop, 'echo of ')).toContain('webhook_deliveries')
  for (const { id } of [first, second]) {
    await olga.members.deleteMember({ id })
    await olga.members.purgeMember({ id })
  }
  answerLater()
  await delivering
  expect(await tablesWith(shop, 'echo of ')).toEqual([])
  expect(await deliveries()).toMatchObject([{ answerStatus: 200, attemptCount: 1 }, { answerStatus: 200 }])
  await receiver.close()
})

test('content goes to its new owner', async () => {
  const [paul, heir] = [await busyMember(marker()), await memberIn(shop)]
  const olga = shop.as(shop.owner())
  await olga.members.bulkDeleteMembersByFilter({ filter: { id: paul.id }, contentAssigneeId: heir.id })
  const row = () => shop.database.rows(sql`select id from data_items where site_id = ${shop.siteId} and owner_id = ${heir.id}`)
  expect(await row()).toEqual([])
  await olga.members.purgeMember({ id: paul.id })
  expect(await row()).toHaveLength(1)
})

test('an order stays unchanged, with its checkout', async () => {
  const mia = await busyMember(marker())
  const contactDetails = { firstName: 'Mia', lastName: 'Silva' }
  const { checkout } = await mia.client.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [line(jug)],
    checkoutInfo: {
      buyerInfo: { email: 'mia@example.com' },
      billingInfo: { address: porto, contactDetails },
      shippingInfo: { shippingDestination: { address: porto, contactDetails }, selectedCarrierServiceOption: { code: 'post' } },
    },
  })
  const { orderId } = await mia.client.checkouts.createOrder({ id: checkout.id! })
  const olga = shop.as(shop.owner())
  const { order } = await olga.orders.getOrder({ id: orderId })
  await olga.members.deleteMember({ id: mia.id })
  await olga.members.purgeMember({ id: mia.id })
  expect(await olga.orders.getOrder({ id: orderId })).toEqual({ order })
  expect((await olga.checkouts.getCheckout({ id: checkout.id! })).checkout.id).toBe(checkout.id)
})

test('members are purged one by one: one whose purge fails doesn’t undo the others', async () => {
  const pair = await Promise.all([memberIn(shop), memberIn(shop)])
  const ids = pair.map(({ id }) => id).toSorted()
  await shop.as(shop.owner()).members.bulkDeleteMembers({ memberIds: ids })
  const { hooks } = shop.app.services
  const { memberPurged } = hooks
  const failing = vi.spyOn(hooks, 'memberPurged').mockImplementation((context, id, assignee) => {
    if (id === ids[1]) throw new Error('on purpose')
    return memberPurged(context, id, assignee)
  })
  daysOn(31)
  await expect(purgeMembers(shop.app)).rejects.toThrow('on purpose')
  failing.mockRestore()
  const left = () => shop.database.rows(sql`select id from members where site_id = ${shop.siteId} and id = any(${ids}::uuid[])`)
  expect(await left()).toEqual([{ id: ids[1] }])
  await purgeMembers(shop.app)
  shop.clock.now = undefined
  expect(await left()).toEqual([])
})

test('of two processes purging in parallel each member is purged once', async () => {
  const crowd = await Promise.all(Array.from({ length: 25 }, () => memberIn(shop)))
  await shop.as(shop.owner()).members.bulkDeleteMembers({ memberIds: crowd.map(({ id }) => id) })
  daysOn(31)
  await Promise.all([purgeMembers(shop.app), purgeMembers(shop.app)])
  shop.clock.now = undefined
  const ids = crowd.map(({ id }) => id)
  expect(await shop.database.rows(sql`select id from members where site_id = ${shop.siteId} and id = any(${ids}::uuid[])`)).toEqual([])
})
