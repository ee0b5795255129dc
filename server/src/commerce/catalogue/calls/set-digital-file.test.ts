import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { makeSellingShop, pay, readyCheckout, shopperIn, type SellingShop } from '../../../../../tests/support/buying.ts'
import { storeFile } from '../../../../../tests/support/files.ts'
import { song } from '../../../../../tests/support/goods.ts'
import { createProduct, describeRefusals, eventsOf } from '../../../../../tests/support/products.ts'
import { line, refusalOf } from '../../../../../tests/support/shop.ts'

let shop: SellingShop
let olga: Client

beforeAll(async () => {
  shop = await makeSellingShop()
  olga = shop.as(shop.owner())
})
afterAll(() => shop.stop())

const audio = (given = {}) =>
  storeFile(shop, { displayName: 'song.mp3', mediaType: 'AUDIO', mimeType: 'audio/mpeg', isPrivate: true, ...given }, Buffer.from('song'))

describe('200', () => {
  test('the file of a digital product, and none', async () => {
    const { id } = await createProduct(olga, { productType: 'digital' })
    const { id: fileId } = await audio()
    expect(await olga.catalogue.setDigitalFile({ id, fileId })).toEqual({})
    expect((await olga.catalogue.getDigitalFile({ id })).file).toMatchObject({ id: fileId, fileName: 'song.mp3' })
    await olga.catalogue.setDigitalFile({ id, fileId: null })
    expect(await olga.catalogue.getDigitalFile({ id })).toEqual({})
    expect(await eventsOf(shop, id)).toEqual(['product_created', 'product_changed', 'product_changed'])
  })

  test('earlier buyers keep theirs', async () => {
    const { client } = shopperIn(shop)
    const placed = await client.checkouts.createOrder({ id: await readyCheckout(client, { items: [line(song)], method: 'ONLINE' }) })
    await pay({ client }, placed)
    await olga.catalogue.setDigitalFile({ id: song, fileId: (await audio()).id })
    const { order } = await client.orders.getOrder({ id: placed.orderId })
    expect(order.lineItems[0]!.digitalFile!.fileId).toBe('song.mp3')
  })
})

describe('refused', () => {
  test('409: a physical product', async () => {
    const { id } = await createProduct(olga)
    expect(await refusalOf(olga.catalogue.setDigitalFile({ id, fileId: null }))).toMatchObject({ status: 409, code: 'PRODUCT_NOT_DIGITAL' })
  })

  test('409: a file that is still processed; 404: a missing or deleted one, and one of another site', async () => {
    const { id } = await createProduct(olga, { productType: 'digital' })
    const set = (fileId: string) => refusalOf(olga.catalogue.setDigitalFile({ id, fileId }))
    expect(await set((await audio({ operationStatus: 'PENDING' })).id)).toMatchObject({ status: 409, code: 'FILE_NOT_READY' })
    const theirs = await storeFile(await shop.neighbour(), {})
    const { id: deleted } = await audio()
    await olga.files.bulkDeleteFiles({ fileIds: [deleted] })
    for (const fileId of ['missing.mp3', deleted, theirs.id])
      expect(await set(fileId)).toMatchObject({ status: 404, code: 'FILE_NOT_FOUND' })
  })
})

describeRefusals(
  () => shop,
  (client, id) => client.catalogue.setDigitalFile({ id, fileId: null }),
)
