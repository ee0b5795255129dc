import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { storeFile } from '../../../../../tests/support/files.ts'
import { createSizedV3, createV3, everything, ofSize, priced, sizeOption } from '../../../../../tests/support/products-v3.ts'
import { createSized, readProduct, storePictures } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'

type Changes = Omit<Parameters<Client['productsV3']['updateProduct']>[0]['product'], 'id' | 'revision'>

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const read = async (id: string) => (await olga.productsV3.getProduct({ productId: id, fields: [...everything] })).product

async function update({ id, revision }: { id: string; revision: string }, changes: Changes) {
  const { product } = await olga.productsV3.updateProduct({ product: { id, revision, ...changes }, fields: [...everything] })
  return { ...product, id, revision: product.revision!, variants: product.variantsInfo!.variants! }
}

describe('200', () => {
  test('changes the fields that are sent, and no others', async () => {
    const product = await createV3(olga, {
      plainDescription: '<p>Old.</p>',
      brand: { name: 'Stoa' },
      tags: { publicTags: { tagIds: ['gift'] } },
    })
    const changed = await update(product, { name: 'Mug', slug: 'mug-of-v3', visible: false, plainDescription: null })
    expect(changed).toMatchObject({
      name: 'Mug',
      slug: 'mug-of-v3',
      visible: false,
      plainDescription: '',
      revision: '2',
      brand: { name: 'Stoa' },
    })
    expect(changed.tags).toEqual({ privateTags: { tagIds: [] }, publicTags: { tagIds: ['gift'] } })
    const cleared = await update(changed, { brand: null, tags: { publicTags: {} } })
    expect([cleared.brand, cleared.tags]).toEqual([undefined, undefined])
  })

  test('changes nothing of a product that is sent back as it was read, not even with a discount of V1', async () => {
    const { id } = await createSized(olga, {
      description: '<p>Clay.</p>',
      discount: { type: 'PERCENT', value: 10 },
      weight: 2,
      ribbon: 'New',
      brand: 'Stoa',
      customTextFields: [{ title: 'Text', maxLength: 20, mandatory: true }],
      additionalInfoSections: [{ title: 'Care', description: '<p>Wash.</p>' }],
      pricePerUnitData: { totalQuantity: 750, totalMeasurementUnit: 'ML', baseQuantity: 1, baseMeasurementUnit: 'L' },
    })
    const before = await readProduct(olga, id)
    const { product } = await olga.productsV3.getProduct({ productId: id, fields: [...everything] })
    const again = await olga.productsV3.updateProduct({ product: { ...product, id, revision: product.revision! } })
    expect(again.product.revision).toBe(product.revision)
    expect(await readProduct(olga, id)).toEqual(before)
  })

  test('gives each variant its own price, once one differs from what is shown', async () => {
    const { id } = await createSized(olga, { priceData: { price: 20 }, discount: { type: 'PERCENT', value: 10 } })
    const product = await read(id)
    const [small, medium] = product.variantsInfo!.variants as [{ id: string }, { id: string }]
    const changed = await update(
      { id, revision: product.revision! },
      {
        variantsInfo: { variants: [{ ...small, ...priced('15.00', '25.00') }, { ...medium }] },
      },
    )
    expect(changed.variants).toMatchObject([
      { price: { actualPrice: { amount: '15.00' }, compareAtPrice: { amount: '25.00' } } },
      { price: { actualPrice: { amount: '18.00' }, compareAtPrice: { amount: '20.00' } } },
    ])
    expect(await readProduct(olga, id)).toMatchObject({
      priceData: { price: 25, discountedPrice: 15 },
      discount: { type: 'AMOUNT', value: 10 },
    })
    const full = await update(changed, { variantsInfo: { variants: changed.variants.map((one) => ({ ...one, ...priced('30.00') })) } })
    expect(full.variants[0]!.price).toEqual({ actualPrice: { amount: '30.00', formattedAmount: '€30.00' } })
    expect(await readProduct(olga, id)).toMatchObject({ priceData: { price: 30, discountedPrice: 30 }, discount: { type: 'NONE' } })
  })

  test('shows the price of a hidden variant in V1 only if all are hidden', async () => {
    const hidden = { ...ofSize('S', '1.00'), visible: false }
    const { id, revision } = await createSizedV3(olga, ['S', 'M'], { variantsInfo: { variants: [hidden, ofSize('M')] } })
    expect(await readProduct(olga, id)).toMatchObject({ priceData: { price: 20 } })
    await update({ id, revision }, { variantsInfo: { variants: [hidden, { ...ofSize('M', '21.00'), visible: false }] } })
    expect(await readProduct(olga, id)).toMatchObject({ priceData: { price: 1 } })
  })

  test('keeps the stock of variants with the same ID or choices; others have none', async () => {
    const product = await createSizedV3(olga, ['S', 'M'])
    const [small, medium] = product.variants as [{ id: string }, { id: string }]
    await olga.stock.updateInventoryVariants({
      inventoryItem: {
        productId: product.id,
        trackQuantity: true,
        variants: [
          { variantId: small.id, quantity: 3 },
          { variantId: medium.id, quantity: 4 },
        ],
      },
    })
    const changed = await update(product, {
      options: [sizeOption('S', 'M', 'L')],
      variantsInfo: { variants: [ofSize('L'), { ...ofSize('S'), id: small.id }, ofSize('M')] },
    })
    expect(changed.variants.slice(1).map(({ id }) => id)).toEqual([small.id, medium.id])
    const { inventoryItem } = await olga.stock.getInventoryVariants({ inventoryId: product.id })
    expect(inventoryItem.variants).toMatchObject([{ inStock: false }, { quantity: 3 }, { quantity: 4 }])
  })

  test('keeps what a variant has and isn’t sent, and clears what is null', async () => {
    const product = await createV3(olga, {
      variantsInfo: {
        variants: [
          { ...priced('9.00'), sku: 'A', barcode: 'B1', physicalProperties: { weight: 2 }, revenueDetails: { cost: { amount: '1.00' } } },
        ],
      },
    })
    const [only] = product.variants as [{ id: string }]
    const kept = await update(product, { variantsInfo: { variants: [{ id: only.id, ...priced('8.00') }] } })
    expect(kept.variants[0]).toMatchObject({
      sku: 'A',
      barcode: 'B1',
      physicalProperties: { weight: 2 },
      revenueDetails: { cost: { amount: '1.00' } },
    })
    const cleared = await update(kept, {
      variantsInfo: {
        variants: [
          { id: only.id, sku: null, barcode: null, physicalProperties: { weight: null }, revenueDetails: { cost: null }, visible: false },
        ],
      },
    })
    expect(cleared.variants[0]).toMatchObject({ visible: false, price: { actualPrice: { amount: '8.00' } } })
    expect(Object.keys(cleared.variants[0]!)).not.toEqual(expect.arrayContaining(['sku']))
    expect((await readProduct(olga, product.id)).sku ?? '').toBe('')
  })

  test('replaces pictures, and has those of choices by reference', async () => {
    const [one, two] = (await storePictures(site, 2)) as [string, string]
    const product = await createV3(olga, {
      media: { itemsInfo: { items: [{ id: one, altText: 'One' }, { id: two }] } },
      options: [{ name: 'Cup size', choicesSettings: { choices: [{ name: 'S', media: { items: [{ mediaId: two }] } }] } }],
      variantsInfo: { variants: [ofSize('S')] },
    })
    expect(product.options![0]!.choicesSettings!.choices![0]!.media).toMatchObject({ items: [{ mediaId: two }] })
    const turned = await update(product, { media: { itemsInfo: { items: [{ id: two }, { id: one }] } } })
    expect(turned.media!.itemsInfo!.items!.map(({ id, altText }) => [id, altText ?? ''])).toEqual([
      [two, ''],
      [one, 'One'],
    ])
    const fewer = await update(turned, { media: { itemsInfo: { items: [{ id: one }] } } })
    expect(fewer.options![0]!.choicesSettings!.choices![0]!.media?.items ?? []).toEqual([])
    const foreign = {
      options: [{ ...sizeOption('S'), choicesSettings: { choices: [{ name: 'S', media: { items: [{ mediaId: two }] } }] } }],
      variantsInfo: { variants: [ofSize('S')] },
    }
    expect(await refusalOf(update(fewer, foreign))).toMatchObject({ code: 'PRODUCT_MEDIA_NOT_EXIST', data: { mediaId: two } })
  })

  test('keeps a picture that isn’t shown while its file is in the trash', async () => {
    const [one, two] = (await storePictures(site, 2)) as [string, string]
    const product = await createV3(olga, { media: { itemsInfo: { items: [{ id: two }, { id: one }] } } })
    await olga.files.bulkDeleteFiles({ fileIds: [two] })
    const shown = await read(product.id)
    const items = shown.media!.itemsInfo!.items!.map(({ id }) => ({ id: id! }))
    expect(items).toEqual([{ id: one }])
    await update({ id: shown.id, revision: shown.revision }, { media: { itemsInfo: { items } } })
    await olga.files.bulkRestoreFilesFromTrashBin({ fileIds: [two] })
    expect((await read(product.id)).media!.itemsInfo!.items!.map(({ id }) => id)).toEqual([one, two])
  })

  test('imports pictures from their URL', async () => {
    const product = await createV3(olga)
    const changed = await update(product, {
      media: { itemsInfo: { items: [{ url: 'https://example.com/cup.jpg', displayName: 'Our cup' }] } },
    })
    const [item] = (await olga.catalogue.getProduct({ id: changed.id })).product.media!.items!
    expect(item).toBeUndefined()
    const { files } = await olga.files.searchFiles({ search: 'Our cup' })
    expect(files).toMatchObject([{ displayName: 'Our cup' }])
  })

  test('swaps the barcodes of two variants', async () => {
    const coded = (size: string, barcode: string) => ({ ...ofSize(size), barcode })
    const product = await createSizedV3(olga, ['S', 'M'], { variantsInfo: { variants: [coded('S', 'X1'), coded('M', 'X2')] } })
    const changed = await update(product, { variantsInfo: { variants: [coded('S', 'X2'), coded('M', 'X1')] } })
    expect(changed.variants.map(({ barcode }) => barcode)).toEqual(['X2', 'X1'])
  })

  test('removes the options of a product', async () => {
    const product = await createSizedV3(olga)
    const plain = await update(product, { options: [], variantsInfo: { variants: [priced('7.00')] } })
    expect(plain.variants).toMatchObject([{ id: product.id, choices: [] }])
    expect(await readProduct(olga, product.id)).toMatchObject({ manageVariants: false, productOptions: [], priceData: { price: 7 } })
  })

  test('gives a variant of new options an ID, even if it names the one without options', async () => {
    const { id, revision, variants } = await createV3(olga)
    const sized = await update(
      { id, revision },
      { options: [sizeOption('S', 'M')], variantsInfo: { variants: [{ ...ofSize('S'), id: variants[0]!.id! }, ofSize('M')] } },
    )
    expect(sized.variants).toHaveLength(2)
    expect(sized.variants.map((variant) => variant.id)).not.toContain(variants[0]!.id)
  })

  test('leaves variants of V3 as they are when V1 changes something else', async () => {
    const product = await createSizedV3(olga, ['S', 'M', 'L'], { variantsInfo: { variants: [ofSize('S')] } })
    await olga.catalogue.updateProduct({ product: { id: product.id, name: 'Other' } })
    expect((await read(product.id)).variantsInfo!.variants).toHaveLength(1)
  })

  test('shows what changed in the versions of the product, and restores it', async () => {
    const product = await createV3(olga, {
      tags: { publicTags: { tagIds: ['gift'] } },
      extendedFields: { namespaces: { '@acme/loyalty': { points: 7 } } },
      additionalRibbons: [{ name: 'Rare' }],
      variantsInfo: { variants: [{ ...priced('9.00', '10.00'), barcode: 'R1' }] },
    })
    const changed = await update(product, {
      tags: { publicTags: {} },
      extendedFields: { namespaces: { '@acme/loyalty': {} } },
      additionalRibbons: [],
      mainCategoryId: '00000000-000000-000000-000000000001',
      variantsInfo: { variants: [{ ...priced('9.00'), barcode: null }] },
    })
    const { versions } = await olga.catalogue.queryProductVersions({ id: product.id })
    expect(versions[0]!.changedFields).toEqual(
      expect.arrayContaining(['tags', 'extendedFields', 'ribbons', 'mainCategoryId', 'priceData', 'discount', 'variants']),
    )
    await olga.catalogue.restoreProductVersion({ id: product.id, version: versions[1]!.version })
    const { revision: _1, updatedDate: _2, variants: _3, ...before } = product
    expect(await read(product.id)).toMatchObject({ ...before, revision: '3' })
    await update({ ...changed, revision: '3' }, { variantsInfo: { variants: [{ ...priced('9.00'), barcode: null }] } })
    await createV3(olga, { variantsInfo: { variants: [{ ...priced('1.00'), barcode: 'R1' }] } })
    await olga.catalogue.restoreProductVersion({ id: product.id, version: versions[1]!.version })
    expect((await read(product.id)).variantsInfo!.variants![0]!.barcode).toBeUndefined()
  })

  test('takes as few statements as a change of V1', async () => {
    const product = await createSizedV3(olga)
    expect(await statementsOf(site.database, () => update(product, { name: 'Few' }))).toBe(7)
  })
})

describe('409', () => {
  test('for all but one of those that change the same revision at the same time', async () => {
    const product = await createV3(olga)
    const made = await Promise.allSettled(['A', 'B', 'C'].map((name) => update(product, { name })))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of made) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409, code: 'INVALID_REVISION' })
    expect((await read(product.id)).revision).toBe('2')
  })

  test('if another product has the slug', async () => {
    await createV3(olga, { slug: 'theirs' })
    const product = await createV3(olga, { slug: 'ours' })
    expect(await refusalOf(update(product, { slug: 'theirs' }))).toMatchObject({ code: 'DUPLICATE_SLUG_ERROR', data: { slug: 'theirs' } })
  })
})

describe('400', () => {
  test('for another file of a variant than the product has', async () => {
    const [own, other] = await Promise.all([storeFile(site, { isPrivate: true }), storeFile(site, { isPrivate: true })])
    const withFile = (size: string, { id }: { id: string }) => ({ ...ofSize(size), digitalProperties: { digitalFile: { id } } })
    const { id, revision } = await createSizedV3(olga, ['S', 'M'], {
      productType: 'DIGITAL',
      variantsInfo: { variants: [withFile('S', own), withFile('M', own)] },
    })
    const refused = refusalOf(update({ id, revision }, { variantsInfo: { variants: [withFile('S', own), withFile('M', other)] } }))
    expect(brokenRules(await refused)).toEqual(['product.variantsInfo.variants[0].digitalProperties VALIDATION'])
  })

  test('for options without variants', async () => {
    const product = await createSizedV3(olga)
    expect(await refusalOf(update(product, { options: [sizeOption('S')] }))).toMatchObject({
      status: 400,
      code: 'MISSING_OPTIONS_ON_UPDATE_VARIANTS',
    })
  })

  test('for another type', async () => {
    const product = await createV3(olga)
    expect(brokenRules(await refusalOf(update(product, { productType: 'DIGITAL' })))).toEqual(['product.productType VALIDATION'])
  })
})

test('404', async () => {
  const missing = { id: '10000000-0000-4000-8000-00000000dead', revision: '1' }
  expect(await refusalOf(update(missing, { name: 'Mug' }))).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' })
})
