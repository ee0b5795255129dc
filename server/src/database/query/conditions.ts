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
  return joined(textsBetween(separator, parts.length), parts)
}

/** Few parts are joined in the same ways again and again, such as the parts of a transaction's last statement. */
const rememberedPartsMax = 12
const rememberedTexts = new Map<string, readonly string[][]>()

/** What stands around and between so many parts. */
function textsBetween(separator: string, count: number): readonly string[] {
  const textsOf = (ofCount: number): string[] => ['', ...Array.from({ length: ofCount - 1 }, () => separator), '']
  if (count === 0 || count > rememberedPartsMax) return textsOf(Math.max(count, 1))
  let remembered = rememberedTexts.get(separator)
  if (!remembered) rememberedTexts.set(separator, (remembered = Array.from({ length: rememberedPartsMax }, (_, at) => textsOf(at + 1))))
  return remembered[count - 1]!
}

function bracket(parts: readonly Fragment[], separator: string, ofNone: Fragment): Fragment {
  const [first] = parts
  if (first === undefined) return ofNone
  return parts.length === 1 ? first : part`(${joinFragments(parts, separator)})`
}
