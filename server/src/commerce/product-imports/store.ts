import { part, sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import { productFrom, type ProductState, type ProductWithVariants, stateWith } from '../catalogue/public.ts'

/** What a file names products by. */
interface Names {
  ids: readonly string[]
  slugs: readonly string[]
}

/** The IDs of the products that have some IDs and addresses. Former addresses count as long as no other product has them. */
export async function findNamed(
  { db, siteId }: Scope,
  { ids, slugs }: Names,
): Promise<{ ids: ReadonlySet<string>; bySlug: ReadonlyMap<string, string> }> {
  const rows = await db.rows<{ id: string; slug: string | null }>(sql`
    select id, null as slug from products where site_id = ${siteId} and id = any(${ids}::uuid[])
    union all
    select products.id, former_slugs.slug from former_slugs
    join products on products.site_id = ${siteId} and products.id = former_slugs.product_id
    where former_slugs.site_id = ${siteId} and former_slugs.slug = any(${slugs}::text[])
    union all
    select id, slug from products where site_id = ${siteId} and slug = any(${slugs}::text[])`)
  return {
    ids: new Set(rows.flatMap(({ id, slug }) => (slug === null ? [id] : []))),
    bySlug: new Map(rows.flatMap(({ id, slug }) => (slug === null ? [] : [[slug, id] as const]))),
  }
}

/** Products with their variants, without locks. */
export async function findProducts({ db, siteId }: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, ProductWithVariants>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows<ProductState>(sql`
    select ${stateWith(part`variants.site_id = ${siteId}`)} from products where products.site_id = ${siteId} and products.id = any(${ids}::uuid[])`)
  return new Map(rows.map(({ id, state }) => [id, productFrom(state)]))
}

/** The products that have variants with some SKUs, without locks. */
export async function findProductsBySku({ db, siteId }: Scope, skus: readonly string[]): Promise<ReadonlyMap<string, ProductWithVariants>> {
  const rows = await db.rows<ProductState>(sql`
    select ${stateWith(part`variants.site_id = ${siteId}`)} from products where products.site_id = ${siteId} and products.id = any(array(
      select product_id from variants where site_id = ${siteId} and sku = any(${skus}::text[])))`)
  return new Map(rows.map(({ id, state }) => [id, productFrom(state)]))
}

/** The number of the last version of each product. Deleted ones have one as well. */
export async function lastVersions({ db, siteId }: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows<{ id: string; version: number }>(sql`
    select id, version from unnest(${ids}::uuid[]) as id, lateral (
      select version from product_versions where site_id = ${siteId} and product_id = id order by version desc limit 1) as last`)
  return new Map(rows.map(({ id, version }) => [id, version]))
}
