import type { PositionedRow, QueryPlan } from '../../../database/query/query-plan.ts'
import { part, type Fragment } from '../../../database/sql.ts'
import type { CallerScope } from '../../../kernel/context.ts'
import type { Picture } from '../../catalogue/public.ts'
import { requestsTable, type BackInStockRequest } from '../request.ts'
import { visibleTo } from '../store.ts'

/** A request with its item as shoppers see it. */
export interface OwnRequest extends Pick<BackInStockRequest, 'id' | 'status' | 'email' | 'createdDate' | 'productId' | 'variantId'> {
  /** Null if shoppers can't see the product. */
  productName: string | null
  slug: string | null
  media: Picture[] | null
  choices: Record<string, string> | null
}

const columns = part`${requestsTable.select('id', 'status', 'email', 'createdDate', 'productId', 'variantId')},
  products.name as "productName", products.slug, products.doc -> 'media' as media, variants.choices`

const from = (siteId: string): Fragment => part`back_in_stock_requests
  left join products on products.site_id = ${siteId} and products.id = back_in_stock_requests.product_id and products.visible
  left join variants on variants.site_id = ${siteId} and variants.product_id = products.id and variants.id = back_in_stock_requests.variant_id
    and variants.visible`

export function selectOwnRequests({ db, identity }: CallerScope, plan: QueryPlan): Promise<PositionedRow<OwnRequest>[]> {
  return db.rows(plan.select({ columns, from: from(identity.siteId), where: visibleTo(identity) }))
}
