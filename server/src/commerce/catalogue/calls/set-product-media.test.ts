import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import {
  createSized,
  createWithPictures,
  describeRefusals,
  eventsOf,
  ofSmall,
  readProduct,
  visiblePicturesOf,
} from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

describe('200', () => {
  test('all pictures in their order, with texts', async () => {
    const { id, pictures } = await createWithPictures(site, 3)
    const [a, b, c] = pictures as [string, string, string]
    await olga.catalogue.addProductMediaToChoices({ id, media: [ofSmall(a, b)] })
    const { product } = await olga.catalogue.setProductMedia({ id, media: [{ mediaId: c, altText: 'A cup' }, { mediaId: a }] })
    expect(product.media.items!.map((item) => [item.id, item.title])).toEqual([
      [c, 'A cup'],
      [a, ''],
    ])
    expect(await visiblePicturesOf(olga, id)).toEqual({ media: [c, a], choices: { S: [a] } })
    await olga.catalogue.setProductMedia({ id, media: [{ mediaId: c }] })
    expect((await readProduct(olga, id)).media.mainMedia!.title).toBe('A cup')
  })

  test('choices that are sent are all that have pictures', async () => {
    const { id, pictures } = await createWithPictures(site, 2)
    await olga.catalogue.addProductMediaToChoices({ id, media: [ofSmall(pictures[0]!)] })
    const moss = { option: 'Colour', choice: 'Moss', mediaIds: [pictures[1]!] }
    await olga.catalogue.setProductMedia({ id, media: pictures.map((mediaId) => ({ mediaId })), choices: [moss] })
    expect(await visiblePicturesOf(olga, id)).toEqual({ media: pictures, choices: { Moss: [pictures[1]] } })
  })

  test('none, and nothing new makes no event', async () => {
    const { id } = await createWithPictures(site, 1)
    await olga.catalogue.setProductMedia({ id, media: [] })
    await olga.catalogue.setProductMedia({ id, media: [] })
    expect(await eventsOf(site, id)).toEqual(['product_created', 'product_changed', 'product_changed'])
  })
})

describe('refused', () => {
  test('404: no such file; no such choice; a choice with a picture that the product doesn’t get', async () => {
    const { id, pictures } = await createWithPictures(site, 2)
    const media = [{ mediaId: pictures[0]! }]
    const set = (request: object) => refusalOf(olga.catalogue.setProductMedia({ id, media, ...request }))
    expect(await set({ media: [{ mediaId: 'missing.jpg' }] })).toMatchObject({ code: 'MEDIA_NOT_FOUND', data: { mediaId: 'missing.jpg' } })
    expect(await set({ choices: [{ ...ofSmall(), choice: 'XL' }] })).toMatchObject({ status: 404, code: 'CHOICE_NOT_FOUND' })
    expect(await set({ choices: [ofSmall(pictures[1]!)] })).toMatchObject({ status: 404, code: 'MEDIA_NOT_FOUND' })
  })

  test('409: choices of two options', async () => {
    const { id, pictures } = await createWithPictures(site, 1)
    const choices = [ofSmall(pictures[0]!), { option: 'Colour', choice: 'Moss', mediaIds: pictures }]
    expect(await refusalOf(olga.catalogue.setProductMedia({ id, media: [{ mediaId: pictures[0]! }], choices }))).toMatchObject({
      status: 409,
      code: 'MEDIA_OF_ANOTHER_OPTION',
    })
  })

  test('400: more than a hundred', async () => {
    const { id } = await createSized(olga)
    const media = Array.from({ length: 101 }, (_, at) => ({ mediaId: `${at}.jpg` }))
    expect(brokenRules(await refusalOf(olga.catalogue.setProductMedia({ id, media })))).toEqual(['media MAX_SIZE'])
  })
})

describeRefusals(
  () => site,
  (client, id) => client.catalogue.setProductMedia({ id, media: [] }),
)
