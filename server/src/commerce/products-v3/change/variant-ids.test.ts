import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createSizedV3, createV3, ofSize, priced, sizeOption } from '../../../../../tests/support/products-v3.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

let olga: Client

beforeAll(async () => {
  const site = await makeTestSite()
  olga = site.as(site.owner())
})

/** A cup whose small variant has this ID. */
const withId = (id: string) => ({ options: [sizeOption('S', 'M')], variantsInfo: { variants: [{ ...ofSize('S'), id }, ofSize('M')] } })
const cup = (id: string) => ({ name: 'Cup', productType: 'PHYSICAL' as const, ...withId(id) })
const taken = { status: 409, code: 'VARIANT_ID_ALREADY_EXISTS' }

describe('an ID of a variant', () => {
  test('is the one that is sent, in all calls', async () => {
    const id = randomUUID()
    const product = await createV3(olga, withId(id))
    expect(product.variants[0]!.id).toBe(id)
    const { variants } = await olga.productsV3.queryVariants({ query: { filter: { variantId: id } } })
    expect(variants).toMatchObject([{ id, variantId: id, productData: { productId: product.id } }])
  })

  test('is the product’s of its only variant, which accepts both', async () => {
    const { id, revision, variants } = await createV3(olga)
    expect(variants[0]!.id).toBe(id)
    const send = (variantId: string, last: string) =>
      olga.productsV3.updateProduct({
        product: { id, revision: last, variantsInfo: { variants: [{ ...priced('7.00'), id: variantId, sku: 'A' }] } },
      })
    expect((await send(id, revision)).product).toMatchObject({ revision: '2' })
    expect((await send('00000000-0000-0000-0000-000000000000', '2')).product.variantSummary).toEqual({ variantCount: 1 })
  })

  test('409: of another product’s variant, for a new product and for a new variant', async () => {
    const { variants } = await createSizedV3(olga)
    const used = variants[0]!.id!
    expect(await refusalOf(createV3(olga, withId(used)))).toMatchObject(taken)
    const { id, revision } = await createV3(olga)
    expect(await refusalOf(olga.productsV3.updateProduct({ product: { id, revision, ...withId(used) } }))).toMatchObject(taken)
  })

  test('409: of another product, whose only variant has it or may get it', async () => {
    const [plain, sized] = [await createV3(olga), await createSizedV3(olga)]
    for (const { id } of [plain, sized]) expect(await refusalOf(createV3(olga, withId(id)))).toMatchObject(taken)
    const plainAgain = await olga.productsV3.updateProduct({
      product: { id: sized.id, revision: sized.revision, options: [], variantsInfo: { variants: [priced('7.00')] } },
      fields: [],
    })
    expect(plainAgain.product.variantSummary).toEqual({ variantCount: 1 })
  })

  test('409: of a deleted product, which may come back', async () => {
    const { id } = await createV3(olga)
    await olga.productsV3.deleteProduct({ productId: id })
    expect(await refusalOf(createV3(olga, withId(id)))).toMatchObject(taken)
    await olga.catalogue.restoreProductVersion({ id, version: 1 })
  })

  test('fails for all but the first product of a call', async () => {
    const [once, twice] = [randomUUID(), randomUUID()]
    const { results } = await olga.productsV3.bulkCreateProducts({ products: [cup(twice), cup(once), cup(twice)] })
    expect(results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([undefined, undefined, 'VARIANT_ID_ALREADY_EXISTS'])
    const [one, other] = [await createV3(olga), await createV3(olga)]
    const id = randomUUID()
    const updated = await olga.productsV3.bulkUpdateProducts({
      products: [one, other].map((product) => ({ product: { id: product.id, revision: product.revision, ...withId(id) } })),
    })
    expect(updated.results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([undefined, 'VARIANT_ID_ALREADY_EXISTS'])
  })

  test('fails for all but one of the calls that use it at the same time', async () => {
    const id = randomUUID()
    const made = await Promise.allSettled(Array.from({ length: 4 }, () => createV3(olga, withId(id))))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of made) if (one.status === 'rejected') expect(one.reason).toMatchObject(taken)
  })

  test('is free again when its variant is deleted', async () => {
    const id = randomUUID()
    const { id: productId, revision } = await createV3(olga, withId(id))
    await olga.productsV3.updateProduct({ product: { id: productId, revision, variantsInfo: { variants: [ofSize('M')] } } })
    expect((await createV3(olga, withId(id))).variants[0]!.id).toBe(id)
  })
})
