import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createSized, createWithPictures, describeRefusals, ofSmall, visiblePicturesOf } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

describe('200', () => {
  test('some are removed, also from choices; unknown ones don’t matter', async () => {
    const { id, pictures } = await createWithPictures(site, 3)
    await olga.catalogue.addProductMediaToChoices({ id, media: [ofSmall(pictures[0]!, pictures[1]!)] })
    expect(await olga.catalogue.removeProductMedia({ id, mediaIds: [pictures[0]!, 'missing.jpg'] })).toEqual({})
    expect(await visiblePicturesOf(olga, id)).toEqual({ media: pictures.slice(1), choices: { S: [pictures[1]] } })
  })

  test('an empty list removes all', async () => {
    const { id } = await createWithPictures(site, 2)
    await olga.catalogue.removeProductMedia({ id, mediaIds: [] })
    expect(await visiblePicturesOf(olga, id)).toEqual({ media: [], choices: {} })
  })
})

test('400: more than fifty', async () => {
  const { id } = await createSized(olga)
  const mediaIds = Array.from({ length: 51 }, (_, at) => `${at}.jpg`)
  expect(brokenRules(await refusalOf(olga.catalogue.removeProductMedia({ id, mediaIds })))).toEqual(['mediaIds MAX_SIZE'])
})

describeRefusals(
  () => site,
  (client, id) => client.catalogue.removeProductMedia({ id, mediaIds: [] }),
)
