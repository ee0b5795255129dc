import { equality, membership, ordering, wording, type Filterable, type Operator } from '../query.ts'

const any = ['hasSome'] as const satisfies readonly Operator[]
const id = { type: 'uuid', operators: [...ordering, ...any, 'startsWith'] } as const
const date = { type: 'date', operators: [...ordering, ...any], sortable: true } as const
const text = { type: 'text', operators: [...wording, ...any], sortable: true } as const
const yesOrNo = { type: 'boolean', operators: [...equality, ...any], sortable: true } as const

/** Fields that inventory items can be filtered and sorted by. */
export const inventoryFilterable = {
  id,
  variantId: id,
  locationId: id,
  productId: { ...id, sortable: true },
  createdDate: date,
  updatedDate: date,
  inStock: yesOrNo,
  trackQuantity: yesOrNo,
  quantity: { type: 'number', operators: [...ordering, ...any], sortable: true },
  availabilityStatus: { type: 'text', operators: [...equality, ...any], sortable: true },
  'preorderInfo.enabled': yesOrNo,
  'product.name': text,
  'product.variantName': text,
  'product.variantSku': text,
  'product.variantBarcode': text,
  'product.brand.id': { ...id, sortable: true },
  'product.directCategoryIds': { type: 'uuids', operators: membership },
} as const satisfies Filterable
