import { fragment, joined, part, type Fragment } from '../sql.ts'

export const always: Fragment = fragment('true')
export const never: Fragment = fragment('false')

/** True without parts. */
export const and = (parts: readonly Fragment[]): Fragment =>
  bracket(
    parts.filter((condition) => condition !== always),
    ' and ',
    always,
  )

/** False without parts. */
export const or = (parts: readonly Fragment[]): Fragment => bracket(parts, ' or ', never)

/** Two-valued: SQL's unknown counts as false, so every row matches either a condition or its negation. */
export const not = (condition: Fragment): Fragment => part`(${condition} is not true)`

/** Joins the parts in one pass, because a filter can have hundreds. */
export function joinFragments(parts: readonly Fragment[], separator: string): Fragment {
  const between = ['', ...parts.slice(1).map(() => separator), '']
  return joined(between, parts)
}

function bracket(parts: readonly Fragment[], separator: string, ofNone: Fragment): Fragment {
  const [first] = parts
  if (first === undefined) return ofNone
  return parts.length === 1 ? first : part`(${joinFragments(parts, separator)})`
}
