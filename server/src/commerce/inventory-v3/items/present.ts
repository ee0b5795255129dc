import type { Static } from 'typebox'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { InventoryItemV3 } from '@stoa/contract/inventory-v3/inventory-item'
import { presentItem } from '../../stock/public.ts'
import type { Item } from './item.ts'

export type WireItem = Static<typeof InventoryItemV3>

/** An inventory item on the wire, with what it shows of its product. */
export const presentWithProduct = (item: Item): WireItem => ({ ...presentItem(item), product: presentProduct(item) })

function presentProduct({ productName, collectionIds, options, choices, sku, visible }: Item): WireItem['product'] {
  const variantName = options.flatMap(({ name }) => choices[name] ?? []).join(', ')
  return {
    name: productName,
    directCategoryIds: [...collectionIds, allProductsId],
    ...(variantName && { variantName: variantName.slice(0, 250) }),
    ...(sku && { variantSku: sku }),
    variantVisible: visible,
  }
}
