import { afterAll, beforeAll, expect, test } from 'vitest'
import { rolledBackSite, type RolledBackSite } from '../../../../tests/support/rolled-back-site.ts'
import { makeTestSite } from '../../../../tests/support/site.ts'
import { sql } from '../../database/sql.ts'
import { changePicturesOfProducts } from './change-pictures.ts'

const id = 'stoa-jarro-1.webp'
const facts = { version: 2, width: 20, height: 10 }

let site: RolledBackSite
beforeAll(async () => {
  site = await rolledBackSite(await makeTestSite())
})
afterAll(() => site.close())

const mediaOf = () =>
  site.database.rows<{ id: string; media: object[] }>(sql`
    select id::text, doc -> 'media' as media from products where site_id = ${site.siteId} order by id`)

test('a replaced picture changes where it is shown, in its place, and nothing else', async () => {
  const before = await mediaOf()
  await changePicturesOfProducts({ db: site.database, siteId: site.siteId }, { ids: [id], facts })
  const expected = before.map(({ media, ...product }) => ({
    ...product,
    media: media.map((picture) => ('id' in picture && picture.id === id ? { ...picture, ...facts } : picture)),
  }))
  expect(expected).not.toEqual(before)
  expect(await mediaOf()).toEqual(expected)
})
