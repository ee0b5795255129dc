import type { Condition } from './filter.ts'

/** Whether one of these fields contains a text: with three or more characters anywhere, which an index supports, otherwise at its beginning. Several words
 *  can also be a first and last name. */
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
