import { readHtml } from '@stoa/html/read-html'
import { writeHtml } from '@stoa/html/write-html'

/** Sanitizes untrusted HTML: only elements that the editor supports, without scripts, event handlers, styles or unsafe URLs. */
export const cleanMarkup = (html: string): string => writeHtml(readHtml(html, 'editor'))

/** The names of elements and significant attributes that the editor doesn't support and would lose. */
export function unknownMarkup(html: string): string[] {
  const lost = new Set<string>()
  readHtml(html, 'editor', (name) => lost.add(name))
  return [...lost]
}
