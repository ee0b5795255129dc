import type { Condition } from './filter.ts'

/** A text sought in fields: from three letters on as a part of them, which an index finds, else as their beginning. Several words may be a first and a last name too. */
export function soughtIn(search: string, fields: readonly string[], [firstName, lastName]: readonly [string, string]): Condition {
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
