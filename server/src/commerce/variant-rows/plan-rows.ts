import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { QueryPlan } from '../../database/query/query-plan.ts'
import type { Sorting } from '../../database/query/sort.ts'
import { planCallerQuery } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import { hasPermission } from '../../kernel/identity.ts'
import { refuse } from '../../kernel/refuse.ts'
import { hasLocation } from '../locations/public.ts'
import { shopThreshold } from '../stock/public.ts'
import { rowsTarget } from './target.ts'

interface RowsQuery {
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[]
  paging?: object | null
  cursorPaging?: object | null
}

interface Sent {
  locationId?: string | undefined
  query: RowsQuery | null | undefined
  /** The path of the query in its request. */
  at?: 'query'
}

/** Plans a query of the rows of a location. Refuses what is wrong with it. */
export async function planRows(
  context: Context,
  { locationId = defaultLocationId, query, at }: Sent,
): Promise<{ plan: QueryPlan; locationId: string }> {
  if (!(await hasLocation(context, locationId))) refuse('LOCATION_NOT_FOUND')
  const { currency } = context.site.settings
  const withStock = hasPermission(context.identity, 'WIX_STORES.READ_INVENTORY')
  const plan = planCallerQuery(context, {
    of: `variant rows ${locationId}`,
    query: query?.sort ? { ...query, sort: inOrder(query.sort) } : query,
    ...(at && { at }),
    target: rowsTarget({ currency, threshold: shopThreshold(context), withStock }),
    defaultSort: inOrder([{ fieldName: 'productName' }]),
    limits: { default: 100, max: 500 },
  })
  return { plan, locationId }
}

/** Products of the same name one after the other, each with its variants in their order. */
function inOrder(sort: readonly Sorting[]): Sorting[] {
  const byName = sort.find(({ fieldName }) => fieldName === 'productName')
  return byName ? [...sort, { ...byName, fieldName: 'productId' }, { fieldName: 'position' }] : [...sort]
}
