import { voidTags, type HtmlElement, type HtmlNode } from './html-tree.ts'

/** A tree as HTML. It only contains what `readHtml` allows, so nothing in it can run. */
export const writeHtml = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? escapeText(node) : writeElement(node))).join('')

function writeElement({ tag, href, src, alt, children }: HtmlElement): string {
  const attributes = Object.entries({ href, src, alt }).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`,
  )
  return `<${tag}${attributes.join('')}>${voidTags.has(tag) ? '' : `${writeHtml(children)}</${tag}>`}`
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')

export const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
