import bash from 'highlight.js/lib/languages/bash'
import json from 'highlight.js/lib/languages/json'
import typescript from 'highlight.js/lib/languages/typescript'
import { createLowlight } from 'lowlight'
import { Fragment, type ReactNode } from 'react'

const highlighter = createLowlight({ bash, json, typescript })
type Node = ReturnType<typeof highlighter.highlight>['children'][number]

export type CodeLanguage = 'bash' | 'json' | 'typescript'

/** Code with highlight.js classes on its tokens. */
export const Highlighted = ({ text, language }: { text: string; language: CodeLanguage }) =>
  highlighter.highlight(language, text).children.map(drawn)

function drawn(node: Node, index: number): ReactNode {
  if (node.type === 'text') return <Fragment key={index}>{node.value}</Fragment>
  if (node.type !== 'element') return null
  const classes = (node.properties.className as string[] | undefined) ?? []
  return (
    <span key={index} className={classes.join(' ')}>
      {(node.children as Node[]).map(drawn)}
    </span>
  )
}
