import { raw, sql } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'
import { inStockOfVariant } from '../../catalogue/public.ts'

export interface VariantChoices {
  productId: string
  id: string
  choices: Record<string, string>
}

/** A variant that shoppers can see, and ask for. */
export interface RequestableVariant extends VariantChoices {
  inStock: boolean
}

/** The visible variants of a visible product, in their order. None if there is no such product. */
export function selectRequestableVariants({ db, siteId }: Scope, productId: string): Promise<RequestableVariant[]> {
  return db.rows(sql`
    select variants.product_id as "productId", variants.id, variants.choices, ${raw(inStockOfVariant)} as "inStock"
    from products join variants on variants.site_id = products.site_id and variants.product_id = products.id and variants.visible
    where products.site_id = ${siteId} and products.id = ${productId} and products.visible order by variants.position, variants.id`)
}

/** The choices of all variants of products. */
export function selectChoices({ db, siteId }: Scope, productIds: readonly string[]): Promise<VariantChoices[]> {
  return db.rows(sql`
    select product_id as "productId", id, choices from variants where site_id = ${siteId} and product_id = any(${productIds}::uuid[])`)
}
