import { richText, type RichNode } from '@stoa/ui/rich-text'

const blocks = new Set(['p', 'li', 'h3', 'h4', 'blockquote', 'br'])

const textOf = (node: RichNode): string =>
  typeof node === 'string' ? node : `${node.children.map(textOf).join('')}${blocks.has(node.tag) ? ' ' : ''}`

/** The text of HTML without markup. */
export const plainText = (html: string): string => richText(html).map(textOf).join('').replace(/\s+/g, ' ').trim()

const summaryMax = 200

/** Its beginning, as long as search engines display it, cut at a word. */
export function summaryOf(html: string): string {
  const text = plainText(html)
  return text.length <= summaryMax ? text : `${text.slice(0, text.lastIndexOf(' ', summaryMax - 1))}…`
}
