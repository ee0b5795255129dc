import { fromContent } from './content.ts'
import { unknownMarkup } from './markup.ts'

/** HTML, or the wire's node document as JSON. */
export type RichFormat = 'html' | 'content'

/** What of a text the editor would lose, by name; empty where it can write it. */
export function unsupportedIn(text: string, format: RichFormat): string[] {
  if (format === 'html') return unknownMarkup(text)
  return fromContent(parseJson(text)) === undefined ? ['JSON'] : []
}

/** Nothing stands for nothing; what is no JSON is no document. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
