import { part, raw, type Fragment } from '../sql.ts'
import { jsonNull, valueAt } from './target.ts'

/** Text without its case, as JSON. U+10FFFF, which no text has, is kept free: it ends the stretch of all that begins with a text. */
export const foldedText = (text: Fragment): Fragment => part`to_jsonb(lower(replace(${text}, chr(1114111), chr(1114110))))`

/** The end of the stretch of all that begins with a text. */
export const afterFolded = (text: Fragment): Fragment => part`to_jsonb(lower(replace(${text}, chr(1114111), chr(1114110))) || chr(1114111))`

/** A value as an index keeps it that regards no case: texts without theirs, all else as it is. */
const folded = (value: Fragment): Fragment =>
  part`case jsonb_typeof(${value}) when 'string' then ${foldedText(part`(${value}) #>> '{}'`)} else ${value} end`

/** What an owner's index keeps of a document. */
export function filledWith({ path, isFolded }: { path: string; isFolded: boolean }, doc: Fragment): Fragment {
  const value = valueAt(doc, path.split('.'))
  return isFolded ? folded(value) : value
}

/** By what a unique index knows a value; null of what is none: missing or null. */
export const digestOf = (value: Fragment): Fragment =>
  part`case when ${value} <> ${raw(jsonNull)} then sha256(convert_to((${value})::text, 'UTF8')) end`
