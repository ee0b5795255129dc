import type { Cell } from '../range.ts'
import type { Head } from './loaded-groups.ts'

interface At {
  /** Without modifiers, mirrored so that text runs from left to right. */
  key: string
  place: Cell
  /** The group header at this line. */
  head: Head | undefined
  /** The line of the group header above this item. */
  above: number | undefined
}

/** The tree behaviour of a key: the forward arrow opens a group, the backward arrow closes it or moves from an item to its group. */
export function foldKey({ key, place: { row, column }, head, above }: At): { fold: number } | { go: Cell } | undefined {
  if (head) {
    const isToggle = key === 'Enter' || key === ' ' || (column === 0 && key === (head.isOpen ? 'ArrowLeft' : 'ArrowRight'))
    return isToggle ? { fold: row } : undefined
  }
  return above !== undefined && key === 'ArrowLeft' && column === 0 ? { go: { row: above, column: 0 } } : undefined
}
