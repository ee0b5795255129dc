import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeAwaitedShop } from '../../../../../tests/support/back-in-stock.ts'
import { catchUp } from '../../../../../tests/support/following.ts'
import { appId, shirt } from '../../../../../tests/support/goods.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { writtenMails } from '../../../../../tests/support/written-mails.ts'
import { sql } from '../../../database/sql.ts'
import { beginAutomaticWaves } from './begin-automatic.ts'
import { followStock } from './follow-stock.ts'
import { stepWave } from './step.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
})

const owner = () => shop.as(shop.owner()).backInStock
const medium = { catalogItemId: shirt.id, appId, options: { variantId: shirt.medium } }
const ask = (email: string, catalogReference: { catalogItemId: string; appId: string; options?: Record<string, unknown> } = medium) =>
  shop.as(shop.visitor()).backInStock.createBackInStockNotificationRequest({ request: { catalogReference, email } })
const restock = (quantity: number) =>
  shop.as(shop.owner()).stock.adjustStock({
    adjustments: [{ productId: shirt.id, variantId: shirt.medium, action: 'SET', quantity }],
    reason: 'RECEIVED',
  })
const recipients = async () =>
  (await writtenMails(shop.database, shop.siteId, 'back-in-stock')).map(({ recipient }) => recipient).toReversed()
const statuses = async () =>
  (await owner().queryBackInStockNotificationRequests({ query: { sort: [{ fieldName: 'createdDate', order: 'ASC' }] } })).requests.map(
    ({ status }) => status,
  )
const wave = async () => (await owner().listBackInStockWaves({})).waves[0]
const settle = async () => {
  await catchUp(shop, followStock)
  await runQueued(shop)
}

describe('by itself', () => {
  test('each request gets one email when its item is in stock again', async () => {
    await ask('ana@example.org')
    await ask('bo@example.org', { catalogItemId: shirt.id, appId, options: { options: { Size: 'M' } } })
    await settle()
    expect(await recipients()).toEqual([])
    await restock(1)
    await settle()
    expect(await recipients()).toEqual(['ana@example.org', 'bo@example.org'])
    expect(await statuses()).toEqual(['PROCESSING', 'PROCESSING'])
    expect(await wave()).toMatchObject({ origin: 'AUTOMATIC', status: 'DONE', limit: 5, processed: 2, variantId: shirt.medium })
    await restock(0)
    await restock(3)
    await settle()
    expect(await recipients()).toHaveLength(2)
  })

  test('so many for each piece, the earliest first, and the others after the pause', async () => {
    shop.decide({ backInStock: { collecting: true, automatic: true, requestsPerUnit: 1, pauseMinutes: 10 } })
    for (const name of ['ana', 'bo', 'cy']) await ask(`${name}@example.org`)
    await restock(2)
    await settle()
    expect(await recipients()).toEqual(['ana@example.org', 'bo@example.org'])
    await beginAutomaticWaves(shop.app)
    await runQueued(shop)
    expect(await recipients()).toHaveLength(2)
    await shop.database.run(sql`
      update back_in_stock_waves set ended_date = ended_date - interval '11 minutes' where site_id = ${shop.siteId}`)
    await beginAutomaticWaves(shop.app)
    await runQueued(shop)
    expect(await recipients()).toHaveLength(3)
  })

  test('a wave that sold out before its first email makes none wait, unlike one that the team stopped', async () => {
    await ask('ana@example.org')
    const restockDuringWave = async (meanwhile: () => Promise<unknown>) => {
      await restock(2)
      await beginAutomaticWaves(shop.app)
      await meanwhile()
      await runQueued(shop)
      await restock(3)
      await beginAutomaticWaves(shop.app)
      return runQueued(shop)
    }
    await restockDuringWave(async () => owner().cancelBackInStockWave({ id: (await wave())!.id }))
    expect(await recipients()).toEqual([])
    await shop.database.run(sql`delete from back_in_stock_waves where site_id = ${shop.siteId}`)
    await restockDuringWave(() => restock(0))
    expect(await recipients()).toEqual(['ana@example.org'])
  })

  test('nothing goes out while it is switched off, or if it sold out meanwhile', async () => {
    shop.decide({ backInStock: { collecting: true, automatic: false, requestsPerUnit: 1, pauseMinutes: 10 } })
    await ask('ana@example.org')
    await restock(2)
    await settle()
    expect(await wave()).toBeUndefined()
    shop.decide({ backInStock: { collecting: true, automatic: true, requestsPerUnit: 1, pauseMinutes: 10 } })
    await beginAutomaticWaves(shop.app)
    await restock(0)
    await runQueued(shop)
    expect([await recipients(), (await wave())!.status]).toEqual([[], 'SOLD_OUT'])
  })
})

describe('statements', () => {
  test('a hundred emails are written and queued by as many statements as one', async () => {
    const served = await makeAwaitedShop({ smtpUrl: { host: '127.0.0.1', port: 9, secure: false } })
    const { backInStock } = served.as(served.owner())
    const count = async (people: number) => {
      for (let n = 0; n < people; n++) await served.waitFor(`${people}-${n}@example.org`)
      const { wave: started } = await backInStock.startBackInStockWave({ productId: shirt.id, variantId: shirt.medium })
      return statementsOf(served.database, () => stepWave(served.app.services, { siteId: served.siteId, id: started.id }))
    }
    const one = await count(1)
    expect(await count(100)).toBeLessThanOrEqual(one)
  })
})

describe('startBackInStockWave', () => {
  test('200: notifies the first of those who wait, and 409 if it runs or no shopper waits', async () => {
    const item = { productId: shirt.id, variantId: shirt.medium }
    expect((await refusalOf(owner().startBackInStockWave(item))).code).toBe('NO_WAITING_REQUESTS')
    for (const name of ['ana', 'bo', 'cy']) await ask(`${name}@example.org`)
    const started = await owner().startBackInStockWave({ ...item, limit: 2 })
    expect(started.wave).toMatchObject({
      ...item,
      productName: 'Shirt',
      choices: { Size: 'M' },
      origin: 'MANUAL',
      status: 'RUNNING',
      limit: 2,
    })
    expect((await refusalOf(owner().startBackInStockWave(item))).code).toBe('WAVE_ALREADY_RUNNING')
    await runQueued(shop)
    expect(await recipients()).toEqual(['ana@example.org', 'bo@example.org'])
    expect(await statuses()).toEqual(['PROCESSING', 'PROCESSING', 'RECEIVED'])
    const second = await owner().startBackInStockWave(item)
    const canceled = await owner().cancelBackInStockWave({ id: second.wave.id })
    expect(canceled.wave.status).toBe('CANCELED')
    await runQueued(shop)
    expect(await recipients()).toHaveLength(2)
    expect((await refusalOf(owner().cancelBackInStockWave({ id: randomUUID() }))).code).toBe('WAVE_NOT_FOUND')
  })
})
