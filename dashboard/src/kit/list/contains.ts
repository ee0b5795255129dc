import type { Condition } from './filter.ts'

/** Whether one of these fields contains a text: from three letters on anywhere, which an index finds, else at its beginning. Several words may be a first and a last name too. */
export function containsText(search: string, fields: readonly string[], [firstName, lastName]: readonly [string, string]): Condition {
  const sought = search.length < 3 ? { $startsWith: search } : { $contains: search }
  const [first, ...others] = search.split(/\s+/)
  const last = others.join(' ')
  return {
    $or: [
      ...fields.map((field) => ({ [field]: sought })),
      ...(last ? [{ [firstName]: { $startsWith: first }, [lastName]: { $startsWith: last } }] : []),
    ],
  }
}
