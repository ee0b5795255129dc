import { Type } from 'typebox'
import { call } from '../call.ts'
import { CollectionId } from '../collections/collection-id.ts'
import { decimalString, field, Free, Guid, maybe, maybeNull, Shape } from '../scalars.ts'
import { SearchDetails } from '../search.ts'
import { productsSearchFilterable } from './filterable.ts'
import { writeProblems } from './problems.ts'
import { productFields } from './product.ts'
import { categoryProblems, ProductsJob, productsJobsFull } from './products-job.ts'
import { variantFields } from './variant.ts'
import { productsWriter, tagChanges } from './write-calls.ts'

/** Calls that change all products that meet conditions. They start a job and return its ID. */
const byFilter = {
  ...productsWriter,
  permission: 'WIX_STORES.PRODUCT_UPDATE',
  method: 'POST',
  source: 'wire: calls_extra, decision 0145',
  response: Shape({ jobId: field(Guid, 'ID of the job, for `getProductsJob`.') }),
  problems: productsJobsFull,
  filterable: productsSearchFilterable,
} as const
const conditions = {
  filter: maybeNull(Free, 'Conditions that the products must meet. All products if absent or empty.'),
  search: maybeNull(SearchDetails, 'Words that the products must have.'),
}

const { name, visible, description, plainDescription, brand, ribbon, additionalRibbons, infoSections, mainCategoryId, modifiers } =
  productFields
const common = {
  name,
  visible,
  description,
  plainDescription,
  brand,
  ribbon,
  additionalRibbons,
  infoSections,
  mainCategoryId,
  modifiers,
}

/** What a change of products can name that doesn't exist, or names twice. */
const {
  BRAND_NOT_FOUND,
  RIBBON_NOT_FOUND,
  INFO_SECTION_NOT_FOUND,
  CUSTOMIZATION_NOT_EXIST,
  CHOICE_NOT_EXIST,
  CATEGORY_NOT_FOUND,
  DUPLICATE_RIBBON,
  DUPLICATE_PRODUCT_OPTIONS,
  DESCRIPTION_GIVEN_TWICE,
  COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE,
} = writeProblems
const namingProblems = {
  BRAND_NOT_FOUND,
  RIBBON_NOT_FOUND,
  INFO_SECTION_NOT_FOUND,
  CUSTOMIZATION_NOT_EXIST,
  CHOICE_NOT_EXIST,
  CATEGORY_NOT_FOUND,
  DUPLICATE_RIBBON,
  DUPLICATE_PRODUCT_OPTIONS,
  DESCRIPTION_GIVEN_TWICE,
} as const

const jobs = 'Returns the ID of a job that changes products that exist now, if they meet the conditions when it reaches them.'

export const bulkUpdateProductsByFilter = call({
  ...byFilter,
  path: '/v3/bulk/products/update-by-filter',
  summary: 'Update all products that meet conditions.',
  description: `Changes the fields that are sent, as \`updateProduct\` does. ${jobs}`,
  request: Shape({
    ...conditions,
    product: field(Shape(common), 'The fields to change.'),
  }),
  problems: { ...productsJobsFull, ...namingProblems },
  example: { filter: { 'brand.name': 'Stoa' }, product: { ribbon: { name: 'New' } } },
})

export const bulkDeleteProductsByFilter = call({
  ...byFilter,
  permission: 'WIX_STORES.PRODUCT_DELETE',
  path: '/v3/bulk/products/delete-by-filter',
  summary: 'Delete all products that meet conditions.',
  description: 'A filter with a condition is required. The last version of each product can be restored for 30 days.',
  request: Shape({ filter: field(Free, 'Conditions that the products must meet.'), search: conditions.search }),
  example: { filter: { visible: false, 'inventory.availabilityStatus': 'OUT_OF_STOCK' } },
})

const sectionIds = field(Type.Array(Guid, { minItems: 1, maxItems: 20 }), 'IDs of the sections.')

export const bulkAddInfoSectionsToProductsByFilter = call({
  ...byFilter,
  path: '/v3/bulk/products/add-info-sections-by-filter',
  summary: 'Add sections to all products that meet conditions.',
  description: 'Adds the sections that a product lacks after those it has.',
  request: Shape({ ...conditions, infoSectionIds: sectionIds }),
  problems: { ...productsJobsFull, INFO_SECTION_NOT_FOUND },
})

export const bulkRemoveInfoSectionsFromProductsByFilter = call({
  ...byFilter,
  path: '/v3/bulk/products/remove-info-sections-by-filter',
  summary: 'Remove sections from all products that meet conditions.',
  request: Shape({ ...conditions, infoSectionIds: field(Type.Array(Guid, { minItems: 1, maxItems: 100 }), 'IDs of the sections.') }),
})

const inCategories = {
  ...byFilter,
  request: Shape({ ...conditions, categoryIds: field(Type.Array(CollectionId, { minItems: 1, maxItems: 5 }), 'IDs of the categories.') }),
  example: { filter: { visible: false }, categoryIds: ['30000000-0000-4000-8000-000000000001'] },
  problems: { ...productsJobsFull, ...categoryProblems },
}

export const bulkAddProductsToCategoriesByFilter = call({
  ...inCategories,
  permission: 'CATEGORIES.CATEGORY_ADD_ITEM',
  path: '/v3/bulk/products/add-to-categories-by-filter',
  summary: 'Add all products that meet conditions to categories.',
})

export const bulkRemoveProductsFromCategoriesByFilter = call({
  ...inCategories,
  permission: 'CATEGORIES.CATEGORY_REMOVE_ITEM',
  path: '/v3/bulk/products/remove-from-categories-by-filter',
  summary: 'Remove all products that meet conditions from categories.',
})

export const bulkUpdateProductTagsByFilter = call({
  ...byFilter,
  path: '/v3/bulk/products/update-tags-by-filter',
  summary: 'Assign tags to all products that meet conditions, and remove some.',
  request: Shape({ filter: conditions.filter, ...tagChanges }),
  problems: {
    ...productsJobsFull,
    EMPTY_ASSIGN_AND_UNASSIGN_LISTS: { status: 400, message: 'Name at least one tag to assign or to remove.' },
  },
  example: { filter: { 'brand.name': 'Stoa' }, assignTags: { publicTags: { tagIds: ['gift'] } } },
})

const { visible: shown, sku, barcode, price, revenueDetails, physicalProperties } = variantFields

export const bulkUpdateProductVariantsByFilter = call({
  ...byFilter,
  path: '/v3/bulk/products/update-variants-by-filter',
  summary: 'Update the variants of all products that meet conditions.',
  description: 'Changes the fields that are sent in every variant of these products.',
  request: Shape({
    ...conditions,
    variant: field(Shape({ visible: shown, sku, barcode, price, revenueDetails, physicalProperties }), 'The fields to change.'),
  }),
  problems: { ...productsJobsFull, COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE },
  example: { filter: { 'brand.name': 'Stoa' }, variant: { physicalProperties: { weight: 0.5 } } },
})

const Change = decimalString({ digits: 9, scale: 2, signed: true, form: 'an amount in a string' })
const adjustment = (what: string) =>
  maybe(
    Shape({
      amount: maybe(Change, 'Amount to add, such as `"-5.00"`. Either this or `percentage`.'),
      percentage: maybe(Type.Number({ minimum: -100, maximum: 1000 }), 'Change in percent, such as -10.'),
    }),
    what,
  )

export const bulkAdjustProductVariantsByFilter = call({
  ...byFilter,
  path: '/v3/bulk/products/adjust-variants-by-filter',
  summary: 'Raise or lower the prices of all products that meet conditions.',
  description:
    'Adjusts every variant of these products, once. A variant whose price or cost would be negative or too high, or whose price would be ' +
    'as high as the one before the reduction, makes its product fail.',
  request: Shape({
    ...conditions,
    actualPrice: adjustment('Change of the price that shoppers pay.'),
    compareAtPrice: adjustment('Change of the price before a reduction. Variants without one stay without.'),
    compareAtPriceDiscount: maybe(
      Shape({
        amount: maybe(
          decimalString({ digits: 9, scale: 2, signed: false, form: 'an amount of zero or more, in a string' }),
          'Reduction as an amount.',
        ),
        percentage: maybe(Type.Number({ minimum: 0, maximum: 100 }), 'Reduction in percent.'),
      }),
      'Reduction of the price before a reduction, which gives the new price. Variants that aren’t reduced are reduced from their price; 0 ends a reduction.',
    ),
    cost: adjustment('Change of the cost.'),
    rounding: maybe(
      Type.Enum(['NO_ROUNDING', 'CURRENCY_PRECISION', 'NEAREST_WHOLE_NUMBER']),
      'How results are rounded: halves up, to whole units of the currency with NEAREST_WHOLE_NUMBER, and otherwise to its decimals.',
    ),
  }),
  problems: {
    ...productsJobsFull,
    NO_VARIANT_ADJUSTMENTS_PASSED: { status: 400, message: 'Name at least one change.' },
    INVALID_PRICES_ADJUSTMENTS: {
      status: 400,
      message: 'A discount of the compare-at price can’t be combined with a change of the price.',
    },
  },
  example: { filter: { 'brand.name': 'Stoa' }, actualPrice: { percentage: -10 }, rounding: 'NEAREST_WHOLE_NUMBER' },
})

export const getProductsJob = call({
  ...productsWriter,
  family: 'stoa',
  method: 'GET',
  path: '/v1/products-jobs/{jobId}',
  permission: 'WIX_STORES.PRODUCT_READ',
  writes: false,
  source: 'decision 0145',
  summary: 'Get the state of a job that changes products or inventory items.',
  description: 'Available until 30 days after the end of the job.',
  request: Shape({ jobId: field(Guid, 'ID of the job, as starting it returned it.') }),
  response: Shape({ job: field(ProductsJob, 'The job as it is now.') }),
  problems: { JOB_NOT_FOUND: { status: 404, message: 'No job with this ID exists.' } },
})
