import type { Static } from 'typebox'
import type { MemberSearch } from '@stoa/contract/members/query'
import type { Target } from '../../database/query/target.ts'
import { violation } from '../../database/query/violation.ts'
import { refuseFields } from '../../kernel/refuse.ts'

export type Search = Static<typeof MemberSearch> | null | undefined

/** A search as a filter: the text anywhere in any of the fields. Undefined without a search. */
export function searchFilter(search: Search, { fields: known }: Target): Record<string, unknown> | undefined {
  const { expression, fields = [] } = search ?? {}
  const named = fields.length > 0 ? fields : (['profile.nickname'] as const)
  const hidden = named.flatMap((name, index) => (known.has(name) ? [] : [`search.fields[${index}]`]))
  if (hidden.length > 0)
    refuseFields(...hidden.map((field) => violation(field, 'FIELD_NOT_ALLOWED', 'isn’t a field that you can search in')))
  if (!expression) return undefined
  return { $or: named.map((name) => ({ [name]: { $contains: expression } })) }
}
