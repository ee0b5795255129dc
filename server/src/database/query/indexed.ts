import { part, raw, type Fragment } from '../sql.ts'
import { jsonNull, valueAt } from './target.ts'

/** Text in lower case, as JSON. U+10FFFF, which no text contains, is reserved: it ends the range of a prefix. */
export const foldedText = (text: Fragment): Fragment => part`to_jsonb(lower(replace(${text}, chr(1114111), chr(1114110))))`

/** The end of the range of texts with a prefix. */
export const endOfFoldedText = (text: Fragment): Fragment =>
  part`to_jsonb(lower(replace(${text}, chr(1114111), chr(1114110))) || chr(1114111))`

/** A value in a case-insensitive index: texts in lower case, everything else unchanged. */
const foldCase = (value: Fragment): Fragment =>
  part`case jsonb_typeof(${value}) when 'string' then ${foldedText(part`(${value}) #>> '{}'`)} else ${value} end`

/** The value that an owner's index stores of a document. */
export function slotValue({ path, isFolded }: { path: string; isFolded: boolean }, doc: Fragment): Fragment {
  const value = valueAt(doc, path.split('.'))
  return isFolded ? foldCase(value) : value
}

/** The key of a value in a unique index; null for no value: missing or null. */
export const digestOf = (value: Fragment): Fragment =>
  part`case when ${value} <> ${raw(jsonNull)} then sha256(convert_to((${value})::text, 'UTF8')) end`
