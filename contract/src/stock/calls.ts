import { Type } from 'typebox'
import { call } from '../call.ts'
import { defaultLocationId } from '../locations/default-location.ts'
import { missingLocation } from '../locations/problems.ts'
import { CursorPaging, PagingMetadata, Query } from '../query.ts'
import { deprecated, field, Guid, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { AdjustmentNote, AdjustmentReason, AdjustmentResult, adjustmentsMax, StockAdjustment } from './adjustment.ts'
import { inventoryFilterable, movementsFilterable, stockFilterable } from './filterable.ts'
import { DecrementData, IncrementData, InventoryItem, InventoryItemChanges } from './inventory-item.ts'
import { LowStockPaging, LowStockVariant } from './low-stock.ts'
import { StockAtLocation } from './move.ts'
import { StockMovement } from './movement.ts'
import { quantityMax } from './preorder.ts'
import { decrementProblems, incrementProblems, inventoryProblems, moveProblems } from './problems.ts'
import { LowStockThreshold, StockItem } from './stock-item.ts'

const allow = ['owner', 'app'] as const
const reader = { family: 'catalogueReader', allow, permission: 'WIX_STORES.READ_INVENTORY', writes: false } as const
const writer = { family: 'catalogueWriter', allow, permission: 'WIX_STORES.MODIFY_INVENTORY', writes: true } as const
const own = { family: 'stoa', allow, source: 'decision 0139' } as const
const source = 'commerce §7 "Catalogue products", wire §1.2'

/** A page of at most 100 entries, 50 by default. */
const Cursor = maybeNull(
  Shape({ ...CursorPaging.properties, limit: maybeNull(Whole(1, 100), 'Entries per page, at most 100. 50 by default.') }),
  'Size of the page, or the cursor of another one, sent alone.',
)

const query = maybeNull(
  Shape({ filter: Query.properties.filter, sort: Query.properties.sort, cursorPaging: Cursor }),
  'Filter, sort and page of the list.',
)

const jug = '10000000-0000-4000-8000-000000000001'

export const updateInventoryVariants = call({
  ...writer,
  method: 'PATCH',
  path: '/v2/inventoryItems/product/{inventoryItem.productId}',
  summary: 'Update the stock of a product.',
  description:
    'Sets whether quantities are tracked, the stock of the variants that are sent, and whether the product can be preordered. `trackQuantity` applies to ' +
    'all variants and is false if absent. A quantity is what can be sold: units reserved by payments in progress stay reserved besides it, and ' +
    'preordered units count as served.',
  source,
  request: Shape({ inventoryItem: field(InventoryItemChanges, 'Stock of the product.') }),
  response: Shape({}),
  problems: inventoryProblems,
  example: { inventoryItem: { productId: jug, trackQuantity: true, variants: [{ quantity: 12 }] } },
})

export const decrementInventory = call({
  ...writer,
  method: 'POST',
  path: '/v2/inventoryItems/decrement',
  summary: 'Take units out of stock.',
  description:
    'Takes up to 300 lines together, or none: if there isn’t enough stock for one of them, fails with INSUFFICIENT_INVENTORY. Lines of the same variant are ' +
    'added up. Lines with `preorderRequest` can be preordered while the variant is out of stock.',
  source,
  request: Shape({ decrementData: field(Type.Array(DecrementData, { minItems: 1, maxItems: 300 }), 'Units to take, by variant.') }),
  response: Shape({}),
  problems: decrementProblems,
  example: { decrementData: [{ productId: jug, decrementBy: 1 }] },
})

export const incrementInventory = call({
  ...writer,
  method: 'POST',
  path: '/v2/inventoryItems/increment',
  summary: 'Add units to the stock.',
  description: 'Adds up to 300 lines together, or none. Lines of the same variant are added up. Preordered units are served first.',
  source,
  request: Shape({ incrementData: field(Type.Array(IncrementData, { minItems: 1, maxItems: 300 }), 'Units to add, by variant.') }),
  response: Shape({}),
  problems: incrementProblems,
  example: { incrementData: [{ productId: jug, incrementBy: 1 }] },
})

export const getInventoryVariants = call({
  ...reader,
  method: 'POST',
  path: '/v2/inventoryItems/{inventoryId}/getVariants',
  summary: 'Get the stock of a product.',
  description: 'Returns the inventory item with the variants in `variantIds`, or with all. Its ID is that of the product.',
  source,
  request: Shape({
    inventoryId: field(Guid, 'ID of the inventory item.'),
    externalId: deprecated(Guid, 'ID of the product.'),
    productId: maybe(Guid, 'ID of the product. It must be that of the inventory item.'),
    variantIds: maybe(Type.Array(Guid, { maxItems: 1000 }), 'IDs of the variants to return. All by default.'),
  }),
  response: Shape({ inventoryItem: field(InventoryItem, 'The stock of the product.') }),
  problems: { INVENTORY_ITEM_NOT_FOUND: inventoryProblems.INVENTORY_ITEM_NOT_FOUND },
  example: { inventoryId: jug },
})

export const queryInventory = call({
  ...reader,
  method: 'POST',
  path: '/v2/inventoryItems/query',
  summary: 'Query the stock of products.',
  description:
    'Returns inventory items in pages of up to 100. `filter` and `sort` are JSON in strings. To read more than 10,000 items, sort by `numericId` and filter ' +
    'by the last one.',
  source,
  request: Shape({
    query: maybeNull(
      Shape({
        paging: maybeNull(
          Shape({
            limit: maybeNull(Whole(1, 100), 'Items per page. 100 by default.'),
            offset: maybeNull(Whole(0, 10_000), 'Items to skip. 0 by default.'),
          }),
          'Page of the list.',
        ),
        filter: maybeNull(Text(10_000), 'Conditions by field as JSON, such as `{"numericId": {"$gt": 40}}`. All items if absent.'),
        sort: maybeNull(Text(1000), 'Fields to sort by as JSON, such as `[{"numericId": "asc"}]`.'),
      }),
      'Filter, sort and page of the list.',
    ),
  }),
  response: Shape({
    inventoryItems: field(Type.Array(InventoryItem, { maxItems: 100 }), 'The items of this page.'),
    metadata: field(
      Shape({
        items: field(Type.Integer(), 'Number of items on this page.'),
        offset: field(Type.Integer(), 'Items skipped before this page.'),
      }),
      'Size and offset of the page.',
    ),
    totalResults: field(Type.Integer(), 'Number of items on all pages, counted up to 10,000.'),
  }),
  problems: {},
  filterable: inventoryFilterable,
  example: { query: { filter: '{"trackQuantity": true}', sort: '[{"numericId": "asc"}]', paging: { limit: 2 } } },
})

export const queryLowStock = call({
  method: 'GET',
  path: '/v1/stock/low',
  family: 'stoa',
  summary: 'Query variants that are low or out of stock.',
  description:
    'Returns visible variants with tracked stock whose units that can be sold are at or below their threshold, lowest first: their own, or the setting ' +
    '`lowStockThreshold` of the shop. With `atMost`, that number is the threshold of all. Pass the cursor alone to get the next page.',
  source: 'screens §5: today, stock; decision 0139',
  allow: ['owner', 'app'],
  permission: 'STOCK.READ',
  writes: false,
  request: Shape({
    atMost: maybe(Whole(0, 99_999), 'The largest number of units that counts as low. The thresholds of variants and shop by default.'),
    cursorPaging: maybeNull(LowStockPaging, 'Size of the page, or the cursor of the next one, sent alone.'),
  }),
  response: Shape({
    variants: field(Type.Array(LowStockVariant, { maxItems: 100 }), 'The variants with the lowest stock first.'),
    metadata: field(PagingMetadata, 'Size of the page and the cursor of the next one.'),
  }),
  problems: {},
  example: { cursorPaging: { limit: 10 } },
})

export const queryStock = call({
  ...own,
  method: 'POST',
  path: '/v1/stock/query',
  summary: 'Query the stock of variants.',
  description:
    'Returns the stock of each variant at a location by cursor, at most 100 per page, by name by default. Variants that have no inventory item there are ' +
    'returned too. To get the next page, pass the cursor alone, with the same location.',
  permission: 'STOCK.READ',
  writes: false,
  request: Shape({ locationId: maybe(Guid, 'ID of the location. The default one by default.'), query }),
  response: Shape({
    items: field(Type.Array(StockItem, { maxItems: 100 }), 'The variants of this page.'),
    metadata: field(PagingMetadata, 'Size of the page and its neighbours.'),
  }),
  problems: missingLocation,
  filterable: stockFilterable,
  example: { query: { filter: { isLow: true }, sort: [{ fieldName: 'quantity', order: 'ASC' }], cursorPaging: { limit: 2 } } },
})

export const adjustStock = call({
  ...own,
  method: 'POST',
  path: '/v1/stock/adjust',
  summary: 'Adjust the stock of variants, with a reason.',
  description:
    'Each variant is changed or fails individually. All changes appear in the history with the reason and the note. With `expectedQuantity`, a variant that ' +
    'was sold since it was counted isn’t changed. A variant that has no inventory item at the location gets one, with tracked quantity.',
  permission: 'STOCK.ADJUST',
  writes: true,
  request: Shape({
    locationId: maybe(Guid, 'ID of the location. The default one by default.'),
    adjustments: field(Type.Array(StockAdjustment, { minItems: 1, maxItems: adjustmentsMax }), 'Variants to change, each once.'),
    reason: field(AdjustmentReason, 'Why the stock changes.'),
    note: maybeNull(AdjustmentNote, 'Note for the history, which only owners can read.'),
  }),
  response: Shape({
    results: field(Type.Array(AdjustmentResult, { maxItems: adjustmentsMax }), 'Result for each variant, in the order of the request.'),
  }),
  problems: missingLocation,
  example: {
    adjustments: [{ productId: jug, variantId: '00000000-0000-0000-0000-000000000000', action: 'ADD', quantity: 6 }],
    reason: 'RECEIVED',
    note: 'Second delivery of the month',
  },
})

export const moveStock = call({
  ...own,
  source: 'decision 0147',
  method: 'POST',
  path: '/v1/stock/move',
  summary: 'Move stock of a variant to another location.',
  description:
    'Takes units from one location and adds them to another, or does neither. Units that payments have reserved stay. A variant that has no inventory item at ' +
    'the other location gets one, with tracked quantity. Both changes appear in the history with the reason MOVED and the note.',
  permission: 'STOCK.ADJUST',
  writes: true,
  request: Shape({
    productId: field(Guid, 'ID of the product.'),
    variantId: field(Guid, 'ID of the variant within its product.'),
    fromLocationId: field(Guid, 'ID of the location that the units are taken from.'),
    toLocationId: field(Guid, 'ID of the location that gets them, another one.'),
    quantity: field(Whole(1, quantityMax), 'Number of units.'),
    note: maybeNull(AdjustmentNote, 'Note for the history, which only owners can read.'),
  }),
  response: Shape({
    from: field(StockAtLocation, 'The stock where the units were taken.'),
    to: field(StockAtLocation, 'The stock where they are now.'),
  }),
  problems: moveProblems,
  example: {
    productId: jug,
    variantId: '00000000-0000-0000-0000-000000000000',
    fromLocationId: defaultLocationId,
    toLocationId: '50000000-0000-4000-8000-000000000001',
    quantity: 2,
    note: 'For Saturday',
  },
})

export const queryStockMovements = call({
  ...own,
  method: 'POST',
  path: '/v1/stock/movements/query',
  summary: 'Query the history of stock.',
  description:
    'Returns changes of stock by cursor, at most 100 per page, the newest first by default. Those of orders appear within seconds. Movements are kept for 800 days.',
  permission: 'STOCK.READ',
  writes: false,
  request: Shape({ query }),
  response: Shape({
    movements: field(Type.Array(StockMovement, { maxItems: 100 }), 'The movements of this page.'),
    metadata: field(PagingMetadata, 'Size of the page and its neighbours.'),
  }),
  problems: {},
  filterable: movementsFilterable,
  example: { query: { filter: { productId: jug }, cursorPaging: { limit: 2 } } },
})

export const updateLowStockThresholds = call({
  ...own,
  method: 'PATCH',
  path: '/v1/stock/thresholds',
  summary: 'Set from which stock on variants count as low.',
  description:
    'Sets the own thresholds of variants, together or not at all. Null removes one: the setting `lowStockThreshold` of the shop applies again.',
  permission: 'STOCK.ADJUST',
  writes: true,
  request: Shape({
    thresholds: field(Type.Array(LowStockThreshold, { minItems: 1, maxItems: adjustmentsMax }), 'Thresholds by variant, each once.'),
  }),
  response: Shape({}),
  problems: { INVENTORY_VARIANT_NOT_FOUND: inventoryProblems.INVENTORY_VARIANT_NOT_FOUND },
  example: { thresholds: [{ productId: jug, variantId: '00000000-0000-0000-0000-000000000000', threshold: 3 }] },
})
