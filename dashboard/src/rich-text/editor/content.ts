import { safeHref, safePicture } from '@stoa/html/allow-list'
import { mediaIn } from '../../data/item/media/media.ts'
import type { EditorMark, EditorNode } from './document.ts'

/** A node of rich content in wire format. Further data is under a key per type, such as `headingData`. */
interface ContentNode {
  type?: unknown
  id?: unknown
  nodes?: unknown
  [data: string]: unknown
}

type Doc = Readonly<Record<string, unknown>>

/** The node types that the editor supports, with the editor's names for them. */
const blocks: Readonly<Record<string, string>> = {
  PARAGRAPH: 'paragraph',
  HEADING: 'heading',
  BULLETED_LIST: 'bulletList',
  ORDERED_LIST: 'orderedList',
  LIST_ITEM: 'listItem',
  BLOCKQUOTE: 'blockquote',
  CODE_BLOCK: 'codeBlock',
  DIVIDER: 'horizontalRule',
  IMAGE: 'image',
}
const wireTypes = Object.fromEntries(Object.entries(blocks).map(([wire, ours]) => [ours, wire]))
const plainMarks: Readonly<Record<string, string>> = { BOLD: 'bold', ITALIC: 'italic', UNDERLINE: 'underline', STRIKETHROUGH: 'strike' }
const wireMarks = Object.fromEntries(Object.entries(plainMarks).map(([wire, ours]) => [ours, wire]))
const markData: Readonly<Record<string, object>> = {
  BOLD: { fontWeightValue: 700 },
  ITALIC: { italicData: true },
  UNDERLINE: { underlineData: true },
  STRIKETHROUGH: { strikethroughData: true },
}

/** Thrown for content that the editor doesn't support, which is then edited as JSON. */
class Unknown extends Error {}

/** Converts rich content to an editor document; undefined if the editor would lose any of it. */
export function fromContent(content: unknown): EditorNode | undefined {
  if (content === undefined || content === null) return { type: 'doc', content: [{ type: 'paragraph' }] }
  if (!isNode(content) || !Array.isArray(content.nodes)) return undefined
  try {
    const nodes = content.nodes.map(fromNode)
    return { type: 'doc', content: nodes.length > 0 ? nodes : [{ type: 'paragraph' }] }
  } catch (error) {
    if (error instanceof Unknown) return undefined
    throw error
  }
}

const isNode = (value: unknown): value is ContentNode => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Everything in a node except its children is stored in `kept` and written back unchanged. */
function fromNode(node: unknown): EditorNode {
  if (!isNode(node) || typeof node.type !== 'string' || !Object.hasOwn(blocks, node.type)) throw new Unknown()
  const { nodes = [], ...kept } = node
  if (!Array.isArray(nodes)) throw new Unknown()
  const type = blocks[node.type]!
  const isText = type === 'paragraph' || type === 'heading' || type === 'codeBlock'
  const content = isText ? nodes.flatMap((inner) => fromText(inner, type === 'codeBlock')) : nodes.map(fromNode)
  return { type, attrs: { kept: JSON.stringify(kept), ...attrsOf(node) }, ...(content.length > 0 && { content }) }
}

function attrsOf({ type, headingData, imageData }: ContentNode): Record<string, unknown> {
  if (type === 'HEADING') return { level: (headingData as { level?: number } | undefined)?.level ?? 2 }
  if (type !== 'IMAGE') return {}
  const { image, altText } = (imageData ?? {}) as { image?: { src?: { id?: string; url?: string } }; altText?: string }
  const { id, url } = image?.src ?? {}
  const src = safePicture(id === undefined ? (url ?? '') : `wix:image://v1/${id}`)
  if (src === undefined) throw new Unknown()
  return { src, alt: altText ?? '' }
}

interface Decoration {
  type?: string
  linkData?: { link?: { url?: string; target?: string; rel?: object } }
  fontWeightValue?: number
}

function fromText(node: unknown, isCode: boolean): EditorNode[] {
  const { type, textData } = (isNode(node) ? node : {}) as { type?: unknown; textData?: { text?: unknown; decorations?: unknown } }
  if (type !== 'TEXT' || typeof textData?.text !== 'string') throw new Unknown()
  const marks = ((textData.decorations ?? []) as Decoration[]).map(fromDecoration)
  const texts = isCode ? [textData.text] : textData.text.split('\n')
  return texts.flatMap((text, index): EditorNode[] => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    ...(text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }]),
  ])
}

function fromDecoration({ type = '', linkData, fontWeightValue }: Decoration): EditorMark {
  if (type === 'LINK') {
    const href = safeHref(linkData?.link?.url ?? '')
    if (href === undefined) throw new Unknown()
    return { type: 'link', attrs: { href, kept: JSON.stringify(linkData) } }
  }
  if (!Object.hasOwn(plainMarks, type) || (fontWeightValue !== undefined && fontWeightValue < 600)) throw new Unknown()
  return { type: plainMarks[type]! }
}

/** Converts the editor's document to rich content that replaces `before` and retains its metadata. An empty document is no content. */
export function toContent({ content = [] }: EditorNode, before: unknown, newId: () => string): Doc | undefined {
  if (content.every(({ type, content: inner = [] }) => type === 'paragraph' && inner.length === 0)) return undefined
  return { ...(isNode(before) ? before : {}), nodes: content.map((node) => toNode(node, newId)) }
}

function toNode({ type = '', attrs = {}, content = [] }: EditorNode, newId: () => string): ContentNode {
  const wire = wireTypes[type] ?? 'PARAGRAPH'
  const told = typeof attrs.kept === 'string' ? (JSON.parse(attrs.kept) as ContentNode) : {}
  const kept = told.type === wire ? told : {}
  const isText = type === 'paragraph' || type === 'heading' || type === 'codeBlock'
  const nodes = isText ? joined(content).map(toText) : content.map((node) => toNode(node, newId))
  return { ...kept, type: wire, id: told.id ?? newId(), nodes, ...dataOf(type, attrs, kept) }
}

function dataOf(type: string, { level, src, alt }: Record<string, unknown>, kept: ContentNode): Record<string, unknown> {
  if (type === 'heading') return { headingData: { ...(kept.headingData as object | undefined), level } }
  if (type !== 'image') return {}
  const text = String(src)
  const media = mediaIn(text)
  const { width, height } = media ?? {}
  const was = kept.imageData as { image?: object } | undefined
  const { src: wasSrc, ...facts } = (was?.image ?? {}) as { src?: { id?: string; url?: string } }
  const isSame = media ? wasSrc?.id === media.id : wasSrc?.url === text
  const sizes = isSame ? facts : width && height ? { width, height } : {}
  return { imageData: { ...was, image: { ...sizes, src: media ? { id: media.id } : { url: text } }, ...(alt ? { altText: alt } : {}) } }
}

/** Line breaks are text nodes of their own; adjacent text nodes with equal marks are merged. */
function joined(nodes: readonly EditorNode[]): EditorNode[] {
  const texts: EditorNode[] = []
  for (const node of nodes) {
    const { text = '\n', marks = [] } = node
    const last = texts.at(-1)
    if (last && (node.type === 'hardBreak' || JSON.stringify(last.marks) === JSON.stringify(marks))) last.text += text
    else texts.push({ type: 'text', text, marks })
  }
  return texts
}

const toText = ({ text, marks = [] }: EditorNode): ContentNode => ({
  type: 'TEXT',
  id: '',
  nodes: [],
  textData: { text, decorations: marks.flatMap(toDecoration) },
})

function toDecoration({ type, attrs = {} }: EditorMark): object[] {
  if (type === 'link') {
    const kept = typeof attrs.kept === 'string' ? (JSON.parse(attrs.kept) as { link?: { url?: string } }) : undefined
    return [{ type: 'LINK', linkData: kept?.link?.url === attrs.href ? kept : { link: { url: attrs.href } } }]
  }
  const wire = wireMarks[type]
  return wire === undefined ? [] : [{ type: wire, ...markData[wire] }]
}
