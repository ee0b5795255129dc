import { allProductsId } from '@stoa/contract/collections/all-products'
import { productsQueryFilterable, productsSearchFilterable } from '@stoa/contract/products-v3/filterable'
import { entityTarget, type Column, type Target } from '../../database/query/target.ts'
import { part, type Fragment } from '../../database/sql.ts'
import { inStockOfVariant } from '../catalogue/public.ts'
import { scaleOf } from '../pricing/public.ts'
import { currentPriceOfProduct, currentPriceOfVariant } from './price-sql.ts'

/** For whom products are filtered: shoppers see visible variants and categories, and no private tags. */
interface Reader {
  currency: string
  isShop: boolean
}

const [directCategories, allCategories] = ['directCategoriesInfo.categories.id', 'allCategoriesInfo.categories.id'] as const
/** Fields with the IDs of categories. */
export const categoryIdFields: ReadonlySet<string> = new Set([directCategories, allCategories])

const targets = new Map<string, { query: Target; search: Target }>()

/** The fields that queries of products can name. Each has the value that the product shows to the caller. */
export const productsQueryTarget = (reader: Reader): Target => targetsFor(reader).query

/** The same of searches. `subtrees`: the categories in the filter that the caller can see, each with those below it. */
export function productsSearchTarget(reader: Reader, subtrees: ReadonlyMap<string, readonly string[]>): Target {
  const { search } = targetsFor(reader)
  const among = (ids: readonly string[]): Fragment => part`products.collection_ids && ${[...new Set(ids)]}::uuid[]`
  const direct = (ids: readonly string[]) => among(ids.filter((id) => reader.isShop || subtrees.has(id.toLowerCase())))
  const all = (ids: readonly string[]) => among(ids.flatMap((id) => subtrees.get(id.toLowerCase()) ?? []))
  const fields = new Map([
    ...search.fields,
    [directCategories, { ...search.fields.get(directCategories)!, hasAny: direct }],
    [allCategories, { ...search.fields.get(allCategories)!, hasAny: all }],
  ])
  return { ...search, fields }
}

function targetsFor({ currency, isShop }: Reader): { query: Target; search: Target } {
  const key = `${currency} ${isShop}`
  const cached = targets.get(key)
  if (cached) return cached
  const id = { sql: 'products.id', type: 'uuid' } as const
  const columns = columnsFor({ currency, isShop })
  const made = {
    query: entityTarget({ filterable: productsQueryFilterable, id, columns }),
    search: entityTarget({ filterable: productsSearchFilterable, id, columns }),
  }
  targets.set(key, made)
  return made
}

/** Those of a product that the caller can see. Every product is in "All Products" without storing it (decision 0074). */
const categoriesOf = (ids: string, { isShop }: Reader): Column => ({
  sql: `array(select distinct ${ids} from collections
    where collections.site_id = products.site_id and collections.id = any(products.collection_ids)${isShop ? '' : ' and collections.visible'})`,
  inEveryList: allProductsId,
})

function columnsFor(reader: Reader): Record<string, Column | string> {
  return {
    id: { sql: 'products.id', notNull: true },
    handle: { sql: 'products.slug', notNull: true },
    slug: { sql: 'products.slug', notNull: true },
    visible: { sql: 'products.visible', notNull: true },
    createdDate: { sql: 'products.created_date', notNull: true },
    updatedDate: { sql: 'products.updated_date', notNull: true },
    name: { sql: 'products.name', notNull: true },
    productType: 'upper(products.product_type)',
    ...partColumns,
    ...customizedColumns,
    'tags.privateTags.tagIds': reader.isShop ? tagsOf('private') : 'null::text[]',
    'tags.publicTags.tagIds': tagsOf('public'),
    [directCategories]: categoriesOf('collections.id', reader),
    [allCategories]: categoriesOf('unnest(collections.path || collections.id)', reader),
    ...variantColumns(reader),
  }
}

const textsOf = (list: string, field: string): string =>
  `select array_agg(entry ->> '${field}') from jsonb_array_elements(products.doc -> '${list}') as entry`
const idsOf = (list: string): Column => ({
  sql: `select array_agg((entry ->> 'partId')::uuid) from jsonb_array_elements(products.doc -> '${list}') as entry`,
  among: 'products.part_ids',
})
const tagsOf = (kind: string): string => `select array_agg(tag) from jsonb_array_elements_text(products.doc #> '{tags,${kind}}') as tag`

const partColumns: Record<string, Column | string> = {
  'brand.id': { sql: "(products.doc ->> 'brandId')::uuid", among: 'products.part_ids' },
  'brand.name': 'products.brand',
  'ribbon.id': { sql: "(products.doc ->> 'ribbonId')::uuid", among: 'products.part_ids' },
  'ribbon.name': 'products.ribbon',
  'additionalRibbons.id': idsOf('additionalRibbons'),
  'additionalRibbons.name': textsOf('additionalRibbons', 'name'),
  'infoSections.id': idsOf('infoSections'),
  'infoSections.uniqueName': textsOf('infoSections', 'uniqueName'),
}

const choicesOf = (list: string, field: string, cast = ''): string =>
  `select array_agg((choice ->> '${field}')${cast}) from jsonb_array_elements(products.doc -> '${list}') as entry, jsonb_array_elements(entry -> 'choices') as choice`

const customizedColumns: Record<string, Column | string> = Object.fromEntries(
  ['options', 'modifiers'].flatMap((list) => [
    [`${list}.id`, idsOf(list)],
    [`${list}.name`, textsOf(list, 'name')],
    [`${list}.choicesSettings.choices.choiceId`, choicesOf(list, 'choiceId', '::uuid')],
    [`${list}.choicesSettings.choices.name`, choicesOf(list, 'description')],
  ]),
)

const accepts = 'variants.preorder_limit > variants.preordered'
const isForPreorder = `not (${inStockOfVariant}) and ${accepts}`

/** What depends on the variants that the caller can see. */
function variantColumns({ currency, isShop }: Reader): Record<string, Column | string> {
  const scale = scaleOf(currency)
  const from = `from variants where variants.site_id = products.site_id and variants.product_id = products.id${isShop ? '' : ' and variants.visible'}`
  const among = (condition: string, [all, some, none]: readonly [string, string, string]): string =>
    `select case when bool_and(${condition}) then '${all}' when bool_or(${condition}) then '${some}' else '${none}' end ${from}`
  const reduced = `${from} and ${currentPriceOfVariant} < variants.price_minor`
  const weight = (extreme: 'min' | 'max'): string =>
    `case when products.product_type = 'physical' then (select ${extreme}(variants.weight) ${from}) end`
  const price = (extreme: 'min' | 'max'): Column => ({
    sql: `coalesce((select ${extreme}(${currentPriceOfVariant}) ${from}), ${currentPriceOfProduct})`,
    notNull: true,
    scale,
  })
  return {
    'inventory.availabilityStatus': among(inStockOfVariant, ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK', 'OUT_OF_STOCK']),
    'inventory.preorderStatus': among(accepts, ['ENABLED', 'PARTIALLY_ENABLED', 'DISABLED']),
    'inventory.preorderAvailability': among(isForPreorder, ['ALL_VARIANTS', 'SOME_VARIANTS', 'NO_VARIANTS']),
    // The listing has it of the variants that shoppers see.
    'actualPriceRange.minValue.amount': isShop ? price('min') : { sql: 'products.lowest_price_minor', notNull: true, scale },
    'actualPriceRange.maxValue.amount': price('max'),
    'compareAtPriceRange.minValue.amount': { sql: `select min(variants.price_minor) ${reduced}`, scale },
    'compareAtPriceRange.maxValue.amount': { sql: `select max(variants.price_minor) ${reduced}`, scale },
    'physicalProperties.shippingWeightRange.minValue': weight('min'),
    'physicalProperties.shippingWeightRange.maxValue': weight('max'),
    'variantsInfo.variants.sku': `select array_agg(variants.sku) ${from}`,
    'variantsInfo.variants.barcode': `select array_agg(variants.barcode) ${from}`,
  }
}
