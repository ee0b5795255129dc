import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import {
  colours,
  createProduct,
  createSized,
  createWithPictures,
  describeRefusals,
  eventsOf,
  readProduct,
  sizes,
  storePictures,
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
  test('pictures come after those that the product has', async () => {
    const { id, pictures } = await createWithPictures(site, 2)
    const [more] = await storePictures(site, 1, { altText: 'A cup' })
    expect(await olga.catalogue.addProductMedia({ id, media: [{ mediaId: more! }, { mediaId: pictures[0]! }] })).toEqual({})
    expect((await visiblePicturesOf(olga, id)).media).toEqual([...pictures, more])
    expect((await readProduct(olga, id)).media.items![2]).toMatchObject({ title: 'A cup', image: { width: 40, height: 30 } })
    expect(await eventsOf(site, id)).toEqual(['product_created', 'product_changed', 'product_changed'])
  })

  test('with the choice that they show', async () => {
    const { id } = await createSized(olga)
    const [small, medium] = await storePictures(site, 2)
    const media = [
      { mediaId: small!, choice: { option: 'Size', choice: 'S' } },
      { mediaId: medium!, choice: { option: 'Size', choice: 'M' } },
    ]
    await olga.catalogue.addProductMedia({ id, media })
    expect(await visiblePicturesOf(olga, id)).toEqual({ media: [small, medium], choices: { S: [small], M: [medium] } })
  })

  test('videos; private and unfinished ones are hidden', async () => {
    const { id } = await createProduct(olga)
    const [video] = await storePictures(site, 1, {
      mediaType: 'VIDEO',
      mimeType: 'video/mp4',
      doc: { video: { width: 40, height: 30 } } as never,
    })
    const [secret] = await storePictures(site, 1, { isPrivate: true })
    const [pending] = await storePictures(site, 1, { operationStatus: 'PENDING' })
    await olga.catalogue.addProductMedia({ id, media: [video, secret, pending].map((mediaId) => ({ mediaId: mediaId! })) })
    expect((await visiblePicturesOf(olga, id)).media).toEqual([video])
  })

  test('an address is imported, and shown once it is stored', async () => {
    const { id } = await createProduct(olga)
    await olga.catalogue.addProductMedia({ id, media: [{ url: 'https://pictures.example/cup.jpg' }] })
    expect((await visiblePicturesOf(olga, id)).media).toEqual([])
    const { files } = await olga.files.searchFiles({ search: 'cup.jpg' } as never)
    expect(
      files.map(({ displayName, operationStatus }: { displayName?: string; operationStatus?: string }) => [displayName, operationStatus]),
    ).toEqual([['cup.jpg', 'PENDING']])
  })
})

describe('refused', () => {
  test.each<[string, (id: string) => object[], object]>([
    ['404: no such file', () => [{ mediaId: 'missing.jpg' }], { status: 404, code: 'MEDIA_NOT_FOUND', data: { mediaId: 'missing.jpg' } }],
    [
      '404: no such choice',
      (mediaId) => [{ mediaId, choice: { option: 'Size', choice: 'XL' } }],
      { status: 404, code: 'CHOICE_NOT_FOUND', data: { option: 'Size', choice: 'XL' } },
    ],
    [
      '409: choices of two options',
      (mediaId) => [
        { mediaId, choice: { option: 'Size', choice: 'S' } },
        { mediaId, choice: { option: 'Colour', choice: 'Moss' } },
      ],
      { status: 409, code: 'MEDIA_OF_ANOTHER_OPTION' },
    ],
  ])('%s', async (_what, media, expected) => {
    const { id } = await createSized(olga, { productOptions: [sizes, colours] })
    const [mediaId] = await storePictures(site, 1)
    expect(await refusalOf(olga.catalogue.addProductMedia({ id, media: media(mediaId!) }))).toMatchObject(expected)
    expect((await visiblePicturesOf(olga, id)).media).toEqual([])
  })

  test('404: documents, deleted files, and files of another site', async () => {
    const { id } = await createProduct(olga)
    const neighbour = await site.neighbour()
    const [deleted] = await storePictures(site, 1)
    await olga.files.bulkDeleteFiles({ fileIds: [deleted!] })
    const files = [
      deleted!,
      ...(await storePictures(site, 1, { mediaType: 'DOCUMENT' })),
      ...(await storePictures(site, 1, { operationStatus: 'FAILED' })),
      ...(await storePictures(neighbour, 1)),
    ]
    for (const mediaId of files)
      expect(await refusalOf(olga.catalogue.addProductMedia({ id, media: [{ mediaId }] }))).toMatchObject({
        status: 404,
        data: { mediaId },
      })
  })

  test('400: more than a hundred', async () => {
    const { id } = await createWithPictures(site, 50)
    const media = (await storePictures(site, 50)).map((mediaId) => ({ mediaId }))
    await olga.catalogue.addProductMedia({ id, media })
    const [last] = await storePictures(site, 1)
    expect(await refusalOf(olga.catalogue.addProductMedia({ id, media: [{ mediaId: last! }] }))).toMatchObject({ code: 'TOO_MANY_MEDIA' })
  })

  test.each<[object[], string]>([
    [[{}], 'media[0] ONE_OF_ALIGNMENT'],
    [[{ mediaId: 'a', url: 'https://pictures.example/a.jpg' }], 'media[0] ONE_OF_ALIGNMENT'],
    [[{ url: 'file:///etc/passwd' }], 'media[0].url FORMAT'],
    [[], 'media MIN_SIZE'],
  ])('400: %j', async (media, expected) => {
    const { id } = await createProduct(olga)
    expect(brokenRules(await refusalOf(olga.catalogue.addProductMedia({ id, media })))).toEqual([expected])
  })

  test('409: no room for what is imported', async () => {
    const full = await makeTestSite({ mediaQuotaBytes: 0 })
    const owner = full.as(full.owner())
    const { id } = await createProduct(owner)
    expect(await refusalOf(owner.catalogue.addProductMedia({ id, media: [{ url: 'https://pictures.example/a.jpg' }] }))).toMatchObject({
      status: 409,
      code: 'SITE_QUOTA_EXCEEDED',
    })
  })
})

describeRefusals(
  () => site,
  (client, id) => client.catalogue.addProductMedia({ id, media: [{ url: 'https://pictures.example/a.jpg' }] }),
)
