import { Fragment, type ReactNode } from 'react'
import { richText, type RichNode } from '../rich-text.ts'

/** Text with paragraphs, lists and emphasis, drawn as elements: no markup reaches the page as markup. */
export function RichText({ html }: { html: string }) {
  return <RichNodes nodes={richText(html)} />
}

/** The same of a text that was read already. */
export function RichNodes({ nodes }: { nodes: readonly RichNode[] }) {
  return <div className="prose">{nodes.map(drawn)}</div>
}

function drawn(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>
  const { tag: Tag, href, children } = node
  if (Tag === 'br') return <br key={index} />
  if (Tag !== 'a') return <Tag key={index}>{children.map(drawn)}</Tag>
  return (
    <a key={index} href={href} rel="nofollow noopener" className="link">
      {children.map(drawn)}
    </a>
  )
}
