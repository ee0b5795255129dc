import type { RichFormat } from '../field-props.ts'
import { parseJson } from '../parse-json.ts'
import { fromContent } from './content.ts'
import { unknownMarkup } from './markup.ts'

/** The names of everything in a text that the editor would lose; empty if it supports all of it. */
export function unsupportedIn(text: string, format: RichFormat): string[] {
  if (format === 'html') return unknownMarkup(text)
  return fromContent(parseJson(text)) === undefined ? ['JSON'] : []
}
