import { equality, ordering, wording, type Filterable } from '../query.ts'

const same = [...equality, 'hasSome'] as const

/** Fields that inventory items can be filtered and sorted by. To read all of them, sort by `numericId` and filter by the last one. */
export const inventoryFilterable = {
  id: { type: 'uuid', operators: same },
  productId: { type: 'uuid', operators: same },
  externalId: { type: 'uuid', operators: same },
  numericId: { type: 'number', operators: ordering, sortable: true },
  trackQuantity: { type: 'boolean', operators: equality },
  trackInventory: { type: 'boolean', operators: equality },
  'preorderInfo.enabled': { type: 'boolean', operators: equality },
} as const satisfies Filterable

/** Fields that the stock of variants can be filtered and sorted by. */
export const stockFilterable = {
  productId: { type: 'uuid', operators: same },
  variantId: { type: 'uuid', operators: same },
  productName: { type: 'text', operators: wording, sortable: true },
  sku: { type: 'text', operators: wording },
  visible: { type: 'boolean', operators: equality },
  hasItem: { type: 'boolean', operators: equality },
  trackQuantity: { type: 'boolean', operators: equality },
  inStock: { type: 'boolean', operators: equality },
  isLow: { type: 'boolean', operators: equality },
  quantity: { type: 'number', operators: ordering, sortable: true },
  preordered: { type: 'number', operators: ordering },
} as const satisfies Filterable

/** Fields that movements of stock can be filtered by. */
export const movementsFilterable = {
  productId: { type: 'uuid', operators: same },
  variantId: { type: 'uuid', operators: same },
  locationId: { type: 'uuid', operators: same },
  orderId: { type: 'uuid', operators: equality },
  reason: { type: 'text', operators: same },
  time: { type: 'date', operators: ordering, sortable: true },
} as const satisfies Filterable
