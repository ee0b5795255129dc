import { jsonRows, jsonRowsIn } from '../../database/json-rows.ts'
import { totalOf, type PageOfPlan } from '../../database/query/capped-count.ts'
import type { PositionedRow, QueryPlan } from '../../database/query/query-plan.ts'
import { partsWith, timesNamed } from '../../database/sources.ts'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import { integer, jsonb, uuid } from '../../database/table.ts'
import { countMax } from '../../http/page-metadata.ts'
import type { Context, PictureChange, Scope } from '../../kernel/context.ts'
import type { Db, Sql } from '../../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { readParts } from '../../kernel/source-changes.ts'
import type { ItemRow } from './item.ts'
import type { ListingColumns } from './listing/columns.ts'
import { showsPicture, withChanges } from './picture-changes/store.ts'
import {
  defaultVariantId,
  type PreorderSettings,
  productsTable,
  variantsTable,
  type Product,
  type ProductDoc,
  type Variant,
} from './product.ts'

/** What a caller may see of the catalogue: shoppers see visible rows, callers that act for the site see all. */
export const visibleTo = (identity: CallerIdentity, table: 'products' | 'variants'): Fragment =>
  actsForSite(identity)
    ? part`${raw(table)}.site_id = ${identity.siteId}`
    : part`${raw(table)}.site_id = ${identity.siteId} and ${raw(table)}.visible`

const productColumns = productsTable.columns
const variantColumns = variantsTable.columns

export function findProduct({ db, identity }: Context, id: string): Promise<Product | undefined> {
  return db.one(sql`select ${productColumns} from products where ${visibleTo(identity, 'products')} and products.id = ${id}`)
}

/** Whether the caller may see a product with this id. */
export async function productExists({ db, identity }: Context, id: string): Promise<boolean> {
  return (await db.one(sql`select 1 from products where ${visibleTo(identity, 'products')} and products.id = ${id}`)) !== undefined
}

/** A product with its variants as the database writes them: the same text, as long as nothing in it changes. */
export interface ProductState {
  id: string
  state: string
}

/** The state of a product, with those of its variants that meet a condition. */
export const stateJson = (variantCondition: Fragment): Fragment => part`json_build_object(
    'product', (select row_to_json(one) from (select ${productColumns}) as one),
    'variants', (select json_agg(one) from (
      select ${variantColumns} from variants where ${variantCondition} and variants.product_id = products.id order by variants.position
    ) as one))`

/** The columns of a product's state. Lists read them of the products of the page only. */
export const stateWith = (variantCondition: Fragment): Fragment => part`products.id, ${stateJson(variantCondition)}::text as state`

export function findProductState({ db, identity }: Context, id: string): Promise<ProductState | undefined> {
  return db.one(sql`
    select ${stateWith(part`${visibleTo(identity, 'variants')} and variants.product_id = ${id}`)}
    from products where ${visibleTo(identity, 'products')} and products.id = ${id}`)
}

export function selectProductStates({ db, identity }: Context, plan: QueryPlan): Promise<PositionedRow<ProductState>[]> {
  const around = (page: Fragment) =>
    part`select ${stateWith(visibleTo(identity, 'variants'))}, products.stoa_place from (${page}) as products`
  return readStates(db, plan.select({ columns: 'products.*', from: 'products', where: visibleTo(identity, 'products'), around }))
}

/** Reads states of products. Of the variants, it reads those of these products, unless a condition or an order reads others. */
function readStates<Row extends { id: string }>(db: Db, statement: Sql): Promise<Row[]> {
  const read = () => db.rows<Row>(statement)
  const isOfRows = timesNamed('variants', statement.text) === 1
  return isOfRows
    ? readParts('variants', read, (rows) =>
        partsWith(
          'variants',
          rows.map(({ id }) => id),
        ),
      )
    : read()
}

/** A product, and its variants in the order of their positions. */
export function productFrom(state: string): { product: Product; variants: Variant[] } {
  const { product, variants } = JSON.parse(state) as { product: unknown; variants: unknown[] | null }
  return { product: productsTable.fromJson(product), variants: (variants ?? []).map(variantsTable.fromJson) }
}

export function countProducts({ db, identity }: Context, { plan, page }: PageOfPlan): Promise<number> {
  return totalOf(db, { plan, page, selection: { from: 'products', where: visibleTo(identity, 'products') }, atMost: countMax })
}

export type StoreVariant = Variant &
  Pick<Product, 'name' | 'collectionIds'> &
  Pick<ProductDoc, 'media' | 'options'> & { preorder: PreorderSettings | null }

const storeVariants = 'variants join products on products.site_id = variants.site_id and products.id = variants.product_id'
const storeVariantColumns = raw(
  `${variantColumns}, ${productsTable.select('name', 'collectionIds')}, products.doc -> 'media' as media, products.doc -> 'options' as options,
    coalesce(variants.preorder, products.doc #> '{inventory,preorder}') as preorder`,
)
const storeVariantsVisibleTo = (identity: CallerIdentity): Fragment =>
  part`${visibleTo(identity, 'variants')} and ${visibleTo(identity, 'products')}`

export function findStoreVariant({ db, identity }: Context, productId: string, variantId: string): Promise<StoreVariant | undefined> {
  return db.one(sql`
    select ${storeVariantColumns} from ${raw(storeVariants)}
    where ${storeVariantsVisibleTo(identity)} and variants.product_id = ${productId} and variants.id = ${variantId}`)
}

export function selectStoreVariants({ db, identity }: Context, plan: QueryPlan): Promise<PositionedRow<StoreVariant>[]> {
  return db.rows(plan.select({ columns: storeVariantColumns, from: storeVariants, where: storeVariantsVisibleTo(identity) }))
}

export function countStoreVariants({ db, identity }: Context, { plan, page }: PageOfPlan): Promise<number> {
  return totalOf(db, { plan, page, selection: { from: storeVariants, where: storeVariantsVisibleTo(identity) }, atMost: countMax })
}

const itemProduct = productsTable.select('name', 'slug', 'productType')
const itemVariant = variantsTable.select(
  'priceMinor',
  'saleMinor',
  'sku',
  'weight',
  'trackQuantity',
  'inStock',
  'quantity',
  'reserved',
  'preordered',
  'preorderLimit',
  'choices',
)

export interface ItemLookup {
  index: number
  productId: string
  variantId: string | null
  /** Maps an option's name to the description of its choice. If variants are managed, it must have all choices of one. */
  choices: Readonly<Record<string, string>>
}

const lookupColumns = { index: integer(), productId: uuid(), variantId: uuid().orNull(), choices: jsonb<ItemLookup['choices']>() }
const lookupRows = jsonRows(lookupColumns)
const lookupRowsIn = jsonRowsIn(lookupColumns)

/** The visible items among those looked up, with all that a cart line presents. `offset 0` has them looked up one by one, by index, however large the catalogue
 *  is: PostgreSQL doesn't know that there are few of them, and would rather read all variants. */
const itemsAmong = (siteId: string, lookups: Fragment): Fragment => part`
  select lookups.index, item.* from ${lookups} as lookups cross join lateral (
    select products.id as "productId", ${itemProduct},
      products.doc -> 'discount' as discount, products.doc -> 'media' as media, products.doc -> 'options' as options,
      products.doc -> 'modifiers' as modifiers, products.doc ->> 'fileId' as "fileId", coalesce(variants.preorder, products.doc #> '{inventory,preorder}') as preorder, variants.id as "variantId", ${itemVariant}
    from products join variants on variants.site_id = ${siteId} and variants.product_id = products.id and variants.visible
    where products.site_id = ${siteId} and products.id = lookups."productId" and products.visible
      and (variants.id = lookups."variantId" or (variants.id = ${defaultVariantId} and lookups."variantId" = lookups."productId")
        or (lookups."variantId" is null and (variants.id = ${defaultVariantId} or lookups.choices @> variants.choices)))
    offset 0) as item`

export function findItemRows({ db, siteId }: Scope, lookups: readonly ItemLookup[]): Promise<ItemRow[]> {
  return db.peek(sql`${itemsAmong(siteId, lookupRows(lookups))}`)
}

const asJson = (rows: Fragment): Fragment => part`(select json_agg(items) from (${rows}) as items)`

/** The rows of `findItemRows` as one JSON value, null if there are none: part of a statement that reads more than items. */
export const itemRows = (siteId: string, lookups: readonly ItemLookup[]): Fragment => asJson(itemsAmong(siteId, lookupRows(lookups)))

/** The same for lookups that are a JSON value of the statement. */
export const itemRowsIn = (siteId: string, lookups: string): Fragment => asJson(itemsAmong(siteId, part`${lookupRowsIn(lookups)}`))

/** The same for the stored lines of a cart or checkout: `doc` is their document. Its choices are compared as they are, because lines are stored with the
 *  normalized references of their items (`withAdded`). */
export const itemRowsOfLines = (siteId: string, doc: string): Fragment =>
  asJson(
    itemsAmong(
      siteId,
      part`(
  select (position - 1)::int as index, (line #>> '{reference,catalogItemId}')::uuid as "productId",
    (line #>> '{reference,options,variantId}')::uuid as "variantId", coalesce(line #> '{reference,options,options}', '{}') as choices
  from jsonb_array_elements(${raw(doc)} -> 'lines') with ordinality as listed (line, position) where line ? 'reference' offset 0)`,
    ),
  )

const insertProductRows = productsTable.insertMany()
type NewProduct = Product & ListingColumns & { searchLanguage: string }
const insertVariantRows = variantsTable.insertMany(...variantsTable.keysExcept('lowStockThreshold', 'itemFields'))

export async function insertProducts(db: Db, siteId: string, rows: readonly NewProduct[]): Promise<void> {
  await db.run(sql`${insertProductRows(siteId, rows)}`)
}

/** Products that are created later get higher numbers. */
export async function countNumbers(db: Db, siteId: string, last: number): Promise<void> {
  await db.run(sql`
    insert into product_numbers (site_id, value) values (${siteId}, ${last})
    on conflict (site_id) do update set value = greatest(product_numbers.value, ${last})`)
}

type NewVariant = Variant & { stockRevision: number; itemCreatedDate: Date; stockDate: Date }

export async function insertVariants(db: Db, siteId: string, rows: readonly NewVariant[]): Promise<void> {
  await db.run(sql`${insertVariantRows(siteId, rows)}`)
}

/** Writes what changed of pictures into the products that show them. */
export const changePictures = (siteId: string, change: PictureChange): Sql =>
  sql`
    update products set doc = ${withChanges(change)}
    where site_id = ${siteId} and id in (select id from products where site_id = ${siteId} and ${showsPicture(change)} order by id for update)`
