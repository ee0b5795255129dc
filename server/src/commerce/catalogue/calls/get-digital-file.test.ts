import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { productIds } from '../../../../../tests/support/product-ids.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
let olga: Client
let idOf: (slug: string) => string

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  idOf = await productIds(site)
})
afterAll(() => rmSync(site.settings.dataFolder, { recursive: true, force: true }))

describe('200', () => {
  test('the name, the type and the size of the file that buyers download', async () => {
    expect(await olga.catalogue.getDigitalFile({ id: idOf('windowsill-in-the-rain') })).toEqual({
      file: {
        id: 'stoa-download-windowsill-in-the-rain.mp3',
        fileName: 'windowsill-in-the-rain.mp3',
        mimeType: 'audio/mpeg',
        sizeInBytes: 488_672,
      },
    })
  })

  test('nothing for a product without a file', async () => {
    expect(await olga.catalogue.getDigitalFile({ id: idOf('jarro') })).toEqual({})
  })

  test('nothing once the file is missing', async () => {
    const id = idOf('paper-sundial')
    await site.database.run(sql`delete from files where site_id = ${site.siteId} and id = 'stoa-download-paper-sundial.pdf'`)
    expect(await olga.catalogue.getDigitalFile({ id })).toEqual({})
  })
})

test('404: no such product', async () => {
  expect(await refusalOf(olga.catalogue.getDigitalFile({ id: randomUUID() }))).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' })
})

test('403: shoppers learn nothing of the file from the product', async () => {
  const vera = site.as(site.visitor())
  const id = idOf('windowsill-in-the-rain')
  expect(await refusalOf(vera.catalogue.getDigitalFile({ id }))).toMatchObject({ status: 403 })
  expect(JSON.stringify(await vera.catalogue.getProduct({ id }))).not.toContain('stoa-download-')
})
