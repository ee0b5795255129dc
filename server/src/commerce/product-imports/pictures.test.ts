import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { importProducts } from '../../../../tests/support/product-imports.ts'
import { runQueued } from '../../../../tests/support/queue.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { pngOf } from '../../../../tests/support/uploads.ts'

// The server may fetch from 127.0.0.2 only, which stands for the internet here.

let site: TestSite
let owner: Client
let outside: Server
let address: string
const fetched: string[] = []

beforeAll(async () => {
  site = await makeTestSite({ baseUrl: 'https://shop.example', outboundNetworks: ['127.0.0.2'], rateLimits: 'off' })
  owner = site.as(site.owner())
  const png = await pngOf(4, 4)
  outside = createServer((request, response) => {
    fetched.push(request.url!)
    response.end(png)
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.2', resolve))
  address = `http://127.0.0.2:${(outside.address() as AddressInfo).port}`
})
afterAll(() => {
  outside.close()
  rmSync(site.settings.dataFolder, { recursive: true, force: true })
})

const header = 'Handle,Title,Variant Price,Option1 Name,Option1 Value,Image Src,Image Alt Text,Variant Image'

const found = async (slug: string) => {
  const fields = ['MEDIA_ITEMS_INFO', 'PRODUCT_CHOICES_MEDIA_REFERENCES'] as const
  return (await owner.productsV3.getProductBySlug({ slug, fields: [...fields] })).product!
}
const picturesOf = async (slug: string) => (await found(slug)).media!.itemsInfo!.items!.map(({ id, altText }) => [id, altText])

test('200: pictures are imported by their addresses, each once, and show choices', async () => {
  const lines = [
    header,
    `poster,Poster,10,Size,A3,${address}/a.png,The sea,${address}/small.png`,
    `poster,,12,,A2,${address}/b.png,,${address}/large.png`,
    `poster,,,,,${address}/a.png,,`,
  ]
  const { one, errors } = await importProducts(site, owner, { lines })
  expect([errors, one.counts.inserted]).toEqual([[], 1])
  await runQueued(site)
  expect(fetched.toSorted()).toEqual(['/a.png', '/b.png', '/large.png', '/small.png'])
  const poster = await found('poster')
  const ids = poster.media!.itemsInfo!.items!.map(({ id }) => id)
  expect(poster.media!.itemsInfo!.items!.map(({ altText }) => altText)).toEqual(['The sea', undefined, undefined, undefined])
  expect(poster.options![0]!.choicesSettings!.choices!.map(({ media }) => media?.items?.map(({ mediaId }) => mediaId))).toEqual([
    [ids[2]],
    [ids[3]],
  ])
  const again = await importProducts(site, owner, { lines, plan: { mode: 'SAVE' } })
  expect([again.errors, again.one.counts.skipped]).toEqual([[], 1])
  await runQueued(site)
  expect(fetched).toHaveLength(4)
})

test('200: IDs and addresses of this site’s own files name them', async () => {
  const [[first], [second]] = (await picturesOf('poster')) as [string[], string[]]
  const lines = ['Address,Name,Price,Pictures', `card,Card,3,${first};https://shop.example/media/${second}`]
  expect((await importProducts(site, owner, { lines })).errors).toEqual([])
  expect((await picturesOf('card')).map(([id]) => id)).toEqual([first, second])
})

test('an address that can’t be one, and a file that doesn’t exist, are errors of their cells; nothing of the product is left', async () => {
  const before = await owner.files.searchFiles({})
  const lines = [
    'Address,Name,Price,Pictures',
    `bad,Bad,3,http://me:secret@127.0.0.2/a.png;${address}/never.png`,
    'worse,Worse,3,nothing.png',
  ]
  const { errors } = await importProducts(site, owner, { lines })
  expect(errors).toEqual(['2 Pictures FORMAT', '3 Pictures PRODUCT_MEDIA_NOT_EXIST'])
  await runQueued(site)
  expect(fetched).not.toContain('/never.png')
  expect((await owner.files.searchFiles({})).files).toHaveLength(before.files!.length)
})

test('the hosted platform’s names of pictures are fetched from there', async () => {
  const name = `a1b2c3_${'0123456789abcdef'.repeat(2)}~mv2.jpg`
  const lines = ['handleId,fieldType,name,price,productImageUrl', `product_1,Product,Vase,3,${name}`]
  expect((await importProducts(site, owner, { lines })).errors).toEqual([])
  const { files = [] } = await owner.files.searchFiles({ search: name })
  expect(files.map(({ sourceUrl }) => sourceUrl)).toEqual([`https://static.wixstatic.com/media/${name}`])
})
