import { Fragment, type ReactNode } from 'react'
import type { RichNode, RichTag } from '../rich-text.ts'

interface RichTextProps {
  nodes: readonly RichNode[]
  /** There is no heading above it except the page's, so its headings start at the next level. */
  isTop?: boolean
}

const raised: Readonly<Partial<Record<RichTag, 'h2' | 'h3'>>> = { h3: 'h2', h4: 'h3' }

/** Text with paragraphs, lists and emphasis, rendered as elements: no markup is inserted as HTML. */
export function RichText({ nodes, isTop = false }: RichTextProps) {
  const draw = (node: RichNode, index: number): ReactNode => drawn(node, index, isTop)
  return <div className="prose">{nodes.map(draw)}</div>
}

function drawn(node: RichNode, index: number, isTop: boolean): ReactNode {
  const draw = (child: RichNode, at: number): ReactNode => drawn(child, at, isTop)
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>
  const { tag, href, children } = node
  if (tag === 'br') return <br key={index} />
  const Tag = (isTop && raised[tag]) || tag
  if (Tag !== 'a') return <Tag key={index}>{children.map(draw)}</Tag>
  return (
    <a key={index} href={href} rel="nofollow noopener" className="link">
      {children.map(draw)}
    </a>
  )
}
