import { sql } from '../../../database/sql.ts'
import type { Context } from '../../../kernel/context.ts'
import type { ProductWithVariants } from '../product.ts'

/** A product without the barcodes that variants of other products have by now. */
export async function withFreeBarcodes({ db, siteId }: Context, { product, variants }: ProductWithVariants): Promise<ProductWithVariants> {
  const barcodes = variants.flatMap(({ barcode }) => barcode ?? [])
  if (barcodes.length === 0) return { product, variants }
  const rows = await db.rows<{ barcode: string }>(sql`
    select barcode from variants where site_id = ${siteId} and barcode = any(${barcodes}::text[]) and product_id <> ${product.id}`)
  const used = new Set(rows.map(({ barcode }) => barcode))
  return { product, variants: variants.map((variant) => (used.has(variant.barcode ?? '') ? { ...variant, barcode: null } : variant)) }
}
