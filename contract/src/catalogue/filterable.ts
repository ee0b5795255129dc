import { equality, membership, ordering, wording, type Filterable, type Operator } from '../query.ts'

// To match any of several values, the older packages send hasSome and the newer ones in.
const same = [...equality, 'hasSome'] as const satisfies readonly Operator[]
const ordered = [...ordering, 'hasSome'] as const satisfies readonly Operator[]
const worded = [...wording, 'hasSome'] as const satisfies readonly Operator[]

/** Fields that products can be filtered and sorted by: those that the query builders of both package generations offer, and those that a shop's lists need
 *  besides. `price` is `priceData.price`, `collections.id` is `collectionIds`, `inventoryStatus` is `stock.inventoryStatus`: two names of one value. */
export const productsFilterable = {
  id: { type: 'uuid', operators: [...ordered, 'startsWith'], sortable: true },
  name: { type: 'text', operators: worded, sortable: true },
  slug: { type: 'text', operators: worded, sortable: true },
  description: { type: 'text', operators: worded },
  sku: { type: 'text', operators: worded, sortable: true },
  brand: { type: 'text', operators: worded },
  ribbon: { type: 'text', operators: worded },
  productType: { type: 'text', operators: same, sortable: true },
  visible: { type: 'boolean', operators: equality },
  price: { type: 'number', operators: ordered, sortable: true },
  'priceData.price': { type: 'number', operators: ordered, sortable: true },
  numericId: { type: 'number', operators: ordered, sortable: true },
  collectionIds: { type: 'uuids', operators: membership },
  'collections.id': { type: 'uuids', operators: membership },
  inventoryStatus: { type: 'text', operators: same },
  'stock.inventoryStatus': { type: 'text', operators: same },
  lastUpdated: { type: 'date', operators: ordered, sortable: true },
  createdDate: { type: 'date', operators: ordered, sortable: true },
} as const satisfies Filterable

/** Fields that variants can be filtered and sorted by across the catalogue. */
export const storeVariantsFilterable = {
  id: { type: 'text', operators: same, sortable: true },
  variantId: { type: 'uuid', operators: same, sortable: true },
  productId: { type: 'uuid', operators: same, sortable: true },
  productName: { type: 'text', operators: worded, sortable: true },
  sku: { type: 'text', operators: worded, sortable: true },
  managedVariant: { type: 'boolean', operators: equality },
  'stock.inStock': { type: 'boolean', operators: equality },
  'stock.quantity': { type: 'number', operators: ordered, sortable: true },
  collectionIds: { type: 'uuids', operators: membership },
} as const satisfies Filterable
