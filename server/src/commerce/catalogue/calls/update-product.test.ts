import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import {
  colours,
  createProduct,
  createSized,
  describeRefusals,
  eventsOf,
  readProduct,
  sizes,
} from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const update = (id: string, changes: object) => olga.catalogue.updateProduct({ product: { id, ...changes } })

describe('200', () => {
  test('only what is sent changes', async () => {
    const { id } = await createProduct(olga, { brand: 'Stoa', ribbon: 'New', sku: 'CUP', weight: 1 })
    const { product } = await update(id, { name: 'Mug', ribbon: null, priceData: { price: 24 } })
    expect(product).toMatchObject({ name: 'Mug', slug: 'cup', ribbon: '', brand: 'Stoa', sku: 'CUP', weight: 1, priceData: { price: 24 } })
    expect(product.variants).toMatchObject([{ variant: { priceData: { price: 24 }, sku: 'CUP', weight: 1 } }])
    expect(await readProduct(olga, id)).toEqual(product)
  })

  test('the number and the parcel of a product are those of its one variant', async () => {
    const { id } = await createProduct(olga)
    const packageDimensions = { length: '12', width: '8', height: '3.5', unit: 'CM' }
    const { product } = await update(id, { sku: 'CUP-2', packageDimensions })
    expect(product).toMatchObject({ sku: 'CUP-2', packageDimensions, variants: [{ variant: { sku: 'CUP-2', packageDimensions } }] })
    const { selectedVariant } = await olga.catalogue.getProductOptionsAvailability({ id, options: {} })
    expect(selectedVariant).toMatchObject({ sku: 'CUP-2', packageDimensions })
  })

  test('nothing new makes no version and no event', async () => {
    const { id, lastUpdated } = await createProduct(olga, { brand: 'Stoa' })
    const { product } = await update(id, {
      name: 'Cup',
      brand: 'Stoa',
      priceData: { price: 20 },
      manageVariants: false,
      productOptions: [],
    })
    expect(product.lastUpdated).toBe(lastUpdated)
    expect(await eventsOf(site, id)).toEqual(['product_created'])
    expect((await olga.catalogue.queryProductVersions({ id })).versions).toHaveLength(1)
  })

  test('variants of options that are added, reordered and removed keep their IDs and prices', async () => {
    const { id, variants } = await createSized(olga)
    const [small, medium] = variants!.map((one) => one.id!)
    await olga.catalogue.updateProductVariants({ id, variants: [{ variantIds: [medium!], price: 25 }] })
    const added = await update(id, { productOptions: [colours, sizes] })
    expect(added.product.variants!.map((one) => [one.id, one.variant.priceData.price])).toEqual([
      [small, 20],
      [medium, 25],
      [expect.any(String), 20],
      [expect.any(String), 20],
    ])
    const removed = await update(id, { productOptions: [{ name: 'Size', choices: [{ value: 'M' }] }] })
    expect(removed.product.variants!.map((one) => [one.id, one.choices, one.variant.priceData.price])).toEqual([
      [medium, { Size: 'M' }, 25],
    ])
  })

  test('variants that are no longer managed become one, and come back as new ones', async () => {
    const { id } = await createSized(olga)
    const off = await update(id, { manageVariants: false })
    expect(off.product).toMatchObject({ productOptions: [{ name: 'Size' }], variants: [{ id: '00000000-0000-0000-0000-000000000000' }] })
    const on = await update(id, { manageVariants: true })
    expect(on.product.variants!.map(({ choices }) => choices)).toEqual([{ Size: 'S' }, { Size: 'M' }])
  })

  test('the product of a sample shop keeps what its variant has', async () => {
    const { products } = await olga.catalogue.queryProducts({ query: { filter: { slug: 'jarro' } } })
    const id = products[0]!.id!
    const before = await readProduct(olga, id)
    const { product } = await update(id, { ribbon: 'Seen' })
    expect(product.variants).toEqual(before.variants)
    const { versions } = await olga.catalogue.queryProductVersions({ id })
    expect(versions.map(({ operation, changedFields, identity }) => [operation, changedFields, identity !== undefined])).toEqual([
      ['UPDATED', ['ribbon'], true],
      ['CREATED', [], false],
    ])
  })

  test('a digital product that is delivered has no file', async () => {
    const { products } = await olga.catalogue.queryProducts({ query: { filter: { slug: 'paper-sundial' } } })
    const id = products[0]!.id!
    await update(id, { productType: 'physical' })
    await update(id, { productType: 'digital' })
    expect(await olga.catalogue.getDigitalFile({ id })).toEqual({})
  })
})

test('events name what changed', async () => {
  const { id } = await createProduct(olga)
  await update(id, { name: 'Mug', weight: 2, productOptions: [sizes], manageVariants: true })
  expect(await eventsOf(site, id)).toEqual(['product_created', 'product_changed', 'variants_changed'])
  const { versions } = await olga.catalogue.queryProductVersions({ id })
  expect(versions[0]).toMatchObject({ version: 2, operation: 'UPDATED' })
  expect(versions[0]!.changedFields.toSorted()).toEqual(['manageVariants', 'name', 'productOptions', 'variants', 'weight'])
})

describe('refused', () => {
  test.each<[object, string[]]>([
    [{ priceData: { price: -1 } }, ['product.priceData.price MIN']],
    [{ discount: { type: 'PERCENT', value: 100.5 } }, ['product.discount.value MAX']],
    [{ slug: '' }, ['product.slug MIN_LENGTH']],
    [{ name: ' ', slug: '-a' }, ['product.name REQUIRED_FIELD', 'product.slug FORMAT']],
    [{ productOptions: [{ name: 'Si\u001Fze', choices: [{ value: 'S' }] }] }, ['product.productOptions[0].name FORMAT']],
  ])('400: %j', async (changes, expected) => {
    const { id } = await createProduct(olga)
    expect(brokenRules(await refusalOf(update(id, changes)))).toEqual(expected)
  })

  test('400: the price of a variant would be negative', async () => {
    const { id } = await createSized(olga)
    await olga.catalogue.updateProductVariants({ id, variants: [{ choices: { Size: 'S' }, price: 5 }] })
    expect(await refusalOf(update(id, { priceData: { price: 10 } }))).toMatchObject({ status: 400, code: 'NEGATIVE_PRICE' })
  })

  test('409: the address of another product, but not its own', async () => {
    await createProduct(olga, { slug: 'theirs' })
    const { id } = await createProduct(olga, { slug: 'own' })
    expect(await refusalOf(update(id, { slug: 'theirs' }))).toMatchObject({
      status: 409,
      code: 'SLUG_ALREADY_EXISTS',
      data: { slug: 'theirs' },
    })
    expect((await update(id, { slug: 'own', name: 'Own' })).product.slug).toBe('own')
  })
})

describeRefusals(
  () => site,
  (client, id) => client.catalogue.updateProduct({ product: { id, name: 'Mug' } }),
)
