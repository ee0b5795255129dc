import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { productIds } from '../../../../../tests/support/product-ids.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import { defaultVariantId } from '../product.ts'

let site: TestSite
let vera: Client
let olga: Client
let idOf: (slug: string) => string

beforeAll(async () => {
  site = await makeTestSite()
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
  idOf = await productIds(site)
  await site.database.run(sql`update variants set visible = false where site_id = ${site.siteId} and sku = 'FOG-DR'`)
})

async function codeOf(ask: Promise<unknown>): Promise<string> {
  const { status, code } = await refusalOf(ask)
  return `${status} ${code}`
}

describe('getStoreVariant', () => {
  const get = (id: string, as = vera) => as.catalogue.getStoreVariant({ id })

  test('200: a variant with its product’s name, its choices and its stock', async () => {
    const { variants } = await vera.catalogue.queryStoreVariants({ query: { filter: { sku: 'NOON-LE-17' } } })
    const { variant } = await get(variants[0]!.id.toUpperCase())
    expect(variant).toEqual(variants[0])
    expect(variant).toEqual({
      id: `${idOf('noon-vase')}-${variant.variantId}`,
      variantId: variant.variantId,
      productId: idOf('noon-vase'),
      productName: 'Noon Vase',
      variantName: 'Lemon | 17 cm',
      media: {
        image: {
          id: 'stoa-noon-vase-2.webp',
          url: 'http://127.0.0.1:4400/media/stoa-noon-vase-2.webp',
          width: 1200,
          height: 1200,
          altText: 'The same two vases in lemon yellow',
          filename: 'stoa-noon-vase-2.webp',
        },
      },
      managedVariant: true,
      sku: 'NOON-LE-17',
      stock: { trackQuantity: true, quantity: 18, inStock: true },
      preorderInfo: { enabled: false, message: null, limit: null },
      choices: { Glaze: 'Lemon', Height: '17 cm' },
      collectionIds: ['30000000-0000-4000-8000-000000000001', '00000000-000000-000000-000000000001'],
    })
  })

  test('200: a product without variants is its own variant', async () => {
    const { variant } = await get(`${idOf('jarro')}-${defaultVariantId}`)
    expect(variant).toMatchObject({
      managedVariant: false,
      variantName: '',
      sku: 'JARRO',
      choices: {},
      productName: 'Jarro, the Long-Lipped Jug',
    })
  })

  test('404: a variant that doesn’t exist, is hidden, or belongs to a hidden product', async () => {
    expect(await codeOf(get(`${randomUUID()}-${defaultVariantId}`))).toBe('404 VARIANT_NOT_FOUND')
    expect(await codeOf(get(`${idOf('jarro')}-${randomUUID()}`))).toBe('404 VARIANT_NOT_FOUND')
    expect(await codeOf(get(`${idOf('nine-test-tiles')}-${defaultVariantId}`))).toBe('404 VARIANT_NOT_FOUND')
    const [hidden] = (await olga.catalogue.queryStoreVariants({ query: { filter: { sku: 'FOG-DR' } } })).variants
    expect(await codeOf(get(hidden!.id))).toBe('404 VARIANT_NOT_FOUND')
    expect((await get(hidden!.id, olga)).variant.sku).toBe('FOG-DR')
  })

  test('400: the id of a product only', async () => {
    expect(await codeOf(get(idOf('jarro')))).toBe('400 INVALID_ARGUMENT')
  })
})
