import { richContentLevelsMax, type RichContent } from '@stoa/contract/rich-content'
import type { TagOf } from '@stoa/html/allow-list'
import type { HtmlElement, HtmlNode } from '@stoa/html/html-tree'
import { readHtml } from '@stoa/html/read-html'
import { imageSourceOf } from './image-source.ts'
import { decorationOf, haveSameMarks, markTypeOf, withMark, withoutCode, type Mark } from './mark.ts'
import { nodeTypes, type NodeType, type RichNode } from './rich-node.ts'

type Tag = TagOf<'stored'>
type Element = HtmlElement<Tag>

/** Maximum length of the targets of links that are repeated. A link with a long target is written again for each change of formatting within it, and would
 *  otherwise make megabytes of a text of 16,000 characters. */
const repeatedTargetsMax = 64_000

/** Stored HTML as a tree of nodes. What has no node of its own becomes the closest one: a text outside of a paragraph a paragraph, a picture within a paragraph a
 *  block between two. Text, links and pictures are complete (decision 0144). */
export function richContentOf(html: string): RichContent {
  const nodes = new Reader().blocks(readHtml(html, 'stored'), { level: 1, marks: [], type: 'PARAGRAPH' })
  numberNodes(nodes)
  return { nodes, metadata: { version: 1 }, documentStyle: {} }
}

/** IDs by position, so that the same text has the same nodes. Texts have none. */
function numberNodes(nodes: readonly RichNode[], before = 0): number {
  let count = before
  for (const node of nodes) {
    if (node.type !== 'TEXT') node.id = `n${(count += 1)}`
    count = numberNodes(node.nodes, count)
  }
  return count
}

type TextBlock = 'PARAGRAPH' | 'HEADING' | 'CODE_BLOCK'

/** What surrounds an element. */
interface Scope {
  /** 1 for nodes at the top. */
  level: number
  marks: readonly Mark[]
  /** The node that texts become, and its heading level. */
  type: TextBlock
  heading?: number
}

/** A sequence of blocks that is being built, and the texts of its last block so far. */
interface Flow {
  blocks: RichNode[]
  runs: { text: string; marks: readonly Mark[] }[]
  /** Blank texts between blocks aren't a paragraph. */
  isBlank: boolean
}

const textBlocks: Readonly<Partial<Record<Tag, Pick<Scope, 'type' | 'heading'>>>> = {
  pre: { type: 'CODE_BLOCK', heading: undefined },
  h1: { type: 'HEADING', heading: 1 },
  h2: { type: 'HEADING', heading: 2 },
  h3: { type: 'HEADING', heading: 3 },
  h4: { type: 'HEADING', heading: 4 },
  h5: { type: 'HEADING', heading: 5 },
  h6: { type: 'HEADING', heading: 6 },
}

/** Nodes below a container, with the texts in its paragraphs. A container without room for them is left out, and its content stays. */
const containers: Readonly<Partial<Record<Tag, { type: NodeType; below: number }>>> = {
  ul: { type: 'BULLETED_LIST', below: 3 },
  ol: { type: 'ORDERED_LIST', below: 3 },
  li: { type: 'BULLETED_LIST', below: 3 },
  blockquote: { type: 'BLOCKQUOTE', below: 2 },
}

class Reader {
  readonly #written = new Set<Mark>()
  #repeated = 0

  blocks(children: readonly HtmlNode<Tag>[], scope: Scope): RichNode[] {
    const flow: Flow = { blocks: [], runs: [], isBlank: true }
    this.#readAll(children, flow, scope)
    this.#endBlock(flow, scope)
    return flow.blocks
  }

  #readAll(children: readonly HtmlNode<Tag>[], flow: Flow, scope: Scope): void {
    for (const child of children) {
      if (typeof child === 'string') addText(flow, scope, scope.type === 'CODE_BLOCK' ? withLineFeeds(child) : inOneLine(child))
      else this.#readElement(child, flow, scope)
    }
  }

  #readElement(element: Element, flow: Flow, scope: Scope): void {
    const { tag, children } = element
    const mark = markTypeOf(tag)
    const container = containers[tag]
    if (tag === 'br') addText(flow, scope, '\n')
    else if (mark) this.#readAll(children, flow, { ...scope, marks: withMark(scope.marks, { type: mark, url: element.href }) })
    else {
      this.#endBlock(flow, scope)
      if (tag === 'hr') flow.blocks.push(nodeOf('DIVIDER'))
      else if (tag === 'img') flow.blocks.push(this.#image(element, scope))
      else if (container && scope.level + container.below <= richContentLevelsMax)
        flow.blocks.push(this.#container(container.type, element, scope))
      else this.#readBlock(element, flow, { ...scope, ...textBlocks[tag] })
    }
  }

  /** A block of its own, also if it is empty. */
  #readBlock({ tag, children }: Element, flow: Flow, scope: Scope): void {
    const before = flow.blocks.length
    this.#readAll(tag === 'pre' ? withoutFirstLineFeed(children) : children, flow, scope)
    if (flow.blocks.length === before) flow.isBlank = false
    this.#endBlock(flow, scope)
  }

  #container(type: NodeType, element: Element, scope: Scope): RichNode {
    const { tag, children } = element
    const inner = { ...scope, level: scope.level + 1 }
    if (tag === 'blockquote') return nodeOf(type, this.blocks(children, inner))
    return nodeOf(type, this.#items(tag === 'li' ? [element] : children, inner))
  }

  /** Items of a list. What stands between them is an item, too. */
  #items(children: readonly HtmlNode<Tag>[], scope: Scope): RichNode[] {
    const items: RichNode[] = []
    let between: HtmlNode<Tag>[] = []
    const inner = { ...scope, level: scope.level + 1 }
    const endBetween = (): void => {
      const blocks = this.blocks(between, inner)
      if (blocks.length > 0) items.push(nodeOf('LIST_ITEM', blocks))
      between = []
    }
    for (const child of children) {
      if (typeof child === 'string' || child.tag !== 'li') between.push(child)
      else {
        endBetween()
        items.push(nodeOf('LIST_ITEM', this.blocks(child.children, inner)))
      }
    }
    endBetween()
    return items
  }

  #image({ src = '', alt }: Element, { marks }: Scope): RichNode {
    const link = this.#withoutRepeatedLinks(marks).find(({ type }) => type === 'LINK')
    const data = { image: { src: imageSourceOf(src) }, ...(alt && { altText: alt }), ...(link && { link: { url: link.url } }) }
    return nodeOf('IMAGE', [], data)
  }

  #endBlock(flow: Flow, { type, heading }: Scope): void {
    const { runs, isBlank } = flow
    flow.runs = []
    flow.isBlank = true
    if (isBlank) return
    const texts = runs.map(({ text, marks }) =>
      nodeOf('TEXT', [], { text, decorations: this.#withoutRepeatedLinks(marks).map(decorationOf) }),
    )
    flow.blocks.push(nodeOf(type, texts, heading === undefined ? {} : { level: heading }))
  }

  /** All formatting, but a link that has been repeated too often. */
  #withoutRepeatedLinks(marks: readonly Mark[]): readonly Mark[] {
    return marks.filter((mark) => {
      if (mark.url !== undefined && this.#written.has(mark)) this.#repeated += mark.url.length
      this.#written.add(mark)
      return mark.url === undefined || this.#repeated <= repeatedTargetsMax
    })
  }
}

const nodeOf = (type: NodeType, nodes: RichNode[] = [], data: Record<string, unknown> = {}): RichNode => ({
  type,
  id: '',
  nodes,
  [nodeTypes[type].data]: data,
})

function addText(flow: Flow, scope: Scope, text: string): void {
  if (text === '') return
  const marks = scope.type === 'CODE_BLOCK' ? withoutCode(scope.marks) : scope.marks
  const last = flow.runs.at(-1)
  if (last && haveSameMarks(last.marks, marks)) last.text += text
  else flow.runs.push({ text, marks })
  if (text === '\n' || /[^ \t\n\r\f]/.test(text)) flow.isBlank = false
}

const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n')

/** A line feed in HTML is a space: it only breaks the line of the source. */
const inOneLine = (text: string): string => text.replace(/[ \t\r\n]+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space))

/** Browsers don't show a line feed directly after `<pre>`. */
function withoutFirstLineFeed([first, ...rest]: readonly HtmlNode<Tag>[]): readonly HtmlNode<Tag>[] {
  if (first === undefined) return rest
  return [typeof first === 'string' ? first.replace(/^\r?\n/, '') : first, ...rest]
}
