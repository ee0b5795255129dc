import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createProduct, createSized, eventsOf, readProduct } from '../../../../../tests/support/products.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { raw, sql } from '../../../database/sql.ts'
import { columnsIn } from '../../../database/table.ts'
import { productsTable } from '../product.ts'
import { alignProducts } from './align-products.ts'

let site: TestSite
let olga: Client
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

const align = () => runQueued(site, alignProducts)
const brandOf = async (name: string) => (await olga.brands.getOrCreateBrand({ brandName: name })).brand
const queued = async () => {
  const row = await site.database.one<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job where name = 'align-products' and group_id = ${site.siteId} and state < 'active'`)
  return row!.count
}

describe('a brand', () => {
  test('its new name reaches its products, each with a version and an event, and no others', async () => {
    const [cup, jug, other] = [
      await createProduct(olga, { brand: 'Moss' }),
      await createProduct(olga, { brand: 'Moss' }),
      await createProduct(olga, { brand: 'Fern' }),
    ]
    const { id, revision } = await brandOf('Moss')
    await olga.brands.updateBrand({ brand: { id, revision, name: 'Moss & Sons' } })
    await align()
    for (const product of [cup, jug]) {
      expect((await readProduct(olga, product.id)).brand).toBe('Moss & Sons')
      expect(await eventsOf(site, product.id)).toEqual(['product_created', 'product_changed'])
    }
    const { versions } = await olga.catalogue.queryProductVersions({ id: cup.id })
    expect(versions[0]).toMatchObject({ changedFields: ['brand'] })
    expect(await eventsOf(site, other.id)).toEqual(['product_created'])
    const { products } = await olga.catalogue.queryProducts({ query: { filter: { brand: 'Moss & Sons' } } })
    expect(products).toHaveLength(2)
  })

  test('what is in line stays as it is, however often the work is repeated', async () => {
    const cup = await createProduct(olga, { brand: 'Reed' })
    const { id, revision } = await brandOf('Reed')
    await olga.brands.updateBrand({ brand: { id, revision, name: 'Reeds' } })
    await align()
    for (let time = 0; time < 2; time++) await alignProducts.run(site.app, { siteId: site.siteId, id })
    expect(await eventsOf(site, cup.id)).toEqual(['product_created', 'product_changed'])
  })

  test('nothing is queued for one without products, or for a change that products don’t show', async () => {
    await align()
    const lonely = await brandOf('Lonely')
    await olga.brands.updateBrand({ brand: { id: lonely.id, revision: '1', name: 'Lonelier' } })
    await olga.brands.deleteBrand({ brandId: lonely.id })
    expect(await queued()).toBe(0)
  })

  test('deleted, its products lose it', async () => {
    const cup = await createProduct(olga, { brand: 'Gone', ribbon: 'New' })
    await olga.brands.deleteBrand({ brandId: (await brandOf('Gone')).id })
    await align()
    const product = await readProduct(olga, cup.id)
    expect(product).not.toHaveProperty('brand')
    expect(product.ribbon).toBe('New')
    expect(await eventsOf(site, cup.id)).toEqual(['product_created', 'product_changed'])
  })

  test('deleted, it doesn’t come back when one of its products is saved before', async () => {
    const cup = await createProduct(olga, { brand: 'Ghost' })
    const { id } = await brandOf('Ghost')
    await olga.brands.deleteBrand({ brandId: id })
    await olga.catalogue.updateProduct({ product: { id: cup.id, ribbon: 'New' } })
    expect((await olga.brands.queryBrands({ query: { filter: { name: 'Ghost' } } })).brands).toEqual([])
    await align()
    expect(await readProduct(olga, cup.id)).not.toHaveProperty('brand')
  })

  test('renamed while a product is saved: it ends with the new name', async () => {
    const cup = await createProduct(olga, { brand: 'Name 0' })
    const { id } = await brandOf('Name 0')
    for (let round = 1; round <= 5; round++) {
      const ribbon = `Ribbon ${round}`
      await Promise.all([
        olga.brands.updateBrand({ brand: { id, revision: String(round), name: `Name ${round}` } }),
        ...[0, 1, 2].map((time) => olga.catalogue.updateProduct({ product: { id: cup.id, ribbon: `${ribbon}.${time}` } })),
        createProduct(olga, { brand: `Name ${round - 1}`, name: `Cup ${round}` }),
        align(),
      ])
    }
    await align()
    expect((await readProduct(olga, cup.id)).brand).toBe('Name 5')
    const { products } = await olga.catalogue.queryProducts({ query: { filter: { brand: 'Name 5' } } })
    const { brand } = await olga.brands.getBrand({ brandId: id, fields: ['ASSIGNED_PRODUCTS_COUNT'] })
    expect(products).toHaveLength(brand.assignedProductsCount!)
  })
})

test('a ribbon', async () => {
  const cup = await createProduct(olga, { ribbon: 'Late' })
  const { ribbon } = await olga.ribbons.getOrCreateRibbon({ ribbonName: 'Late' })
  await olga.ribbons.updateRibbon({ ribbon: { id: ribbon.id, revision: '1', name: 'Later' } })
  await align()
  expect((await readProduct(olga, cup.id)).ribbon).toBe('Later')
  await olga.ribbons.bulkDeleteRibbons({ ribbonIds: [ribbon.id] })
  await align()
  expect((await readProduct(olga, cup.id)).ribbon).toBe('')
})

test('a section: its heading and its text', async () => {
  const cup = await createProduct(olga, { additionalInfoSections: [{ title: 'Shared care', description: '<p>Wash.</p>' }] })
  const { infoSections } = await olga.infoSections.queryInfoSections({ query: { filter: { title: 'Shared care' } } })
  const { id, revision } = infoSections[0]!
  await olga.infoSections.updateInfoSection({ infoSection: { id, revision, title: 'Care', plainDescription: '<p>Dry.</p>' } })
  await align()
  expect((await readProduct(olga, cup.id)).additionalInfoSections).toEqual([{ title: 'Care', description: '<p>Dry.</p>' }])
  await olga.infoSections.deleteInfoSection({ infoSectionId: id })
  await align()
  expect((await readProduct(olga, cup.id)).additionalInfoSections).toEqual([])
})

test('more products than are saved at once', async () => {
  await createProduct(olga, { brand: 'Many' })
  const columns = raw(
    columnsIn('products', productsTable.declared)
      .map(({ name }) => name)
      .join(', '),
  )
  const copies = sql`
    insert into products (site_id, ${columns}) select site_id, ${columns} from (
      select (jsonb_populate_record(products, jsonb_build_object('id', gen_random_uuid(), 'slug', 'many-' || n, 'numeric_id', 900000 + n))).*
      from products, generate_series(1, 249) as n where products.site_id = ${site.siteId} and brand = 'Many') as copied`
  await site.database.run(copies)
  const { id } = await brandOf('Many')
  await olga.brands.updateBrand({ brand: { id, revision: '1', name: 'Very many' } })
  await align()
  const row = await site.database.one<{ old: number; new: number }>(sql`
    select count(*) filter (where brand = 'Many')::int as old, count(*) filter (where brand = 'Very many')::int as new
    from products where site_id = ${site.siteId}`)
  expect(row).toEqual({ old: 0, new: 250 })
})

test('an option of V1 keeps its variants when its customization has another name', async () => {
  const cup = await createSized(olga)
  await site.database.run(sql`
    update catalogue_parts set name = 'Format', key = replace(key, name, 'Format') where site_id = ${site.siteId} and kind = 'customization' and name = 'Size'
      and id = any(array(select unnest(part_ids) from products where site_id = ${site.siteId} and id = ${cup.id}))`)
  const [part] = await site.database.rows<{ id: string }>(sql`
    select id from catalogue_parts where site_id = ${site.siteId} and name = 'Format'`)
  await alignProducts.run(site.app, { siteId: site.siteId, id: part!.id })
  const { productOptions, variants } = await readProduct(olga, cup.id)
  expect(productOptions).toMatchObject([{ name: 'Format' }])
  expect(variants!.map(({ choices }) => choices)).toEqual([{ Format: 'S' }, { Format: 'M' }])
})
