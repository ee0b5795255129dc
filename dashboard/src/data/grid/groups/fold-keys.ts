import type { Cell } from '../range.ts'
import type { Head } from './loaded-groups.ts'

interface At {
  /** Without modifiers, and as in a page that is written from left to right. */
  key: string
  place: Cell
  /** The head at this place's line. */
  head: Head | undefined
  /** The line of the head that this line's item is under. */
  above: number | undefined
}

/** What a key does to groups, as in a tree: the arrow that leads on opens, the one that leads back folds, or goes from an item to its group. */
export function foldKey({ key, place: { row, column }, head, above }: At): { fold: number } | { go: Cell } | undefined {
  if (head) {
    const isToggle = key === 'Enter' || key === ' ' || (column === 0 && key === (head.isOpen ? 'ArrowLeft' : 'ArrowRight'))
    return isToggle ? { fold: row } : undefined
  }
  return above !== undefined && key === 'ArrowLeft' && column === 0 ? { go: { row: above, column: 0 } } : undefined
}
