import type { QueryRequest } from '../../database/query/plan-query.ts'
import type { QueryPlan } from '../../database/query/query-plan.ts'
import { planCallerQuery } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { SearchInput } from './search-input.ts'
import { searchCondition } from './store.ts'

export interface ListRequest {
  sort?: { fieldName?: string; order?: 'ASC' | 'DESC' }
  paging?: { limit?: number | null; cursor?: string | null }
}

/** A list of files or folders. */
export interface Listing<Request, View> {
  /** The name of the list, for its cursors. */
  of: string
  request: Request
  /** Besides what the request says. */
  filter?: Record<string, unknown>
  search?: SearchInput
  view: View
}

const limits = { max: 100 }

/** Plans a page of a list. Its cursor carries the filter and the sort. */
export function planList(
  context: Context,
  { of, request: { sort, paging }, filter, search }: Omit<Listing<ListRequest, unknown>, 'view'>,
  { target, sortFields }: Pick<QueryRequest, 'target'> & { sortFields: readonly string[] },
): QueryPlan {
  const { limit, cursor } = paging ?? {}
  return planCallerQuery(context, {
    of,
    cursorsAt: 'paging',
    query: cursor ? { cursorPaging: { cursor, limit } } : { filter, sort: sortOf(sort, sortFields), cursorPaging: { limit } },
    target,
    ...(search && { search: { asked: search, condition: (asked) => searchCondition(asked as SearchInput) } }),
    limits,
  })
}

/** The latest change first, unless a field is named. */
function sortOf(sort: ListRequest['sort'], fields: readonly string[]) {
  const { fieldName, order } = sort ?? {}
  if (fieldName === undefined) return [{ fieldName: 'updatedDate', order: order ?? 'DESC' }]
  if (!fields.includes(fieldName)) refuse('UNSUPPORTED_SORT_VALUE', { requestValue: fieldName, allowedValues: [...fields] })
  return [{ fieldName, order: order ?? 'ASC' }]
}

/** Plans a caller's query, the latest change first by default. */
export const planMediaQuery = (context: Context, request: Pick<QueryRequest, 'query' | 'target'> & { of: string }): QueryPlan =>
  planCallerQuery(context, { ...request, at: 'query', defaultSort: [{ fieldName: 'updatedDate', order: 'DESC' }], limits })

export const nextOf = ({ next }: { next: string | undefined }): { next?: string } => (next === undefined ? {} : { next })
