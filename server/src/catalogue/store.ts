import type { Db } from '../database/connect.ts'
import { part, raw, sql, type Fragment } from '../database/sql.ts'
import { actsForSite, type SomeIdentity } from '../identity.ts'
import type { Collection, Product, Variant } from './product.ts'

/** What a caller may see of the catalogue: shoppers what is visible, those who act for the site everything. */
export const visibleTo = (identity: SomeIdentity, table: 'products' | 'collections' | 'variants'): Fragment =>
  actsForSite(identity) ? part`${raw(table)}.site_id = ${identity.siteId}` : part`${raw(table)}.site_id = ${identity.siteId} and ${raw(table)}.visible`

export const productColumns = raw(`
  products.id, products.revision, products.created_date as "createdDate", products.updated_date as "updatedDate",
  products.numeric_id as "numericId", products.name, products.slug, products.visible, products.product_type as "productType", products.price, products.sku,
  products.brand, products.ribbon, products.collection_ids as "collectionIds", products.doc`)

export const variantColumns = raw(`
  variants.product_id as "productId", variants.id, variants.position, variants.price, variants.sku, variants.weight::float8 as weight, variants.visible,
  variants.track_quantity as "trackQuantity", variants.in_stock as "inStock", variants.quantity, variants.reserved, variants.choices`)

export async function insertCollections(db: Db, siteId: string, rows: readonly Collection[]): Promise<void> {
  await db.run(sql`
    insert into collections (site_id, id, revision, created_date, updated_date, name, slug, visible, doc)
    select ${siteId}, id, revision, "createdDate", "updatedDate", name, slug, visible, doc
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows (id uuid, revision bigint, "createdDate" timestamptz, "updatedDate" timestamptz,
      name text, slug text, visible boolean, doc jsonb)`)
}

export async function insertProducts(db: Db, siteId: string, rows: readonly Product[]): Promise<void> {
  await db.run(sql`
    insert into products (site_id, id, revision, created_date, updated_date, numeric_id, name, slug, visible, product_type, price, sku, brand, ribbon,
      collection_ids, doc)
    select ${siteId}, id, revision, "createdDate", "updatedDate", "numericId", name, slug, visible, "productType", price, sku, brand, ribbon,
      array(select jsonb_array_elements_text("collectionIds")::uuid), doc
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows (id uuid, revision bigint, "createdDate" timestamptz, "updatedDate" timestamptz,
      "numericId" bigint, name text, slug text, visible boolean, "productType" text, price numeric, sku text, brand text, ribbon text,
      "collectionIds" jsonb, doc jsonb)`)
}

export async function insertVariants(db: Db, siteId: string, rows: readonly Variant[]): Promise<void> {
  await db.run(sql`
    insert into variants (site_id, product_id, id, position, price, sku, weight, visible, track_quantity, in_stock, quantity, reserved, choices)
    select ${siteId}, "productId", id, position, price, sku, weight, visible, "trackQuantity", "inStock", quantity, reserved, choices
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows ("productId" uuid, id uuid, position integer, price numeric, sku text, weight numeric,
      visible boolean, "trackQuantity" boolean, "inStock" boolean, quantity integer, reserved integer, choices jsonb)`)
}
