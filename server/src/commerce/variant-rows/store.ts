import { jsonRows } from '../../database/json-rows.ts'
import { totalOf, countOnce, type PageOfPlan } from '../../database/query/capped-count.ts'
import type { PositionedRow, QueryPlan } from '../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import { uuid } from '../../database/table.ts'
import { countMax } from '../../http/page-metadata.ts'
import type { Scope } from '../../kernel/context.ts'
import { type Discount, type Picture, type Product, type Variant, variantsTable } from '../catalogue/public.ts'
import { stockedAt } from '../stock/public.ts'

/** A variant with what a row has of its product and its stock at a location. */
export interface VariantRowState extends Pick<Variant, (typeof ofVariant)[number]> {
  variantId: string
  ownThreshold: number | null
  productName: string
  productType: Product['productType']
  productVisible: boolean
  media: Picture[]
  discount: Discount | null
}

const ofVariant = [
  'productId',
  'choices',
  'sku',
  'barcode',
  'priceMinor',
  'saleMinor',
  'costMinor',
  'weight',
  'visible',
  'trackQuantity',
  'inStock',
  'quantity',
  'reserved',
  'preordered',
  'preorderLimit',
  'hasItem',
] as const
const columns = raw(`${variantsTable.select(...ofVariant)}, variants.id as "variantId", variants.low_stock_threshold as "ownThreshold",
  products.name as "productName", products.product_type as "productType", products.visible as "productVisible", products.doc`)

const named = [...ofVariant, 'variantId', 'ownThreshold', 'productName', 'productType', 'productVisible']
/** The same with parts of the document in its place. */
const ofRow = raw(`${named.map((name) => `page."${name}"`).join(', ')}, page.doc -> 'media' as media, page.doc -> 'discount' as discount`)

const ofSite = (siteId: string): Fragment => part`variants.site_id = ${siteId} and products.site_id = ${siteId}`

interface RowsAt {
  plan: QueryPlan
  locationId: string
}

const selectionAt = (siteId: string, locationId: string) => ({ from: stockedAt(siteId, locationId), where: ofSite(siteId) })

/** The documents of products are read of the page only, not of the rows that its offset skips. */
export function selectRows({ db, siteId }: Scope, { plan, locationId }: RowsAt): Promise<PositionedRow<VariantRowState>[]> {
  const around = (page: Fragment) => part`select ${ofRow}, page.stoa_place from (${page}) as page`
  return db.rows(plan.select({ columns, ...selectionAt(siteId, locationId), around }))
}

export function countOfPage({ db, siteId }: Scope, { plan, page, locationId }: PageOfPlan & RowsAt): Promise<number> {
  return totalOf(db, { plan, page, selection: selectionAt(siteId, locationId), atMost: countMax })
}

export const countRows = ({ db, siteId }: Scope, { plan, locationId }: RowsAt): Promise<number> =>
  countOnce(db, plan.count(selectionAt(siteId, locationId), countMax), countMax)

const keyRows = jsonRows({ productId: uuid(), variantId: uuid() })

export interface VariantKey {
  productId: string
  variantId: string
}

/** Some rows as they are now. */
export function findRows({ db, siteId }: Scope, keys: readonly VariantKey[], locationId: string): Promise<VariantRowState[]> {
  const productIds = [...new Set(keys.map(({ productId }) => productId))]
  return db.rows(sql`
    select ${ofRow} from (
      select ${columns} from ${stockedAt(siteId, locationId)}
      where ${ofSite(siteId)} and variants.product_id = any(${productIds}::uuid[])
        and (variants.product_id, variants.id) in (select keys."productId", keys."variantId" from ${keyRows(keys)} as keys)
    ) as page`)
}

/** The ID of a row. */
export const idOf = ({ productId, variantId }: VariantKey): string => `${productId}-${variantId}`

const guidLength = 36

export const keyOf = (id: string): VariantKey => ({ productId: id.slice(0, guidLength), variantId: id.slice(guidLength + 1) })
