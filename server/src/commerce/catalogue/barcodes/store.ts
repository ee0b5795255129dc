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

/** Products of versions without the barcodes that variants of other products have by now. Of several that had one at different times, the first has it. */
export async function withFreeBarcodes(scope: Scope, products: readonly ProductWithVariants[]): Promise<ProductWithVariants[]> {
  const barcodes = products.flatMap(({ variants }) => variants.flatMap(({ barcode }) => barcode ?? []))
  if (barcodes.length === 0) return [...products]
  const together = new Set(products.map(({ product }) => product.id))
  const owners = await findBarcodes(scope, [...new Set(barcodes)])
  const used = new Set(owners.filter(({ productId }) => !together.has(productId)).map(({ barcode }) => barcode))
  return products.map(({ product, variants }) => {
    const free = variants.map((one) => (one.barcode !== null && used.has(one.barcode) ? { ...one, barcode: null } : one))
    for (const { barcode } of free) if (barcode !== null) used.add(barcode)
    return { product, variants: free }
  })
}
