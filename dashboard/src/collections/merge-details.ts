import { parseJson } from '../rich-text/parse-json.ts'
import type { Details } from './details.ts'

export type DetailsField = keyof Details

/** The details to save, and the fields that were changed both here and elsewhere. */
export interface MergedDetails {
  details: Details
  both: DetailsField[]
}

/** Puts the fields that a form has changed since it was loaded over those that are saved now. */
export function mergeDetails(loaded: Details, typed: Details, saved: Details): MergedDetails {
  const fields = Object.keys(saved) as DetailsField[]
  const changed = fields.filter((field) => typed[field] !== undefined && !isSame(field, loaded, typed))
  const details = { ...saved, ...Object.fromEntries(changed.map((field) => [field, typed[field]])) }
  return { details, both: changed.filter((field) => !isSame(field, loaded, saved) && !isSame(field, typed, saved)) }
}

const isSame = (field: DetailsField, a: Details, b: Details): boolean => comparable(field, a) === comparable(field, b)

/** Forms send texts trimmed and with the line ends of HTTP, and rich content in another layout. */
function comparable(field: DetailsField, details: Details): unknown {
  const value = details[field]
  if (typeof value !== 'string') return value
  return field === 'richDescription' ? JSON.stringify(parseJson(value)) : value.trim().replaceAll('\r\n', '\n')
}
