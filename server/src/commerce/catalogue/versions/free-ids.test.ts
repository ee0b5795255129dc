import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createV3, ofSize, sizeOption } from '../../../../../tests/support/products-v3.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

let olga: Client

beforeAll(async () => {
  const site = await makeTestSite()
  olga = site.as(site.owner())
})

const withId = (id: string) => ({ options: [sizeOption('S', 'M')], variantsInfo: { variants: [{ ...ofSize('S'), id }, ofSize('M')] } })

async function variantIds(id: string): Promise<string[]> {
  const { product } = await olga.catalogue.getProduct({ id })
  return product.variants.map((variant) => variant.id!)
}

test('a deleted product comes back with the IDs of its variants', async () => {
  const { id } = await createV3(olga, withId(randomUUID()))
  const before = await variantIds(id)
  await olga.catalogue.deleteProduct({ id })
  await olga.catalogue.restoreProductVersion({ id, version: 1 })
  expect(await variantIds(id)).toEqual(before)
})

test('a variant whose ID another product has by now gets another one; the others keep theirs', async () => {
  const used = randomUUID()
  const { id } = await createV3(olga, withId(used))
  const [, medium] = await variantIds(id)
  await olga.catalogue.deleteProduct({ id })
  const other = await createV3(olga, withId(used))
  await olga.catalogue.restoreProductVersion({ id, version: 1 })
  const [small, ...rest] = await variantIds(id)
  expect(rest).toEqual([medium])
  expect(small).not.toBe(used)
  expect((await variantIds(other.id))[0]).toBe(used)
})

test('the same for a version of a product that exists', async () => {
  const used = randomUUID()
  const { id, revision } = await createV3(olga, withId(used))
  await olga.productsV3.updateProduct({ product: { id, revision, variantsInfo: { variants: [ofSize('M')] } } })
  await createV3(olga, withId(used))
  const [medium] = await variantIds(id)
  await olga.catalogue.restoreProductVersion({ id, version: 1 })
  expect(await variantIds(id)).toEqual([expect.not.stringContaining(used), medium])
})

test('the only variant of a product keeps the product’s', async () => {
  const { id, revision } = await createV3(olga)
  await olga.productsV3.updateProduct({ product: { id, revision, ...withId(randomUUID()) } })
  await olga.catalogue.restoreProductVersion({ id, version: 1 })
  const { variants } = await olga.productsV3.queryVariants({ query: { filter: { 'productData.productId': id } } })
  expect(variants.map((variant) => variant.id)).toEqual([id])
})

test('a restore and a product that takes the ID at the same time share none', async () => {
  const id = randomUUID()
  const first = await createV3(olga, withId(id))
  await olga.catalogue.deleteProduct({ id: first.id })
  const [restored, created] = await Promise.allSettled([
    olga.catalogue.restoreProductVersion({ id: first.id, version: 1 }),
    createV3(olga, withId(id)),
  ])
  expect(restored.status).toBe('fulfilled')
  if (created.status === 'rejected') expect(created.reason).toMatchObject({ code: 'VARIANT_ID_ALREADY_EXISTS' })
  const { variants } = await olga.productsV3.queryVariants({ query: { filter: { variantId: id } } })
  expect(variants).toHaveLength(1)
})
