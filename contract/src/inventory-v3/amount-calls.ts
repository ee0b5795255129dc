import { Type } from 'typebox'
import { BulkResultsWith, returnEntity } from '../bulk-results.ts'
import { call } from '../call.ts'
import { field, Guid, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
import { quantityMax } from '../stock/preorder.ts'
import { inventoryWriter, jug } from './area.ts'
import { InventoryItemV3, reason } from './inventory-item.ts'
import { decreaseProblems, increaseProblems, missingAtLocation } from './problems.ts'

const writer = { ...inventoryWriter, permission: 'WIX_STORES.INVENTORY_UPDATE', method: 'POST', problems: {} } as const
const Amount = Whole(1, quantityMax)
const byId = { inventoryItemId: field(Guid, 'ID of the item.') }
const atLocation = {
  variantId: field(Guid, 'ID of the variant.'),
  locationId: maybeNull(Guid, 'ID of the location. The default location if absent.'),
}
const less = {
  decrementBy: field(Amount, 'Units to take.'),
  preorderRequest: maybe(Type.Boolean(), 'Whether the units are preordered, and count as owed. False by default.'),
}
const more = { incrementBy: field(Amount, 'Units to add.') }
const upTo300 = <P extends Type.TProperties>(properties: P) =>
  field(
    Type.Array(Shape(properties), { minItems: 1, maxItems: 300 }),
    'The items and amounts, up to 300. Each succeeds or fails individually.',
  )
const restrictInventory = maybeNull(
  Type.Boolean(),
  'Whether an item with too little stock fails. True by default; otherwise its quantity can get negative.',
)
const { INVENTORY_ITEM_NOT_FOUND: _decreased, ...decreaseAtLocation } = { ...decreaseProblems, ...missingAtLocation }
const { INVENTORY_ITEM_NOT_FOUND: _increased, ...increaseAtLocation } = { ...increaseProblems, ...missingAtLocation }

export const bulkDecrementInventoryItems = call({
  ...writer,
  path: '/v3/bulk/inventory-items/decrement',
  summary: 'Take units from several inventory items.',
  request: Shape({ decrementData: upTo300({ ...byId, ...less }), restrictInventory, returnEntity, reason }),
  response: BulkResultsWith(decreaseProblems, InventoryItemV3),
  example: { decrementData: [{ inventoryItemId: jug, decrementBy: 1 }] },
})

export const bulkIncrementInventoryItems = call({
  ...writer,
  path: '/v3/bulk/inventory-items/increment',
  summary: 'Add units to several inventory items.',
  request: Shape({ incrementData: upTo300({ ...byId, ...more }), returnEntity, reason }),
  response: BulkResultsWith(increaseProblems, InventoryItemV3),
  example: { incrementData: [{ inventoryItemId: jug, incrementBy: 1 }] },
})

export const bulkDecrementInventoryItemsByVariantAndLocation = call({
  ...writer,
  path: '/v3/bulk/inventory-items/decrement-by-variant-and-location',
  summary: 'Take units of several variants at locations.',
  request: Shape({ decrementData: upTo300({ ...atLocation, ...less }), restrictInventory, returnEntity, reason }),
  response: BulkResultsWith(decreaseAtLocation, InventoryItemV3),
  example: { decrementData: [{ variantId: jug, decrementBy: 1 }] },
})

export const bulkIncrementInventoryItemsByVariantAndLocation = call({
  ...writer,
  path: '/v3/bulk/inventory-items/increment-by-variant-and-location',
  summary: 'Add units of several variants at locations.',
  request: Shape({ incrementData: upTo300({ ...atLocation, ...more }), returnEntity, reason }),
  response: BulkResultsWith(increaseAtLocation, InventoryItemV3),
  example: { incrementData: [{ variantId: jug, incrementBy: 1 }] },
})
