import { fromContent } from './content.ts'
import { unknownMarkup } from './markup.ts'

/** HTML, or rich content in wire format as JSON. */
export type RichFormat = 'html' | 'content'

/** The names of everything in a text that the editor would lose; empty if it supports all of it. */
export function unsupportedIn(text: string, format: RichFormat): string[] {
  if (format === 'html') return unknownMarkup(text)
  return fromContent(parseJson(text)) === undefined ? ['JSON'] : []
}

/** An empty text is an empty document; undefined if the text isn't JSON. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
