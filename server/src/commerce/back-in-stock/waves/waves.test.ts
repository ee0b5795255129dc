import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { type AwaitedShop, type ItemReference, makeAwaitedShop, mediumShirt } from '../../../../../tests/support/back-in-stock.ts'
import { appId, shirt } from '../../../../../tests/support/goods.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { sql } from '../../../database/sql.ts'
import { beginAutomaticWaves } from './begin-automatic.ts'
import { stepWave } from './step.ts'

let shop: AwaitedShop
beforeEach(async () => {
  shop = await makeAwaitedShop()
})

const owner = () => shop.as(shop.owner()).backInStock
const ask = (email: string, catalogReference: ItemReference = mediumShirt) =>
  shop.as(shop.visitor()).backInStock.createBackInStockNotificationRequest({ request: { catalogReference, email } })
const wave = async () => (await owner().listBackInStockWaves({})).waves[0]

describe('by itself', () => {
  test('each request gets one email when its item is in stock again', async () => {
    await ask('ana@example.org')
    await ask('bo@example.org', { catalogItemId: shirt.id, appId, options: { options: { Size: 'M' } } })
    await shop.settle()
    expect(await shop.recipients()).toEqual([])
    await shop.restock(1)
    await shop.settle()
    expect(await shop.recipients()).toEqual(['ana@example.org', 'bo@example.org'])
    expect(await shop.statuses()).toEqual(['PROCESSING', 'PROCESSING'])
    expect(await wave()).toMatchObject({ origin: 'AUTOMATIC', status: 'DONE', limit: 5, processed: 2, variantId: shirt.medium })
    await shop.restock(0)
    await shop.restock(3)
    await shop.settle()
    expect(await shop.recipients()).toHaveLength(2)
  })

  test('so many for each piece, the earliest first, and the others after the pause', async () => {
    shop.decideRules({ requestsPerUnit: 1, pauseMinutes: 10 })
    for (const name of ['ana', 'bo', 'cy']) await ask(`${name}@example.org`)
    await shop.restock(2)
    await shop.settle()
    expect(await shop.recipients()).toEqual(['ana@example.org', 'bo@example.org'])
    await beginAutomaticWaves(shop.app)
    await runQueued(shop)
    expect(await shop.recipients()).toHaveLength(2)
    await shop.database.run(sql`
      update back_in_stock_waves set ended_date = ended_date - interval '11 minutes' where site_id = ${shop.siteId}`)
    await beginAutomaticWaves(shop.app)
    await runQueued(shop)
    expect(await shop.recipients()).toHaveLength(3)
  })

  test('a wave that sold out before its first email makes none wait, unlike one that the team stopped', async () => {
    await ask('ana@example.org')
    const restockDuringWave = async (meanwhile: () => Promise<unknown>) => {
      await shop.restock(2)
      await beginAutomaticWaves(shop.app)
      await meanwhile()
      await runQueued(shop)
      await shop.restock(3)
      await beginAutomaticWaves(shop.app)
      return runQueued(shop)
    }
    await restockDuringWave(async () => owner().cancelBackInStockWave({ id: (await wave())!.id }))
    expect(await shop.recipients()).toEqual([])
    await shop.database.run(sql`delete from back_in_stock_waves where site_id = ${shop.siteId}`)
    await restockDuringWave(() => shop.restock(0))
    expect(await shop.recipients()).toEqual(['ana@example.org'])
  })

  test('nothing goes out while it is switched off, or if it sold out meanwhile', async () => {
    shop.decideRules({ automatic: false })
    await ask('ana@example.org')
    await shop.restock(2)
    await shop.settle()
    expect(await wave()).toBeUndefined()
    shop.decideRules({ requestsPerUnit: 1, pauseMinutes: 10 })
    await beginAutomaticWaves(shop.app)
    await shop.restock(0)
    await runQueued(shop)
    expect([await shop.recipients(), (await wave())!.status]).toEqual([[], 'SOLD_OUT'])
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
    expect(await shop.recipients()).toEqual(['ana@example.org', 'bo@example.org'])
    expect(await shop.statuses()).toEqual(['PROCESSING', 'PROCESSING', 'RECEIVED'])
    const second = await owner().startBackInStockWave(item)
    const canceled = await owner().cancelBackInStockWave({ id: second.wave.id })
    expect(canceled.wave.status).toBe('CANCELED')
    await runQueued(shop)
    expect(await shop.recipients()).toHaveLength(2)
    expect((await refusalOf(owner().cancelBackInStockWave({ id: randomUUID() }))).code).toBe('WAVE_NOT_FOUND')
  })
})
