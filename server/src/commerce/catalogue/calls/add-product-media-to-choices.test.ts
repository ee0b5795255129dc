import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createWithPictures, describeRefusals, ofSmall, visiblePicturesOf } from '../../../../../tests/support/products.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

test('200: a choice shows pictures of the product', async () => {
  const { id, pictures } = await createWithPictures(site, 2)
  expect(await olga.catalogue.addProductMediaToChoices({ id, media: [ofSmall(pictures[1]!)] })).toEqual({})
  expect(await visiblePicturesOf(olga, id)).toEqual({ media: pictures, choices: { S: [pictures[1]] } })
})

describe('refused', () => {
  test.each<[string, object, object]>([
    [
      '404: not a picture of the product',
      ofSmall('missing.jpg'),
      { status: 404, code: 'MEDIA_NOT_FOUND', data: { mediaId: 'missing.jpg' } },
    ],
    ['404: no such choice', { ...ofSmall(), choice: 'XL' }, { status: 404, code: 'CHOICE_NOT_FOUND' }],
  ])('%s', async (_what, media, expected) => {
    const { id } = await createWithPictures(site, 1)
    expect(await refusalOf(olga.catalogue.addProductMediaToChoices({ id, media: [media as ReturnType<typeof ofSmall>] }))).toMatchObject(
      expected,
    )
  })

  test('409: another option has pictures', async () => {
    const { id, pictures } = await createWithPictures(site, 2)
    await olga.catalogue.addProductMediaToChoices({ id, media: [ofSmall(pictures[0]!)] })
    const media = [{ option: 'Colour', choice: 'Moss', mediaIds: [pictures[1]!] }]
    expect(await refusalOf(olga.catalogue.addProductMediaToChoices({ id, media }))).toMatchObject({
      status: 409,
      code: 'MEDIA_OF_ANOTHER_OPTION',
    })
  })
})

describeRefusals(
  () => site,
  (client, id) => client.catalogue.addProductMediaToChoices({ id, media: [ofSmall()] }),
)
