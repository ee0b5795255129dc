import type { stock } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { violation } from '../../../database/query/violation.ts'
import { refuseFields } from '../../../kernel/refuse.ts'

type Query = NonNullable<RequestOf<typeof stock.queryInventory>['query']>

/** The query of other calls: here, filter and sort are JSON in strings, and the sort names a field with its order. */
export const readQuery = ({ filter, sort, paging }: Query) => ({
  filter: readJson(filter, 'query.filter'),
  sort: sortsIn(readJson(sort, 'query.sort')),
  paging,
})

function readJson(text: string | null | undefined, field: string): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return refuseFields(violation(field, 'FORMAT', 'must be JSON'))
  }
}

/** `[{"numericId": "asc"}]` or `{"numericId": "asc"}`. */
function sortsIn(sort: unknown): unknown {
  if (sort === undefined || sort === null) return undefined
  return (Array.isArray(sort) ? sort : [sort]).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return refuseFields(notASort)
    return Object.entries(one).map(([fieldName, order]) => {
      const upper = typeof order === 'string' ? order.toUpperCase() : ''
      return upper === 'ASC' || upper === 'DESC' ? { fieldName, order: upper } : refuseFields(notASort)
    })
  })
}

const notASort = violation('query.sort', 'FORMAT', 'must be like [{"numericId": "asc"}]')
