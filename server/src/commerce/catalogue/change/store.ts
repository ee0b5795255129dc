import { jsonRows } from '../../../database/json-rows.ts'
import { uniqueViolation } from '../../../database/shared-writes.ts'
import { part, raw, sql, type Fragment } from '../../../database/sql.ts'
import { StaleReadError } from '../../../database/stale-read.ts'
import type { Context, Scope, StockedVariant } from '../../../kernel/context.ts'
import type { Listed } from '../listing/columns.ts'
import { productsTable, uniqueIdOfVariant, variantsTable, type Product, type ProductWithVariants, type Variant } from '../product.ts'
import { insertProducts, insertVariants } from '../store.ts'

/** Locks products, and then their variants, by ID. */
export async function lockProducts({ db, siteId }: Scope, ids: readonly string[]): Promise<ProductWithVariants[]> {
  const products = await db.rows<Product>(sql`
    select ${productsTable.columns} from products where site_id = ${siteId} and id = any(${ids}::uuid[]) order by id for update`)
  const variants = await db.rows<Variant>(sql`
    select ${variantsTable.columns} from variants where site_id = ${siteId} and product_id = any(${products.map(({ id }) => id)}::uuid[])
    order by product_id, id for update`)
  const byProduct = Map.groupBy(variants, ({ productId }) => productId)
  return products.map((product) => ({ product, variants: inOrder(byProduct.get(product.id) ?? []) }))
}

const inOrder = (variants: readonly Variant[]): Variant[] => variants.toSorted((a, b) => a.position - b.position)

export async function insertNew({ db, siteId, site, now }: Context, listed: readonly Listed[]): Promise<void> {
  await restartIfUsed(async () => {
    await insertProducts(
      db,
      siteId,
      listed.map(({ product, columns }) => ({ ...product, ...columns, searchLanguage: site.settings.language })),
    )
    await insertVariants(
      db,
      siteId,
      listed.flatMap(({ variants }) => variants.map((variant) => withFirstStock(variant, now))),
    )
  })
}

/** Getting an inventory item, and the stock with it, is the first change of a new variant's stock. */
export const withFirstStock = (variant: Variant, now: Date) => ({
  ...variant,
  stockRevision: variant.hasItem ? 1 : 0,
  itemCreatedDate: now,
  stockDate: now,
  itemFields: null,
})

/** Variants with the stock that they had when they were deleted. */
export type DeletedVariant = Omit<StockedVariant, 'productPreorder' | 'isDigital'>
const ofDeleted = variantsTable.select(
  'productId',
  'id',
  'trackQuantity',
  'inStock',
  'quantity',
  'reserved',
  'preordered',
  'preorderLimit',
  'hasItem',
  'ownPreorder',
  'stockRevision',
  'itemCreatedDate',
  'stockDate',
  'itemFields',
)

/** Writes slugs or barcodes. If another transaction has given one of them away since this one looked, this one starts again and sees it. */
async function restartIfUsed(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if ((error as { code?: unknown }).code !== uniqueViolation) throw error
    throw new StaleReadError('Another transaction has taken a slug or a barcode.', { cause: error })
  }
}

const { id, revision, updatedDate, name, slug, visible, productType, priceMinor, sku, brand, ribbon, collectionIds, doc } =
  productsTable.declared
const { lowestPriceMinor, onSale, choices, partIds, searchNames, searchTexts, searchLanguage } = productsTable.declared
const productRows = jsonRows({
  id,
  revision,
  updatedDate,
  name,
  slug,
  visible,
  productType,
  priceMinor,
  sku,
  brand,
  ribbon,
  collectionIds,
  doc,
  lowestPriceMinor,
  onSale,
  choices,
  partIds,
  searchNames,
  searchTexts,
  searchLanguage,
})

/** Saves locked products. */
export async function updateProducts({ db, siteId, site }: Context, listed: readonly Listed[]): Promise<void> {
  const rows = productRows(listed.map(({ product, columns }) => ({ ...product, ...columns, searchLanguage: site.settings.language })))
  await restartIfUsed(() =>
    db.run(sql`
    update products set revision = rows.revision, updated_date = rows."updatedDate", name = rows.name, slug = rows.slug, visible = rows.visible,
      product_type = rows."productType", price_minor = rows."priceMinor", sku = rows.sku, brand = rows.brand, ribbon = rows.ribbon,
      collection_ids = rows."collectionIds", doc = rows.doc, lowest_price_minor = rows."lowestPriceMinor", on_sale = rows."onSale",
      choices = rows.choices, part_ids = rows."partIds", search_names = rows."searchNames", search_texts = rows."searchTexts",
      search_language = rows."searchLanguage"
    from ${rows} as rows where products.site_id = ${siteId} and products.id = rows.id`),
  )
}

const variantRows = jsonRows({
  productId: variantsTable.declared.productId,
  id: variantsTable.declared.id,
  position: variantsTable.declared.position,
  priceMinor: variantsTable.declared.priceMinor,
  saleMinor: variantsTable.declared.saleMinor,
  costMinor: variantsTable.declared.costMinor,
  sku: variantsTable.declared.sku,
  barcode: variantsTable.declared.barcode,
  weight: variantsTable.declared.weight,
  visible: variantsTable.declared.visible,
  choices: variantsTable.declared.choices,
  doc: variantsTable.declared.doc,
})

export interface VariantChanges {
  inserted: readonly Variant[]
  /** Their stock isn't written. */
  updated: readonly Variant[]
  deleted: readonly Pick<Variant, 'productId' | 'id'>[]
  /** Those whose barcode another one gets. */
  released: readonly Pick<Variant, 'productId' | 'id'>[]
}

const keyRows = jsonRows({ productId: variantsTable.declared.productId, id: variantsTable.declared.id })

/** Saves variants of locked products. Returns those that were deleted. */
export async function saveVariants(
  { db, siteId, now }: Context,
  { inserted, updated, deleted, released }: VariantChanges,
): Promise<DeletedVariant[]> {
  const ended = deleted.length > 0 ? await deleteVariants({ db, siteId }, deleted) : []
  if (released.length > 0) await releaseBarcodes({ db, siteId }, released)
  if (updated.length > 0)
    await restartIfUsed(() =>
      db.run(sql`
      update variants set position = rows.position, price_minor = rows."priceMinor", sale_minor = rows."saleMinor",
        cost_minor = rows."costMinor", sku = rows.sku, barcode = rows.barcode,
        weight = rows.weight, visible = rows.visible, choices = rows.choices, doc = rows.doc
      from ${variantRows(updated)} as rows
      where variants.site_id = ${siteId} and ${isOfProducts(updated)} and variants.product_id = rows."productId" and variants.id = rows.id`),
    )
  if (inserted.length > 0) {
    const rows = inserted.map((variant) => withFirstStock(variant, now))
    await restartIfUsed(() => insertVariants(db, siteId, rows))
  }
  return ended
}

/** By which an index finds the few variants of a statement: PostgreSQL doesn't know how few rows a JSON value has. */
const isOfProducts = (variants: readonly Pick<Variant, 'productId'>[]): Fragment =>
  part`variants.product_id = any(${[...new Set(variants.map(({ productId }) => productId))]}::uuid[])`

/** A barcode is unique row by row, so it is free before another variant gets it. */
async function releaseBarcodes({ db, siteId }: Scope, released: VariantChanges['released']): Promise<void> {
  const keys = keyRows(released.map(({ productId, id: variantId }) => ({ productId, id: variantId })))
  await db.run(sql`
    update variants set barcode = null from ${keys} as keys
    where variants.site_id = ${siteId} and ${isOfProducts(released)} and variants.product_id = keys."productId" and variants.id = keys.id`)
}

async function deleteVariants({ db, siteId }: Scope, deleted: VariantChanges['deleted']): Promise<DeletedVariant[]> {
  const keys = keyRows(deleted.map(({ productId, id: variantId }) => ({ productId, id: variantId })))
  const productIds = [...new Set(deleted.map(({ productId }) => productId))]
  const ended = await db.rows<DeletedVariant>(sql`
    delete from variants where site_id = ${siteId} and product_id = any(${productIds}::uuid[])
      and (product_id, id) in (select keys."productId", keys.id from ${keys} as keys) returning ${ofDeleted}`)
  await deleteReservations(
    { db, siteId },
    part`product_id = any(${productIds}::uuid[])
    and (product_id, variant_id) in (select keys."productId", keys.id from ${keys} as keys)`,
  )
  return ended
}

/** What is reserved of deleted variants counts as sold. A payment that is ending has locked its reservations, and finds no stock to change. */
async function deleteReservations({ db, siteId }: Scope, condition: Fragment): Promise<void> {
  await db.run(sql`
    delete from stock_reservations where site_id = ${siteId} and (order_id, product_id, variant_id) in (
      select order_id, product_id, variant_id from stock_reservations where site_id = ${siteId} and ${condition} for update skip locked)`)
}

/** Returns the variants that they had. */
export async function deleteProducts({ db, siteId }: Scope, ids: readonly string[]): Promise<DeletedVariant[]> {
  const variants = await db.rows<DeletedVariant>(
    sql`delete from variants where site_id = ${siteId} and product_id = any(${ids}::uuid[]) returning ${ofDeleted}`,
  )
  await db.run(sql`
    delete from former_slugs where site_id = ${siteId} and slug in (
      select former_slugs.slug from former_slugs join products on products.site_id = ${siteId} and products.id = any(${ids}::uuid[])
      where former_slugs.site_id = ${siteId} and (former_slugs.product_id = products.id or former_slugs.slug = products.slug)
      order by former_slugs.slug for update of former_slugs)`)
  await deleteReservations({ db, siteId }, part`product_id = any(${ids}::uuid[])`)
  await db.run(sql`delete from products where site_id = ${siteId} and id = any(${ids}::uuid[])`)
  return variants
}

export const isSlugUsed = async ({ db, siteId }: Scope, slug: string): Promise<boolean> =>
  (await db.one(sql`select from products where site_id = ${siteId} and slug = ${slug}`)) !== undefined

/** Those of some IDs that variants have, each as no other one of the shop has it, and those of products, whose only variant may get them. */
export async function uniqueIdsInUse({ db, siteId }: Scope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ id: string }>(sql`
    select ${raw(uniqueIdOfVariant)} as id from variants where site_id = ${siteId} and (${raw(uniqueIdOfVariant)}) = any(${ids}::uuid[])
    union select id from products where site_id = ${siteId} and id = any(${ids}::uuid[])
    union select product_id from product_versions where site_id = ${siteId} and product_id = any(${ids}::uuid[])`)
  return new Set(rows.map(({ id: used }) => used))
}

/** Those of some slugs that are in use. */
export async function slugsInUse({ db, siteId }: Scope, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ slug: string }>(sql`select slug from products where site_id = ${siteId} and slug = any(${slugs}::text[])`)
  return new Set(rows.map(({ slug }) => slug))
}

/** Those in use of slugs, each as it is and with a number. The index has slugs in the order of their characters, and digits come before a colon. */
export async function usedSlugs({ db, siteId }: Scope, wanted: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ slug: string }>(sql`
    select products.slug from unnest(${wanted}::text[]) as wanted (slug)
    join products on products.site_id = ${siteId} and products.slug >= wanted.slug and products.slug < wanted.slug || '-:'`)
  return new Set(rows.map(({ slug }) => slug))
}

/** The next numbers of products. New products of a site wait for each other here, so that each sees the slugs of those before it. */
export async function nextNumericIds({ db, siteId }: Scope, count: number): Promise<number[]> {
  const row = await db.one<{ value: number }>(sql`
    insert into product_numbers (site_id, value) values (${siteId}, ${count})
    on conflict (site_id) do update set value = product_numbers.value + ${count} returning value`)
  return Array.from({ length: count }, (_, index) => row!.value - count + 1 + index)
}
