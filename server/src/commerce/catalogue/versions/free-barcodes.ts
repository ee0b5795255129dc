import type { Context } from '../../../kernel/context.ts'
import type { ProductWithVariants } from '../product.ts'
import { selectBarcodesOfOthers } from './store.ts'

/** A product without the barcodes that variants of other products have by now. */
export async function withFreeBarcodes(context: Context, { product, variants }: ProductWithVariants): Promise<ProductWithVariants> {
  const barcodes = variants.flatMap(({ barcode }) => barcode ?? [])
  if (barcodes.length === 0) return { product, variants }
  const used = await selectBarcodesOfOthers(context, product.id, barcodes)
  return { product, variants: variants.map((variant) => (used.has(variant.barcode ?? '') ? { ...variant, barcode: null } : variant)) }
}
