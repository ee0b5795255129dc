import type { Violation } from '@stoa/contract/problems'
import { richContentLevelsMax, richContentMax, richContentNodesMax, type RichContent } from '@stoa/contract/rich-content'
import type { HtmlElement, HtmlNode } from '@stoa/html/html-tree'
import { writeHtml } from '@stoa/html/write-html'
import { violation } from '../../database/query/violation.ts'
import { cleanHtml } from '../markup/public.ts'
import { fieldsOf, fieldsOfNode } from './fields.ts'
import { withoutCode } from './mark.ts'
import { ObjectReader } from './object-reader.ts'
import { readImage } from './read-links.ts'
import { inlineHtml, linesHtml, readText, type Run } from './read-text.ts'
import { richContentOf } from './rich-content-of.ts'
import { nodeTypes, tags, typesWithin, type Inner, type NodeType } from './rich-node.ts'

interface Options {
  /** The path of the rich text in its request: `product.description`. */
  field: string
  /** What is stored so far. It stays to the character if `content` says the same. */
  stored?: string
  /** The longest HTML, in characters. */
  max?: number
}

/** Rich text as clean HTML, in the elements that the editor of the dashboard writes; or all that is wrong with it (decision 0144). */
export function htmlOf(content: RichContent, { field, stored, max = richContentMax }: Options): string | Violation[] {
  const { html, violations } = written(content, field)
  if (violations.length > 0) return violations
  if (stored !== undefined && html === written(richContentOf(stored), field).html) return cleanHtml(stored)
  if (html.length <= max) return cleanHtml(html)
  return [violation(field, 'MAX_LENGTH', `must have at most ${max} characters as HTML`, { threshold: max })]
}

function written(content: RichContent, field: string): { html: string; violations: Violation[] } {
  const violations: Violation[] = []
  const writer = new Writer(field, violations)
  const nodes = writer.blocks(new ObjectReader(content, { key: field }, violations), 1)
  return { html: violations.length > 0 ? '' : writeHtml(nodes), violations }
}

interface Node {
  type: NodeType
  node: ObjectReader
  data: ObjectReader
}

class Writer {
  readonly #root: ObjectReader
  #count = 0

  constructor(field: string, violations: Violation[]) {
    this.#root = new ObjectReader({}, { key: field }, violations)
  }

  blocks(parent: ObjectReader, level: number): HtmlNode[] {
    return this.#within(parent, 'BLOCKS', level).map((node) => this.#block(node, level))
  }

  #block(node: Node, level: number): HtmlElement {
    const { type, data } = node
    const children = this.#children(node, level + 1)
    if (type === 'IMAGE') return readImage(data)
    if (type === 'CODE_BLOCK') return { tag: 'pre', children: [{ tag: 'code', children }] }
    return { tag: tags[type] ?? headingTag(data), children }
  }

  #children({ type, node }: Node, level: number): HtmlNode[] {
    const { inner } = nodeTypes[type]
    if (inner === 'BLOCKS') return this.blocks(node, level)
    const nodes = this.#within(node, inner, level)
    if (inner !== 'TEXTS') return nodes.map((one) => this.#block(one, level))
    const runs = nodes.map((text) => this.#run(text, level))
    return type === 'CODE_BLOCK'
      ? inlineHtml(
          runs.map(({ text, marks }) => ({ text, marks: withoutCode(marks) })),
          (text) => [text],
        )
      : inlineHtml(runs, linesHtml)
  }

  #run({ node, data }: Node, level: number): Run {
    this.#within(node, 'NOTHING', level + 1)
    return readText(data)
  }

  /** The nodes within a node that are possible there. */
  #within(parent: ObjectReader, inner: Inner, level: number): Node[] {
    const nodes = parent.objects('nodes')
    this.#count += nodes.length
    if (nodes.length > 0 && level > richContentLevelsMax) {
      const threshold = richContentLevelsMax
      parent.refuse('nodes', 'MAX_SIZE', `must not be nested more than ${threshold} levels deep`, { threshold })
      return []
    }
    if (this.#count > richContentNodesMax) {
      const threshold = richContentNodesMax
      if (this.#count - nodes.length <= threshold)
        this.#root.refuse('nodes', 'MAX_SIZE', `must have at most ${threshold} nodes in total`, { threshold })
      return []
    }
    return nodes.flatMap((node) => {
      const type = node.oneOf('type', typesWithin[inner])
      if (type === undefined) return []
      const { data } = nodeTypes[type]
      node.allowOnly(fieldsOfNode(data))
      const object = node.object(data)
      object.allowOnly(fieldsOf[type])
      return [{ type, node, data: object }]
    })
  }
}

function headingTag(data: ObjectReader): string {
  const level = data.value('level')
  if (level === undefined) data.refuse('level', 'REQUIRED_FIELD', 'is required')
  else if (!Number.isInteger(level)) data.refuse('level', 'FORMAT', 'must be a whole number')
  else if (Number(level) < 1) data.refuse('level', 'MIN', 'must be at least 1', { threshold: 1 })
  else if (Number(level) > 6) data.refuse('level', 'MAX', 'must be at most 6', { threshold: 6 })
  return `h${Number(level)}`
}
