import { jsonRows } from '../../../database/json-rows.ts'
import { sql } from '../../../database/sql.ts'
import { uuid } from '../../../database/table.ts'
import type { NamedJob } from '../../../jobs/public.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Db } from '../../../kernel/db.ts'
import type { Discount, Picture } from '../../catalogue/public.ts'

/** The product of a request, and its variant if it has one. */
export interface NotifiedItem {
  productId: string
  variantId: string | null
  name: string
  slug: string
  /** Whether shoppers can see the product. */
  visible: boolean
  media: Picture[]
  discount: Discount | null
  /** What shoppers pay for its variant with the lowest price. */
  lowestPriceMinor: number
  choices: Record<string, string> | null
  priceMinor: number | null
  saleMinor: number | null
}

export interface ItemKey {
  productId: string
  variantId: string | null
}

const keyRows = jsonRows({ productId: uuid(), variantId: uuid().orNull() })

/** The products and variants of requests. Deleted products are left out. */
export function selectItems({ db, siteId }: Scope, keys: readonly ItemKey[]): Promise<NotifiedItem[]> {
  return db.rows(sql`
    select products.id as "productId", keys."variantId", products.name, products.slug, products.visible, products.doc -> 'media' as media,
      products.doc -> 'discount' as discount, products.lowest_price_minor as "lowestPriceMinor", variants.choices, variants.price_minor as "priceMinor",
      variants.sale_minor as "saleMinor"
    from (select distinct "productId", "variantId" from ${keyRows(keys)} as given) as keys join products on products.site_id = ${siteId} and products.id = keys."productId"
    left join variants on variants.site_id = ${siteId} and variants.product_id = keys."productId" and variants.id = keys."variantId"`)
}

/** What became of the email about a request. Undefined if it has none. */
export async function findMailStatus({ db, siteId }: Scope, requestId: string): Promise<string | undefined> {
  const row = await db.one<{ status: string }>(sql`
    select status from mails where site_id = ${siteId} and event_id = ${requestId} and template = 'back-in-stock'`)
  return row?.status
}

/** Who got the email about a request, also if the request was deleted. */
export async function findRecipient({ db, siteId }: Scope, requestId: string): Promise<string | undefined> {
  const row = await db.one<{ recipient: string }>(sql`
    select recipient from mails where site_id = ${siteId} and event_id = ${requestId} and template = 'back-in-stock'`)
  return row?.recipient
}

/** Requests whose email has ended since. */
export function requestsToSettle(db: Db, limit: number): Promise<NamedJob[]> {
  return db.rows(sql`
    select requests.site_id as "siteId", requests.id from back_in_stock_requests as requests
    join mails on mails.site_id = requests.site_id and mails.event_id = requests.id and mails.template = 'back-in-stock'
    where requests.status in ('PROCESSING', 'FAILED') and mails.status <> 'WAITING' and (requests.status = 'PROCESSING' or mails.status = 'SENT')
    limit ${limit}`)
}
