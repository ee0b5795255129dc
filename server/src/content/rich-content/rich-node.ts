import type { TagOf } from '@stoa/html/allow-list'

/** A node of rich text on the wire (wire: Node). */
export interface RichNode {
  type: NodeType
  id: string
  nodes: RichNode[]
  [data: string]: unknown
}

/** What may stand within a node. */
export type Inner = 'TEXTS' | 'ITEMS' | 'BLOCKS' | 'NOTHING'

/** The types that have a form in the HTML that is stored, with the field of their data. */
export const nodeTypes = {
  PARAGRAPH: { data: 'paragraphData', inner: 'TEXTS' },
  HEADING: { data: 'headingData', inner: 'TEXTS' },
  CODE_BLOCK: { data: 'codeBlockData', inner: 'TEXTS' },
  BULLETED_LIST: { data: 'bulletedListData', inner: 'ITEMS' },
  ORDERED_LIST: { data: 'orderedListData', inner: 'ITEMS' },
  LIST_ITEM: { data: 'listItemData', inner: 'BLOCKS' },
  BLOCKQUOTE: { data: 'blockquoteData', inner: 'BLOCKS' },
  DIVIDER: { data: 'dividerData', inner: 'NOTHING' },
  IMAGE: { data: 'imageData', inner: 'NOTHING' },
  TEXT: { data: 'textData', inner: 'NOTHING' },
} as const satisfies Readonly<Record<string, { data: string; inner: Inner }>>

export type NodeType = keyof typeof nodeTypes

/** Elements of nodes. A heading has one for each level, and a text those of its formatting. */
export const tags: Readonly<Partial<Record<NodeType, TagOf<'stored'>>>> = {
  PARAGRAPH: 'p',
  CODE_BLOCK: 'pre',
  BULLETED_LIST: 'ul',
  ORDERED_LIST: 'ol',
  LIST_ITEM: 'li',
  BLOCKQUOTE: 'blockquote',
  DIVIDER: 'hr',
  IMAGE: 'img',
}

/** The types that may stand within a node, or at the top. */
export const typesWithin: Readonly<Record<Inner, readonly NodeType[]>> = {
  TEXTS: ['TEXT'],
  ITEMS: ['LIST_ITEM'],
  BLOCKS: ['PARAGRAPH', 'HEADING', 'BULLETED_LIST', 'ORDERED_LIST', 'BLOCKQUOTE', 'CODE_BLOCK', 'DIVIDER', 'IMAGE'],
  NOTHING: [],
}
