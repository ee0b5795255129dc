import { safeHref, safePicture } from '@stoa/html/allow-list'
import { escapeAttribute, escapeText } from '@stoa/html/write-html'
import type { EditorMark, EditorNode } from './document.ts'

/** Converts the editor's document to HTML; an empty document becomes an empty text. */
export function toMarkup({ content = [] }: EditorNode): string {
  const isEmpty = content.every(({ type, content: inner = [] }) => type === 'paragraph' && inner.length === 0)
  return isEmpty ? '' : blocks(content)
}

const blocks = (nodes: readonly EditorNode[] = []): string => nodes.map(block).join('')

const wraps: Readonly<Record<string, string>> = { bulletList: 'ul', listItem: 'li', blockquote: 'blockquote' }

function block({ type = '', attrs = {}, content = [] }: EditorNode): string {
  if (type === 'paragraph') return `<p>${inline(content)}</p>`
  if (type === 'heading') return `<h${Number(attrs.level) || 2}>${inline(content)}</h${Number(attrs.level) || 2}>`
  if (type === 'codeBlock') return `<pre><code>${inline(content)}</code></pre>`
  if (type === 'orderedList') return `<ol>${blocks(content)}</ol>`
  if (type === 'horizontalRule') return '<hr>'
  if (type === 'image') return picture(attrs)
  const tag = wraps[type]
  return tag ? `<${tag}>${blocks(content)}</${tag}>` : blocks(content)
}

function picture({ src, alt }: Record<string, unknown>): string {
  const safe = safePicture(String(src ?? ''))
  return safe === undefined ? '' : `<img src="${escapeAttribute(safe)}" alt="${escapeAttribute(String(alt ?? ''))}">`
}

/** Adjacent texts with the same mark share one element. */
function inline(nodes: readonly EditorNode[], depth = 0): string {
  let text = ''
  for (let at = 0; at < nodes.length;) {
    const mark = nodes[at]!.marks?.[depth]
    if (!mark) {
      text += leaf(nodes[at++]!)
      continue
    }
    const end = nodes.findIndex((node, index) => index > at && !isSame(node.marks?.[depth], mark))
    const [from, to] = [at, end < 0 ? nodes.length : end]
    text += marked(mark, inline(nodes.slice(from, to), depth + 1))
    at = to
  }
  return text
}

const leaf = ({ type, text = '' }: EditorNode): string => (type === 'hardBreak' ? '<br>' : escapeText(text))

const isSame = (one: EditorMark | undefined, other: EditorMark): boolean => JSON.stringify(one) === JSON.stringify(other)

const markTags: Readonly<Record<string, string>> = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' }

function marked({ type, attrs }: EditorMark, inner: string): string {
  if (type === 'link') {
    const href = safeHref(String(attrs?.href ?? ''))
    return href === undefined ? inner : `<a href="${escapeAttribute(href)}">${inner}</a>`
  }
  const tag = markTags[type]
  return tag ? `<${tag}>${inner}</${tag}>` : inner
}
