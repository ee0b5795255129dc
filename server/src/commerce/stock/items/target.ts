import { stockFilterable } from '@stoa/contract/stock/filterable'
import { entityTarget, type Target } from '../../../database/query/target.ts'
import { inStockOfVariant } from '../../catalogue/public.ts'
import { piecesLeft } from '../low-stock-target.ts'

const targets = new Map<number, Target>()

/** The fields that a query of the stock of variants can name. The shop's threshold says what is low of variants without their own. */
export function stockTarget(threshold: number): Target {
  const cached = targets.get(threshold)
  if (cached) return cached
  const target = entityTarget({
    filterable: stockFilterable,
    id: { sql: "(variants.product_id::text || '-' || variants.id::text)", type: 'text' },
    columns: {
      ...stockColumns(threshold),
      // In parentheses, as in the catalogue's targets.
      productId: { sql: '(variants.product_id)', notNull: true },
      variantId: { sql: 'variants.id', notNull: true },
      productName: { sql: 'products.name', notNull: true },
      sku: 'variants.sku',
      visible: '(variants.visible and products.visible)',
      hasItem: { sql: 'variants.has_item', notNull: true },
      preordered: { sql: 'variants.preordered', notNull: true, scale: 0 },
    },
  })
  targets.set(threshold, target)
  return target
}

/** Whether units are counted, and how many there are. */
export const stockColumns = (threshold: number) => ({
  trackQuantity: { sql: 'variants.track_quantity', notNull: true },
  inStock: `(${inStockOfVariant})`,
  isLow: `coalesce(products.visible and (${piecesLeft}) <= coalesce(variants.low_stock_threshold, ${threshold}), false)`,
  quantity: { sql: piecesLeft, scale: 0 },
})
