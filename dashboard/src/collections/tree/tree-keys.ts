import type { Row } from './collection-tree.ts'
import type { Step } from './tree-moves.ts'

/** What a key does in the tree: it reaches a line, shows or hides those below one, opens or selects it, or moves it. */
export type TreeKey = { type: 'reach' | 'expand' | 'collapse' | 'open' | 'select'; id: string } | { type: 'step'; id: string; step: Step }

interface Pressed {
  key: string
  altKey: boolean
  /** The focus is on the line itself, not on a control in it. */
  isLine: boolean
}

const arrows: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** What a key does at a line (WAI-ARIA treegrid pattern, lines first). Undefined if nothing. */
export function treeKey({ key, altKey, isLine }: Pressed, lines: readonly Row[], at: TreePosition): TreeKey | undefined {
  const { id, collapsed, isRtl } = at
  const index = lines.findIndex((line) => line.id === id)
  const line = lines[index]
  if (!line) return undefined
  const arrow = isRtl ? (mirrored[key] ?? key) : key
  if (altKey) return arrows[arrow] && { type: 'step', id, step: arrows[arrow] }
  const reach = (to: Row | undefined): TreeKey | undefined => to && { type: 'reach', id: to.id }
  if (arrow === 'ArrowDown') return reach(lines[index + 1])
  if (arrow === 'ArrowUp') return reach(lines[index - 1])
  if (!isLine) return undefined
  const isExpanded = line.below > 0 && !collapsed.has(id)
  switch (arrow) {
    case 'Home':
      return reach(lines[0])
    case 'End':
      return reach(lines.at(-1))
    case 'ArrowRight':
      if (isExpanded) return reach(lines[index + 1])
      return line.below > 0 ? { type: 'expand', id } : undefined
    case 'ArrowLeft':
      return isExpanded ? { type: 'collapse', id } : reach(lines.find((one) => one.id === line.parentId))
    case 'Enter':
      return { type: 'open', id }
    case ' ':
      return { type: 'select', id }
    default:
      return undefined
  }
}

interface TreePosition {
  id: string
  collapsed: ReadonlySet<string>
  isRtl: boolean
}
