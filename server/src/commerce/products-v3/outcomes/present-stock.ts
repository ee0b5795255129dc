import type { Static } from 'typebox'
import type { InventoryOutcome } from '@stoa/contract/products-v3/inventory-calls'
import { withTotals } from '../../../http/bulk-totals.ts'
import { isInStock, type ProductWithVariants, uniqueIdOf, type Variant } from '../../catalogue/public.ts'
import { freeOf } from '../../stock/public.ts'
import type { Outcome } from '../change/drafts.ts'
import type { ProductInput } from '../change/input.ts'

/** The stock of the variants that were sent with it, as it is now; undefined without any. */
export function presentStock(outcomes: readonly Outcome[], inputs: readonly ProductInput[]) {
  const items = outcomes.flatMap((outcome, index) => ('saved' in outcome ? sentStock(outcome.saved, inputs[index]!) : []))
  if (items.length === 0) return {}
  const results = items.map((item, originalIndex) => ({ itemMetadata: { id: item.id, originalIndex, success: true }, item }))
  return { inventoryResults: withTotals(results) }
}

const sentStock = ({ variants }: ProductWithVariants, { variantsInfo }: ProductInput) =>
  (variantsInfo?.variants ?? []).flatMap(({ inventoryItem }, index) => (inventoryItem ? [presentItem(variants[index]!)] : []))

const presentItem = (variant: Variant): Static<typeof InventoryOutcome> => ({
  id: uniqueIdOf(variant),
  productId: variant.productId,
  variantId: uniqueIdOf(variant),
  trackQuantity: variant.trackQuantity,
  ...(variant.trackQuantity && { quantity: freeOf(variant) }),
  inStock: isInStock(variant),
})
