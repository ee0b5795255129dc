import { newId } from '../../../database/ids.ts'
import type { Scope } from '../../../kernel/context.ts'
import { uniqueIdsInUse } from '../change/store.ts'
import { defaultVariantId, type ProductWithVariants } from '../product.ts'

/** A product of a version with other IDs for the variants whose ID a variant of another product has by now. That of the only variant is the product’s own. */
export async function withFreeIds(
  scope: Scope,
  { product, variants }: ProductWithVariants,
  held: ProductWithVariants | undefined,
): Promise<ProductWithVariants> {
  const own = new Set([defaultVariantId, ...(held?.variants ?? []).map(({ id }) => id)])
  const returning = variants.filter(({ id }) => !own.has(id)).map(({ id }) => id)
  if (returning.length === 0) return { product, variants }
  const used = await uniqueIdsInUse(scope, returning)
  return { product, variants: variants.map((one) => (!own.has(one.id) && used.has(one.id) ? { ...one, id: newId() } : one)) }
}
