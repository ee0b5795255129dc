import { sql } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { ProductWithVariants, Variant } from '../product.ts'

/** The variants that have some barcodes. */
export function findBarcodes(
  { db, siteId }: Scope,
  barcodes: readonly string[],
): Promise<(Pick<Variant, 'productId' | 'id'> & { barcode: string })[]> {
  return db.rows(sql`
    select product_id as "productId", id, barcode from variants where site_id = ${siteId} and barcode = any(${barcodes}::text[])`)
}

/** A product of a version without the barcodes that variants of other products have by now, unless these are saved with it. */
export async function withFreeBarcodes(
  scope: Scope,
  { product, variants }: ProductWithVariants,
  together: ReadonlySet<string> = new Set([product.id]),
): Promise<ProductWithVariants> {
  const barcodes = variants.flatMap(({ barcode }) => barcode ?? [])
  if (barcodes.length === 0) return { product, variants }
  const owners = await findBarcodes(scope, barcodes)
  const taken = new Set(owners.filter(({ productId }) => !together.has(productId)).map(({ barcode }) => barcode))
  return { product, variants: variants.map((one) => (one.barcode !== null && taken.has(one.barcode) ? { ...one, barcode: null } : one)) }
}
