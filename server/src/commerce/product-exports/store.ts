import type { PositionedRow, QueryPlan } from '../../database/query/query-plan.ts'
import { part, sql, type Fragment } from '../../database/sql.ts'
import type { Context } from '../../kernel/context.ts'
import type { Sql } from '../../kernel/db.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { catalogueVisibleTo, stateJson } from '../catalogue/public.ts'
import type { CollectionOfFile } from './exported-product.ts'

/** What a variant adds to the length of a product, about. */
const bytesOfVariant = 500

type StateRow = PositionedRow<{ id: string; state: string | null }>

/** The products of a page with their states, as long as those before a product aren't longer than `bytes` together; of the others only that they follow. */
export const selectStates = ({ db, identity }: Context, plan: QueryPlan, bytes: number): Promise<StateRow[]> =>
  db.rows(statesStatement(identity, plan, bytes))

export function statesStatement(identity: CallerIdentity, plan: QueryPlan, bytes: number): Sql {
  const length = part`octet_length(listed.doc::text)
    + ${bytesOfVariant} * (select count(*) from variants where variants.site_id = ${identity.siteId} and variants.product_id = listed.id)`
  const around = (page: Fragment) => part`
    select products.id, products.stoa_place,
      case when products.bytes_before < ${bytes} then ${stateJson(catalogueVisibleTo(identity, 'variants'))}::text end as state
    from (
      select listed.*, coalesce(sum(${length}) over (order by listed.id rows between unbounded preceding and 1 preceding), 0) as bytes_before
      from (${page}) as listed
    ) as products order by products.id`
  return plan.select({ columns: 'products.*', from: 'products', where: catalogueVisibleTo(identity, 'products'), around })
}

/** Those of some collections that the team adds products to one by one, in no order. */
export function selectCollections({ db, siteId }: Context, ids: readonly string[]): Promise<CollectionOfFile[]> {
  return db.rows(sql`
    select id, name, exists (
      select 1 from collections as others
      where others.site_id = ${siteId} and others.id <> collections.id and lower(trim(others.name)) = lower(trim(collections.name))
    ) as "hasNamesake"
    from collections
    where site_id = ${siteId} and id = any(${ids}::uuid[]) and rules is null and managing_app_id is null`)
}
