import { Type } from 'typebox'
import { BulkResults, BulkResultsWith, returnEntity } from '../bulk-results.ts'
import { call } from '../call.ts'
import { field, Guid, Shape } from '../scalars.ts'
import { inventoryWriter, jug } from './area.ts'
import { InventoryItemChanges, InventoryItemUpsert, InventoryItemV3, NewInventoryItem, reason } from './inventory-item.ts'
import { createProblems, missingItem, updateProblems, upsertProblems } from './problems.ts'

const Answer = Shape({ inventoryItem: field(InventoryItemV3, 'The item as it is now.') })
const item = { productId: jug, variantId: jug, quantity: 12 }
const upTo1000 = <S extends Type.TSchema>(schema: S, what: string) =>
  field(Type.Array(schema, { minItems: 1, maxItems: 1000 }), `${what}, up to 1,000.`)

export const createInventoryItem = call({
  ...inventoryWriter,
  permission: 'WIX_STORES.INVENTORY_CREATE',
  method: 'POST',
  path: '/v3/inventory-items',
  summary: 'Create an inventory item.',
  description: 'Gives a variant stock at a location.',
  request: Shape({ inventoryItem: field(NewInventoryItem, 'Item to create.') }),
  response: Answer,
  problems: createProblems,
  example: { inventoryItem: item },
})

export const bulkCreateInventoryItems = call({
  ...inventoryWriter,
  permission: 'WIX_STORES.INVENTORY_CREATE',
  method: 'POST',
  path: '/v3/bulk/inventory-items/create',
  summary: 'Create several inventory items.',
  description: 'Each is created or fails individually.',
  request: Shape({ inventoryItems: upTo1000(NewInventoryItem, 'The items'), returnEntity }),
  response: BulkResultsWith(createProblems, InventoryItemV3),
  problems: {},
  example: { inventoryItems: [item] },
})

export const updateInventoryItem = call({
  ...inventoryWriter,
  permission: 'WIX_STORES.INVENTORY_UPDATE',
  method: 'PATCH',
  path: '/v3/inventory-items/{inventoryItem.id}',
  summary: 'Update an inventory item.',
  description: 'Changes the fields that are sent. Variant, product and location stay.',
  request: Shape({ inventoryItem: field(InventoryItemChanges, 'The fields to change, with ID and revision.'), reason }),
  response: Answer,
  problems: updateProblems,
  example: { inventoryItem: { id: jug, revision: '1', quantity: 12 }, reason: 'MANUAL' },
})

export const bulkUpdateInventoryItems = call({
  ...inventoryWriter,
  permission: 'WIX_STORES.INVENTORY_UPDATE',
  method: 'POST',
  path: '/v3/bulk/inventory-items/update',
  summary: 'Update several inventory items.',
  description: 'Each is changed or fails individually.',
  request: Shape({
    inventoryItems: upTo1000(
      Shape({ inventoryItem: field(InventoryItemChanges, 'The fields to change, with ID and revision.') }),
      'The changes',
    ),
    returnEntity,
    reason,
  }),
  response: BulkResultsWith(updateProblems, InventoryItemV3),
  problems: {},
  example: { inventoryItems: [{ inventoryItem: { id: jug, revision: '1', quantity: 12 } }] },
})

export const bulkUpsertInventoryItems = call({
  ...inventoryWriter,
  permission: 'WIX_STORES.INVENTORY_UPSERT',
  method: 'POST',
  path: '/v3/bulk/inventory-items/upsert',
  summary: 'Create or update several inventory items.',
  description:
    'An item is found by its variant and location, and created if there is none; each is named once. Each succeeds or fails individually.',
  request: Shape({
    inventoryItems: upTo1000(Shape({ inventoryItem: field(InventoryItemUpsert, 'The item, with the fields to change.') }), 'The items'),
    returnEntity,
  }),
  response: BulkResultsWith(upsertProblems, InventoryItemV3),
  problems: {},
  example: { inventoryItems: [{ inventoryItem: item }] },
})

export const deleteInventoryItem = call({
  ...inventoryWriter,
  permission: 'WIX_STORES.INVENTORY_DELETE',
  method: 'DELETE',
  path: '/v3/inventory-items/{inventoryItemId}',
  summary: 'Delete an inventory item.',
  description: 'The variant has no stock at the location then.',
  request: Shape({ inventoryItemId: field(Guid, 'ID of the item.') }),
  response: Shape({}),
  problems: missingItem,
  example: { inventoryItemId: jug },
})

export const bulkDeleteInventoryItems = call({
  ...inventoryWriter,
  permission: 'WIX_STORES.INVENTORY_DELETE',
  method: 'POST',
  path: '/v3/bulk/inventory-items/delete',
  summary: 'Delete several inventory items.',
  request: Shape({ inventoryItemIds: upTo1000(Guid, 'IDs of the items') }),
  response: BulkResults(missingItem),
  problems: {},
  example: { inventoryItemIds: [jug] },
})
