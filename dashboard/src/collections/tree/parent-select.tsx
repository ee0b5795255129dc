import type { ReactNode } from 'react'
import { Select } from '@stoa/ui/components/field'
import { useTexts } from '../../texts/texts.ts'
import type { Node, Row } from './collection-tree.ts'
import { parentProblem } from './tree-moves.ts'

/** A collection in a choice of places. */
export interface NamedNode extends Node {
  name: string
}

interface ParentSelectProps {
  rows: readonly Row<NamedNode>[]
  /** The collection that gets a parent. Undefined if it is new. */
  moved: Row | undefined
  value: string | null
  hint?: ReactNode
  error?: string | undefined
}

/** The collections that one can be in, as the tree. Those that can't have it say why. */
export function ParentSelect({ rows, moved, value, hint, error }: ParentSelectProps) {
  const { collectionTree: words } = useTexts().dashboard
  return (
    <Select label={words.parent} name="parentId" defaultValue={value ?? ''} hint={hint} error={error}>
      <option value="">{words.top}</option>
      {rows.map((row) => {
        const problem = parentProblem(rows, moved, row)
        const remarks = [problem && words.parentProblems[problem], !row.isVisible && words.isHidden].filter(Boolean)
        return (
          <option key={row.id} value={row.id} disabled={problem !== undefined}>
            {'\u2003'.repeat(row.level - 1)}
            {row.name}
            {remarks.length > 0 && ` (${remarks.join(', ')})`}
          </option>
        )
      })}
    </Select>
  )
}
