import { equality, membership, ordering, wording, type Filterable, type Operator } from '../query.ts'

const same = [...equality, 'hasSome'] as const satisfies readonly Operator[]

/** What rows of variants can be filtered and sorted by without their stock. */
export const pricesFilterable = {
  productId: { type: 'uuid', operators: same, sortable: true },
  position: { type: 'number', operators: equality, sortable: true },
  productName: { type: 'text', operators: wording, sortable: true },
  productVisible: { type: 'boolean', operators: equality },
  collectionIds: { type: 'uuids', operators: membership },
  sku: { type: 'text', operators: wording, sortable: true },
  barcode: { type: 'text', operators: wording },
  price: { type: 'number', operators: ordering, sortable: true },
  onSale: { type: 'boolean', operators: equality },
  visible: { type: 'boolean', operators: equality },
} as const satisfies Filterable

/** The same with what depends on the location. */
export const variantRowsFilterable = {
  ...pricesFilterable,
  trackQuantity: { type: 'boolean', operators: equality },
  inStock: { type: 'boolean', operators: equality },
  isLow: { type: 'boolean', operators: equality },
  quantity: { type: 'number', operators: ordering, sortable: true },
} as const satisfies Filterable
