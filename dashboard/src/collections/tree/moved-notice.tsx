import { Form } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { useTexts } from '../../texts/texts.ts'
import { aboveOf } from './collection-tree.ts'
import type { Moved } from './move-collection.server.ts'
import type { NamedNode } from './parent-select.tsx'

interface MovedNoticeProps {
  moved: Moved
  nodes: readonly NamedNode[]
}

/** A collection that a form has moved, with a way back. One that became hidden isn't shown again by moving it back, so it has none. */
export function MovedNotice({ moved: { id, name, undo }, nodes }: MovedNoticeProps) {
  const { collectionTree: words } = useTexts().dashboard
  const parent = aboveOf(nodes, id).at(-1)
  const isHidden = parent?.isVisible === false
  return (
    <Notice tone="good" title={words.movedPlain(name)} focused>
      {isHidden && <p>{words.hides(parent.name)}</p>}
      {!isHidden && undo && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="name" value={name} />
          <button name="move" value={undo} className="link">
            {words.undo}
          </button>
        </Form>
      )}
    </Notice>
  )
}
