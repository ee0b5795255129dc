import { variantsQueryFilterable, variantsSearchFilterable } from '@stoa/contract/products-v3/filterable'
import { entityTarget, type Column, type Target } from '../../database/query/target.ts'
import { inStockOfVariant, uniqueIdOfVariant } from '../catalogue/public.ts'
import { scaleOf } from '../pricing/public.ts'
import { currentPriceOfVariant } from './price-sql.ts'

const targets = new Map<string, { query: Target; search: Target }>()

/** The fields that queries and searches of variants can name. */
export function variantsTargets(currency: string): { query: Target; search: Target } {
  const cached = targets.get(currency)
  if (cached) return cached
  const columns = columnsFor(scaleOf(currency))
  const made = {
    query: entityTarget({ filterable: variantsQueryFilterable, id, columns }),
    search: entityTarget({ filterable: variantsSearchFilterable, id, columns }),
  }
  targets.set(currency, made)
  return made
}

/** The default order, which an index has. */
export const byProduct = [{ fieldName: 'productData.productId' }]

const id = { sql: `(${uniqueIdOfVariant})`, type: 'uuid' } as const

const options = "jsonb_array_elements(products.doc -> 'options') as option"

// In parentheses, a caller's condition isn't taken for one that holds for all that is read (`database/sources.ts`).
const columnsFor = (scale: number): Record<string, Column | string> => ({
  id: { sql: `(${uniqueIdOfVariant})`, notNull: true },
  variantId: { sql: `(${uniqueIdOfVariant})`, notNull: true },
  visible: { sql: 'variants.visible', notNull: true },
  sku: 'variants.sku',
  barcode: 'variants.barcode',
  'inventoryStatus.inStock': inStockOfVariant,
  'inventoryStatus.preorderEnabled': 'variants.preorder_limit > variants.preordered',
  'price.actualPrice.amount': { sql: currentPriceOfVariant, notNull: true, scale },
  'price.compareAtPrice.amount': { sql: `case when ${currentPriceOfVariant} < variants.price_minor then variants.price_minor end`, scale },
  'optionChoices.optionChoiceIds.optionId': `select array_agg((option ->> 'partId')::uuid) from ${options} where variants.choices ->> (option ->> 'name') is not null`,
  'optionChoices.optionChoiceIds.choiceId': `select array_agg((choice ->> 'choiceId')::uuid) from ${options}, jsonb_array_elements(option -> 'choices') as choice
    where variants.choices ->> (option ->> 'name') = choice ->> 'description'`,
  'productData.productId': { sql: '(variants.product_id)', notNull: true },
  'productData.name': { sql: 'products.name', notNull: true },
  'productData.slug': { sql: 'products.slug', notNull: true },
  'productData.handle': { sql: 'products.slug', notNull: true },
  'productData.productType': 'upper(products.product_type)',
  'productData.visible': { sql: 'products.visible', notNull: true },
  'productData.brand.id': "(products.doc ->> 'brandId')::uuid",
  'productData.updatedDate': { sql: 'products.updated_date', notNull: true },
})
