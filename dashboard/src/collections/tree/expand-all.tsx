import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useTexts } from '../../texts/texts.ts'
import type { Row } from './collection-tree.ts'

interface ExpandAllProps {
  rows: readonly Row[]
  collapsed: ReadonlySet<string>
  store: (ids: Iterable<string>) => void
}

/** Hides what is in all collections, or displays it again. */
export function ExpandAll({ rows, collapsed, store }: ExpandAllProps) {
  const { collectionTree: words } = useTexts().dashboard
  const parents = rows.filter(({ below }) => below > 0)
  if (parents.length === 0) return null
  const isCollapsed = parents.some(({ id }) => collapsed.has(id))
  const Icon = isCollapsed ? ChevronsUpDown : ChevronsDownUp
  return (
    <button
      type="button"
      className="button button-quiet scripts-only"
      onClick={() => store(isCollapsed ? [] : parents.map(({ id }) => id))}
    >
      <Icon aria-hidden className="size-4" />
      {isCollapsed ? words.expandAll : words.collapseAll}
    </button>
  )
}
