import { equality, membership, ordering, wording, type Filterable, type Operator } from '../query.ts'

const same = [...equality, 'hasSome'] as const satisfies readonly Operator[]
const ordered = [...ordering, 'hasSome'] as const satisfies readonly Operator[]
const worded = [...wording, 'hasSome'] as const satisfies readonly Operator[]
const inList = membership

const always = {
  id: { type: 'uuid', operators: [...ordered, 'startsWith'] },
  handle: { type: 'text', operators: worded },
  slug: { type: 'text', operators: worded, sortable: true },
  visible: { type: 'boolean', operators: equality, sortable: true },
  createdDate: { type: 'date', operators: ordered, sortable: true },
  updatedDate: { type: 'date', operators: ordered, sortable: true },
  'options.id': { type: 'uuids', operators: inList },
} as const satisfies Filterable

/** What `queryProducts` of the catalogue V3 can filter and sort by. */
export const productsQueryFilterable = always

/** What `searchProducts` can filter, sort and aggregate by. */
export const productsSearchFilterable = {
  ...always,
  name: { type: 'text', operators: worded, sortable: true },
  productType: { type: 'text', operators: same },
  'brand.id': { type: 'uuid', operators: same },
  'brand.name': { type: 'text', operators: worded },
  'ribbon.id': { type: 'uuid', operators: same },
  'ribbon.name': { type: 'text', operators: worded },
  'additionalRibbons.id': { type: 'uuids', operators: inList },
  'additionalRibbons.name': { type: 'texts', operators: inList },
  'infoSections.id': { type: 'uuids', operators: inList },
  'infoSections.uniqueName': { type: 'texts', operators: inList },
  'options.name': { type: 'texts', operators: inList },
  'options.choicesSettings.choices.choiceId': { type: 'uuids', operators: inList },
  'options.choicesSettings.choices.name': { type: 'texts', operators: inList },
  'modifiers.id': { type: 'uuids', operators: inList },
  'modifiers.name': { type: 'texts', operators: inList },
  'modifiers.choicesSettings.choices.choiceId': { type: 'uuids', operators: inList },
  'modifiers.choicesSettings.choices.name': { type: 'texts', operators: inList },
  'tags.privateTags.tagIds': { type: 'texts', operators: inList },
  'tags.publicTags.tagIds': { type: 'texts', operators: inList },
  'directCategoriesInfo.categories.id': { type: 'uuids', operators: inList },
  'allCategoriesInfo.categories.id': { type: 'uuids', operators: inList },
  'inventory.availabilityStatus': { type: 'text', operators: same },
  'inventory.preorderStatus': { type: 'text', operators: same },
  'inventory.preorderAvailability': { type: 'text', operators: same },
  'actualPriceRange.minValue.amount': { type: 'number', operators: ordered, sortable: true },
  'actualPriceRange.maxValue.amount': { type: 'number', operators: ordered, sortable: true },
  'compareAtPriceRange.minValue.amount': { type: 'number', operators: ordered, sortable: true },
  'compareAtPriceRange.maxValue.amount': { type: 'number', operators: ordered, sortable: true },
  'physicalProperties.shippingWeightRange.minValue': { type: 'number', operators: ordered, sortable: true },
  'physicalProperties.shippingWeightRange.maxValue': { type: 'number', operators: ordered, sortable: true },
  'variantsInfo.variants.sku': { type: 'texts', operators: inList },
  'variantsInfo.variants.barcode': { type: 'texts', operators: inList },
} as const satisfies Filterable

/** What variants can be filtered and sorted by across the catalogue. */
export const variantsQueryFilterable = {
  id: { type: 'uuid', operators: ordered, sortable: true },
  variantId: { type: 'uuid', operators: ordered, sortable: true },
  'productData.productId': { type: 'uuid', operators: ordered, sortable: true },
} as const satisfies Filterable

export const variantsSearchFilterable = {
  ...variantsQueryFilterable,
  sku: { type: 'text', operators: worded, sortable: true },
  barcode: { type: 'text', operators: worded, sortable: true },
  visible: { type: 'boolean', operators: equality, sortable: true },
  'inventoryStatus.inStock': { type: 'boolean', operators: equality, sortable: true },
  'inventoryStatus.preorderEnabled': { type: 'boolean', operators: equality, sortable: true },
  'price.actualPrice.amount': { type: 'number', operators: ordered, sortable: true },
  'price.compareAtPrice.amount': { type: 'number', operators: ordered, sortable: true },
  'optionChoices.optionChoiceIds.optionId': { type: 'uuids', operators: inList },
  'optionChoices.optionChoiceIds.choiceId': { type: 'uuids', operators: inList },
  'productData.name': { type: 'text', operators: worded, sortable: true },
  'productData.slug': { type: 'text', operators: worded, sortable: true },
  'productData.handle': { type: 'text', operators: worded, sortable: true },
  'productData.productType': { type: 'text', operators: same, sortable: true },
  'productData.visible': { type: 'boolean', operators: equality, sortable: true },
  'productData.brand.id': { type: 'uuid', operators: same },
  'productData.updatedDate': { type: 'date', operators: ordered, sortable: true },
} as const satisfies Filterable
