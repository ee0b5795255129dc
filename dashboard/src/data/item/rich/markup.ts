import { readHtml } from '@stoa/ui/html/read-html'
import { writeHtml } from '@stoa/ui/html/write-html'

/** HTML that anyone wrote or pasted, of elements the editor knows alone: no scripts, no handlers, no styles, no addresses but safe ones. */
export const cleanMarkup = (html: string): string => writeHtml(readHtml(html, 'editor'))

/** What the editor does not know and would lose: names of elements, and of attributes that say something. */
export function unknownMarkup(html: string): string[] {
  const lost = new Set<string>()
  readHtml(html, 'editor', (name) => lost.add(name))
  return [...lost]
}
