import type { RichNode, RichTag } from '@stoa/ui/rich-text'
import { safeLink } from './safe-link.ts'

/** Maximum nesting. Deeper nodes only keep their text. */
const depthMax = 16
const nodesMax = 5_000

const blocks = new Map<unknown, RichTag>([
  ['PARAGRAPH', 'p'],
  ['HEADING', 'h3'],
  ['BULLETED_LIST', 'ul'],
  ['ORDERED_LIST', 'ol'],
  ['LIST_ITEM', 'li'],
  ['BLOCKQUOTE', 'blockquote'],
  ['CODE_BLOCK', 'p'],
])
const decorations = new Map<unknown, RichTag>([
  ['BOLD', 'strong'],
  ['ITALIC', 'em'],
  ['UNDERLINE', 'u'],
])

interface RichNodeInput {
  type?: unknown
  nodes?: unknown
  textData?: { text?: unknown; decorations?: unknown }
}

/** Converts a rich content document to the supported elements. Unknown nodes are left out, their content is kept. */
export function richContent(value: unknown): RichNode[] {
  const budget = { left: nodesMax }
  const read = (nodes: unknown, depth: number): RichNode[] => {
    if (!Array.isArray(nodes) || depth > depthMax) return []
    return nodes.flatMap((node: RichNodeInput | null) => {
      if (typeof node !== 'object' || node === null || budget.left-- <= 0) return []
      if (node.type === 'TEXT') return textOf(node)
      const children = read(node.nodes, depth + 1)
      const tag = blocks.get(node.type)
      return tag ? [{ tag, children }] : children
    })
  }
  return read((value as RichNodeInput | null)?.nodes, 0)
}

function textOf({ textData }: RichNodeInput): RichNode[] {
  const text = textData?.text
  if (typeof text !== 'string' || text === '') return []
  const said: unknown[] = Array.isArray(textData?.decorations) ? textData.decorations.slice(0, 10) : []
  return [said.reduce<RichNode>(decorated, text)]
}

function decorated(node: RichNode, decoration: unknown): RichNode {
  const { type, linkData } = (decoration ?? {}) as { type?: unknown; linkData?: { link?: { url?: unknown } } }
  const href = type === 'LINK' ? safeLink(linkData?.link?.url) : undefined
  const tag = href ? 'a' : decorations.get(type)
  return tag ? { tag, children: [node], ...(href && { href }) } : node
}

/** Renumbers headings without gaps: a subheading follows its heading, or becomes one. */
export function ordered(nodes: readonly RichNode[]): RichNode[] {
  let isBelow = false
  const put = (node: RichNode): RichNode => {
    if (typeof node === 'string') return node
    if (node.tag === 'h3') isBelow = true
    const tag = node.tag === 'h4' && !isBelow ? 'h3' : node.tag
    return { ...node, tag, children: node.children.map(put) }
  }
  return nodes.map(put)
}

/** Nodes down to the maximum depth. Below that only their text is kept. */
export const bounded = (nodes: readonly RichNode[], depth = depthMax): RichNode[] =>
  nodes.map((node) =>
    typeof node === 'string' ? node : { ...node, children: depth > 1 ? bounded(node.children, depth - 1) : [textIn(node)] },
  )

/** All text of a node, however deep. */
export function textIn(node: RichNode): string {
  const left: RichNode[] = [node]
  const said: string[] = []
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string') said.push(next)
    else {
      if (!inline.has(next.tag)) left.push(' ')
      for (const child of next.children.toReversed()) left.push(child)
    }
  }
  return said.join('')
}

const inline: ReadonlySet<RichTag> = new Set(['strong', 'em', 'u', 'a'])
