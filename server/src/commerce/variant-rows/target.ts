import { allProductsId } from '@stoa/contract/collections/all-products'
import { pricesFilterable, variantRowsFilterable } from '@stoa/contract/variant-rows/filterable'
import { entityTarget, type Target } from '../../database/query/target.ts'
import { scaleOf } from '../pricing/public.ts'
import { currentPriceOfVariant } from '../products-v3/public.ts'
import { stockColumns } from '../stock/public.ts'

interface Terms {
  currency: string
  /** From which stock on variants without their own threshold count as low. */
  threshold: number
  /** Whether the caller can read stock. */
  withStock: boolean
}

/** Of how many minor units a discount of any percentage in use is at least one. */
const alwaysReduced = 5000

/** A discount that reduces a variant reduces its product too, unless that costs so little that it rounds to nothing: so the documents of most products aren’t
 *  read. */
const isReduced = `(case when variants.sale_minor is null
  then (products.on_sale or products.price_minor < least(variants.price_minor, ${alwaysReduced})) and ${currentPriceOfVariant} < variants.price_minor
  else variants.sale_minor < variants.price_minor end)`

const targets = new Map<string, Target>()

/** The fields that a query of rows can name. */
export function rowsTarget({ currency, threshold, withStock }: Terms): Target {
  const key = `${currency} ${threshold} ${withStock}`
  const cached = targets.get(key)
  if (cached) return cached
  const target = entityTarget({
    filterable: withStock ? variantRowsFilterable : pricesFilterable,
    id: { sql: "(variants.product_id::text || '-' || variants.id::text)", type: 'text' },
    columns: {
      // In parentheses, as in the catalogue's targets. An index has products by name and ID.
      productId: { sql: '(products.id)', notNull: true },
      position: { sql: 'variants.position', notNull: true, scale: 0 },
      productName: { sql: 'products.name', notNull: true },
      productVisible: { sql: 'products.visible', notNull: true },
      collectionIds: { sql: 'products.collection_ids', inEveryList: allProductsId },
      sku: 'variants.sku',
      barcode: 'variants.barcode',
      price: { sql: 'variants.price_minor', notNull: true, scale: scaleOf(currency) },
      onSale: isReduced,
      visible: { sql: 'variants.visible', notNull: true },
      ...stockColumns(threshold),
    },
  })
  targets.set(key, target)
  return target
}
