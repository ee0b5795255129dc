import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeFile } from '../../../../tests/support/files.ts'
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

test.each(['IMAGE', 'VECTOR', 'VIDEO'] as const)(
  'a product leaves out a file of the type %s while it is private or in the trash',
  async (mediaType) => {
    const file = await storeFile(site, { mediaType })
    const media = [
      { id: file.id, width: 20, height: 10, altText: '', ...(mediaType === 'VIDEO' && { video: { format: 'mp4', resolutions: [] } }) },
    ]
    const [product] = await mediaOf()
    await site.database.run(sql`
    update products set doc = doc || ${JSON.stringify({ media })}::jsonb where site_id = ${site.siteId} and id = ${product!.id}`)
    const { files } = site.as(site.owner())
    const listed = async () => (await site.as(site.owner()).catalogue.getProduct({ id: product!.id })).product.media?.items?.length
    const steps = [
      () => files.updateFileDetails({ fileId: file.id, details: { private: true } }),
      () => files.updateFileDetails({ fileId: file.id, details: { private: false } }),
      () => files.bulkDeleteFiles({ fileIds: [file.id] }),
      () => files.bulkRestoreFilesFromTrashBin({ fileIds: [file.id] }),
      () => files.bulkDeleteFiles({ fileIds: [file.id], permanent: true }),
    ]
    expect(await listed()).toBe(1)
    const after: unknown[] = []
    for (const step of steps) {
      await step()
      after.push(await listed())
    }
    expect(after).toEqual([0, 1, 0, 1, 0])
  },
)
