import type { dataItems } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { FieldType } from '@stoa/contract/data-collections/field'
import { isStorable } from '../../database/query/literal.ts'
import type { QueryPlan } from '../../database/query/query-plan.ts'
import { searchCondition, type SearchTerms } from '../../database/query/search.ts'
import { violation } from '../../database/query/violation.ts'
import { planCallerQuery } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import { refuseFields } from '../../kernel/refuse.ts'
import { boundTo, type DataCollection, fieldsOf } from '../data-collections/public.ts'
import { targetFor } from './filtering.ts'

type Search = RequestOf<typeof dataItems.searchDataItems>['search']

const textTypes: ReadonlySet<FieldType> = new Set(['TEXT', 'RICH_TEXT', 'URL', 'EMAIL', 'SLUG', 'ARRAY_STRING'])
const pageSize = 100

/** A search is a query with one more condition. */
export function plannedSearch(context: Context, collection: DataCollection, search: Search): QueryPlan {
  const target = targetFor(context, collection)
  const fields = fieldsOf(collection).flatMap(({ key, type }) => (textTypes.has(type) ? key : []))
  return planCallerQuery(context, {
    of: `search of ${boundTo(collection)}`,
    isPublic: true,
    query: search,
    at: 'search',
    target,
    search: { asked: termsOf(search), condition: (words) => searchCondition(words as SearchTerms, fields, target) },
    limits: { default: pageSize },
  })
}

function termsOf(search: Search): SearchTerms {
  const { expression, mode = 'OR', fuzzy = false } = search?.search ?? {}
  const text = expression ?? ''
  if (!isStorable(text)) refuseFields(violation('search.search.expression', 'FORMAT', 'must be text'))
  return { expression: text, mode, fuzzy }
}
