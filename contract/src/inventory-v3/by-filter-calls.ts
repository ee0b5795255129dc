import { Type } from 'typebox'
import { call } from '../call.ts'
import { variantsSearchFilterable } from '../products-v3/filterable.ts'
import { productsJobsFull } from '../products-v3/products-job.ts'
import { field, Free, Guid, maybe, Nullable, Shape, Whole } from '../scalars.ts'
import { SearchDetails } from '../search.ts'
import { quantityMax } from '../stock/preorder.ts'
import { inventoryWriter, jug } from './area.ts'
import { inventoryFilterable } from './filterable.ts'
import { itemFields } from './inventory-item.ts'
import { createProblems } from './problems.ts'

/** Calls that change all items that meet conditions. They start a job and return its ID. */
const byFilter = {
  ...inventoryWriter,
  permission: 'WIX_STORES.INVENTORY_UPDATE',
  method: 'POST',
  response: Shape({ jobId: field(Guid, 'ID of the job, for `getProductsJob`, which needs `WIX_STORES.PRODUCT_READ`.') }),
  problems: productsJobsFull,
  filterable: inventoryFilterable,
} as const
const conditions = {
  filter: field(Nullable(Free), 'Conditions that the items must meet. Null or empty: all items.'),
  search: maybe(SearchDetails, 'Words that the items must have.'),
}
const Amount = Whole(1, quantityMax)
const Adjustment = Shape({
  incrementBy: maybe(Amount, 'Units to add. Either this or `decrementBy`.'),
  decrementBy: maybe(Amount, 'Units to take.'),
})
const example = { filter: { productId: jug } }

export const bulkUpdateInventoryItemsByFilter = call({
  ...byFilter,
  path: '/v3/bulk/inventory-items/update-by-filter',
  summary: 'Update all inventory items that meet conditions.',
  description: 'Changes the fields that are sent.',
  request: Shape({ ...conditions, inventoryItem: field(Shape(itemFields), 'The fields to change.') }),
  example: { ...example, inventoryItem: { inStock: true } },
})

export const bulkAdjustInventoryItemsByFilter = call({
  ...byFilter,
  path: '/v3/bulk/inventory-items/adjust-by-filter',
  summary: 'Adjust the quantity of all inventory items that meet conditions.',
  request: Shape({
    ...conditions,
    adjustment: field(Adjustment, 'How the quantity changes.'),
    trackQuantity: maybe(
      Type.Boolean(),
      'Whether items whose quantity isn’t tracked are tracked from now on, from 0. They fail otherwise.',
    ),
  }),
  example: { ...example, adjustment: { incrementBy: 10 } },
})

export const bulkSetOrAdjustInventoryItemsByFilter = call({
  ...byFilter,
  path: '/v3/bulk/inventory-items/set-or-adjust-by-filter',
  summary: 'Adjust the quantity of all inventory items that meet conditions.',
  description: 'The former name of `bulkAdjustInventoryItemsByFilter`.',
  request: Shape({ ...conditions, adjustedInventoryAction: field(Adjustment, 'How the quantity changes.') }),
  example: { ...example, adjustedInventoryAction: { incrementBy: 10 } },
})

export const bulkDeleteInventoryItemsByFilter = call({
  ...byFilter,
  permission: 'WIX_STORES.INVENTORY_DELETE',
  path: '/v3/bulk/inventory-items/delete-by-filter',
  summary: 'Delete all inventory items that meet conditions.',
  request: Shape(conditions),
  example,
})

export const bulkCreateInventoryItemsByVariantFilter = call({
  ...byFilter,
  permission: 'WIX_STORES.INVENTORY_CREATE',
  path: '/v3/bulk/inventory-items/create-by-variant-filter',
  summary: 'Create inventory items for all variants that meet conditions.',
  description: 'Variants that already have an item at the location keep it.',
  request: Shape({
    filter: field(Nullable(Free), 'Conditions that the variants must meet, as in `searchVariants`. Null or empty: all variants.'),
    search: maybe(SearchDetails, 'Words that the variants must have.'),
    locationId: field(Guid, 'ID of the location.'),
    inventoryCreationData: maybe(
      Shape({ quantity: maybe(Whole(0, quantityMax), 'Units in stock. 0 by default.') }),
      'What the new items have.',
    ),
  }),
  problems: { ...productsJobsFull, LOCATION_NOT_FOUND: createProblems.LOCATION_NOT_FOUND },
  filterable: variantsSearchFilterable,
  example: { filter: {}, locationId: '00000000-0000-4000-8000-000000000010' },
})
