import { beforeAll, expect, test } from 'vitest'
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

test('200: a choice no longer shows pictures, which stay with the product', async () => {
  const { id, pictures } = await createWithPictures(site, 2)
  await olga.catalogue.addProductMediaToChoices({ id, media: [ofSmall(...pictures)] })
  expect(await olga.catalogue.removeProductMediaFromChoices({ id, media: [ofSmall(pictures[0]!, 'missing.jpg')] })).toEqual({})
  expect(await visiblePicturesOf(olga, id)).toEqual({ media: pictures, choices: { S: [pictures[1]] } })
})

test('404: no such choice', async () => {
  const { id } = await createWithPictures(site, 1)
  const media = [{ ...ofSmall(), option: 'Scent' }]
  expect(await refusalOf(olga.catalogue.removeProductMediaFromChoices({ id, media }))).toMatchObject({
    status: 404,
    code: 'CHOICE_NOT_FOUND',
    data: { option: 'Scent', choice: 'S' },
  })
})

describeRefusals(
  () => site,
  (client, id) => client.catalogue.removeProductMediaFromChoices({ id, media: [ofSmall()] }),
)
