import { totalOf, type Paged } from '../../database/query/capped-count.ts'
import type { Placed, QueryPlan } from '../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import { countedMax } from '../../http/page-metadata.ts'
import type { Context } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { actsForSite, type SomeIdentity } from '../../kernel/identity.ts'
import type { ItemRow } from './item.ts'
import { defaultVariantId, type Product, type Variant } from './product.ts'

/** What a caller may see of the catalogue: shoppers what is visible, those who act for the site everything. */
export const visibleTo = (identity: SomeIdentity, table: 'products' | 'variants'): Fragment =>
  actsForSite(identity)
    ? part`${raw(table)}.site_id = ${identity.siteId}`
    : part`${raw(table)}.site_id = ${identity.siteId} and ${raw(table)}.visible`

const productColumns = `products.id, products.revision, products.created_date as "createdDate", products.updated_date as "updatedDate",
  products.numeric_id as "numericId", products.name, products.slug, products.visible, products.product_type as "productType",
  products.price_minor as "priceMinor", products.sku, products.brand, products.ribbon, products.collection_ids as "collectionIds", products.doc`

const variantColumns = `variants.product_id as "productId", variants.id, variants.position, variants.price_minor as "priceMinor", variants.sku,
  variants.weight::float8 as weight, variants.visible, variants.track_quantity as "trackQuantity", variants.in_stock as "inStock", variants.quantity,
  variants.reserved, variants.choices`

export function findProduct({ db, identity }: Context, id: string): Promise<Product | undefined> {
  return db.one(sql`select ${raw(productColumns)} from products where ${visibleTo(identity, 'products')} and products.id = ${id}`)
}

/** The products of these ids that the caller may see, in no order. */
export function findProducts({ db, identity }: Context, ids: readonly string[]): Promise<Product[]> {
  return db.rows(
    sql`select ${raw(productColumns)} from products where ${visibleTo(identity, 'products')} and products.id = any(${ids}::uuid[])`,
  )
}

/** The variants of these products that the caller may see, in the products' own order. */
export function findVariants({ db, identity }: Pick<Context, 'db' | 'identity'>, productIds: readonly string[]): Promise<Variant[]> {
  return db.rows(sql`
    select ${raw(variantColumns)} from variants
    where ${visibleTo(identity, 'variants')} and variants.product_id = any(${productIds}::uuid[]) order by variants.product_id, variants.position`)
}

export function selectProducts({ db, identity }: Context, plan: QueryPlan): Promise<Placed<Product>[]> {
  return db.rows(plan.select({ columns: productColumns, from: 'products', where: visibleTo(identity, 'products') }))
}

export function countProducts({ db, identity }: Context, { plan, page }: Paged): Promise<number> {
  return totalOf(db, { plan, page, selection: { from: 'products', where: visibleTo(identity, 'products') }, atMost: countedMax })
}

export type StoreVariant = Variant & Pick<Product, 'name' | 'collectionIds'>

const storeVariants = 'variants join products on products.site_id = variants.site_id and products.id = variants.product_id'
const storeVariantColumns = `${variantColumns}, products.name, products.collection_ids as "collectionIds"`
const storeVariantsVisibleTo = (identity: SomeIdentity): Fragment =>
  part`${visibleTo(identity, 'variants')} and ${visibleTo(identity, 'products')}`

export function findStoreVariant({ db, identity }: Context, productId: string, variantId: string): Promise<StoreVariant | undefined> {
  return db.one(sql`
    select ${raw(storeVariantColumns)} from ${raw(storeVariants)}
    where ${storeVariantsVisibleTo(identity)} and variants.product_id = ${productId} and variants.id = ${variantId}`)
}

export function selectStoreVariants({ db, identity }: Context, plan: QueryPlan): Promise<Placed<StoreVariant>[]> {
  return db.rows(plan.select({ columns: storeVariantColumns, from: storeVariants, where: storeVariantsVisibleTo(identity) }))
}

export function countStoreVariants({ db, identity }: Context, { plan, page }: Paged): Promise<number> {
  return totalOf(db, { plan, page, selection: { from: storeVariants, where: storeVariantsVisibleTo(identity) }, atMost: countedMax })
}

export interface WantedItem {
  place: number
  productId: string
  variantId: string | null
  /** Option name → description of the choice. Where variants are managed they are those of one variant exactly. */
  choices: Readonly<Record<string, string>>
}

/** Each wanted item that is on show, with all that a line of a cart says about it. */
export function findItemRows({ db, siteId }: Context, wanted: readonly WantedItem[]): Promise<ItemRow[]> {
  return db.rows(sql`
    select wanted.place, products.id as "productId", products.name, products.slug, products.product_type as "productType",
      products.doc -> 'discount' as discount, products.doc -> 'media' as media, products.doc -> 'options' as options,
      products.doc -> 'customTextFields' as "textFields", variants.id as "variantId", variants.price_minor as "priceMinor", variants.sku,
      variants.weight::float8 as weight, variants.track_quantity as "trackQuantity", variants.in_stock as "inStock", variants.quantity,
      variants.reserved, variants.choices
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (place integer, "productId" uuid, "variantId" uuid, choices jsonb)
    join products on products.site_id = ${siteId} and products.id = wanted."productId" and products.visible
    join variants on variants.site_id = ${siteId} and variants.product_id = products.id and variants.visible
      and (variants.id = wanted."variantId" or (wanted."variantId" is null and (variants.id = ${defaultVariantId} or variants.choices = wanted.choices)))`)
}

export async function insertProducts(db: Db, siteId: string, rows: readonly Product[]): Promise<void> {
  await db.run(sql`
    insert into products (site_id, id, revision, created_date, updated_date, numeric_id, name, slug, visible, product_type, price_minor, sku, brand,
      ribbon, collection_ids, doc)
    select ${siteId}, id, revision, "createdDate", "updatedDate", "numericId", name, slug, visible, "productType", "priceMinor", sku, brand, ribbon,
      array(select jsonb_array_elements_text("collectionIds")::uuid), doc
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows (id uuid, revision bigint, "createdDate" timestamptz, "updatedDate" timestamptz,
      "numericId" bigint, name text, slug text, visible boolean, "productType" text, "priceMinor" bigint, sku text, brand text, ribbon text,
      "collectionIds" jsonb, doc jsonb)`)
}

export async function insertVariants(db: Db, siteId: string, rows: readonly Variant[]): Promise<void> {
  await db.run(sql`
    insert into variants (site_id, product_id, id, position, price_minor, sku, weight, visible, track_quantity, in_stock, quantity, reserved, choices)
    select ${siteId}, "productId", id, position, "priceMinor", sku, weight, visible, "trackQuantity", "inStock", quantity, reserved, choices
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows ("productId" uuid, id uuid, position integer, "priceMinor" bigint, sku text,
      weight numeric, visible boolean, "trackQuantity" boolean, "inStock" boolean, quantity integer, reserved integer, choices jsonb)`)
}
