import type { PositionedRow, QueryPlan } from '../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import type { Context, Scope } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import type { Matching } from '../catalogue-jobs/public.ts'
import {
  catalogueVisibleTo,
  type Product,
  productsTable,
  type ProductState,
  stateWith,
  uniqueIdOfVariant,
  type Variant,
  variantsTable,
} from '../catalogue/public.ts'

/** The state of a product with its variants, by its slug. */
export function findStateBySlug({ db, identity }: Context, slug: string): Promise<ProductState | undefined> {
  return db.one(sql`
    select ${stateWith(catalogueVisibleTo(identity, 'variants'))} from products
    where ${catalogueVisibleTo(identity, 'products')} and products.slug = ${slug}`)
}

/** Counts products exactly; hidden ones only if they are included. */
export async function countMatching(
  { db, siteId }: Context,
  plan: QueryPlan,
  { includesHidden }: { includesHidden: boolean },
): Promise<number> {
  const visible = raw(includesHidden ? 'true' : 'products.visible')
  const where = part`products.site_id = ${siteId} and ${visible}`
  const row = await db.one<{ total: number }>(sql`select count(*)::int as total from products where ${where} and ${plan.filter}`)
  return row!.total
}

/** The products that meet the conditions of a plan and existed at an instant, for jobs. */
export const productsMatching = ({ siteId }: Scope, { filter }: QueryPlan, createdUntil: Date): Matching => ({
  from: part`products`,
  id: part`products.id`,
  where: part`products.site_id = ${siteId} and products.created_date <= ${createdUntil} and ${filter}`,
})

/** The same of variants, by the IDs that no other variant of the shop has. */
export const variantsMatching = ({ siteId }: Scope, { filter }: QueryPlan, createdUntil: Date): Matching => ({
  from: part`variants join products on products.site_id = ${siteId} and products.id = variants.product_id`,
  id: part`(${raw(uniqueIdOfVariant)})`,
  where: part`variants.site_id = ${siteId} and products.created_date <= ${createdUntil} and ${filter}`,
})

export const variantsWithProducts = 'variants join products on products.site_id = variants.site_id and products.id = variants.product_id'
export const variantsVisibleTo = (identity: CallerIdentity): Fragment =>
  part`${catalogueVisibleTo(identity, 'variants')} and ${catalogueVisibleTo(identity, 'products')}`

export function selectVariants({ db, identity }: Context, plan: QueryPlan): Promise<PositionedRow<Variant>[]> {
  return db.rows(plan.select({ columns: variantsTable.columns, from: variantsWithProducts, where: variantsVisibleTo(identity) }))
}

/** The products of some variants, by their IDs. */
export async function productsOf({ db, identity }: Context, variants: readonly Variant[]): Promise<ReadonlyMap<string, Product>> {
  const ids = [...new Set(variants.map(({ productId }) => productId))]
  if (ids.length === 0) return new Map()
  const rows = await db.rows<Product>(sql`
    select ${productsTable.columns} from products where ${catalogueVisibleTo(identity, 'products')} and products.id = any(${ids}::uuid[])`)
  return new Map(rows.map((product) => [product.id, product]))
}
