import { levelsMax } from '@stoa/contract/categories/limits'
import { belowOf, isFixed, type Node, type Row } from './collection-tree.ts'

/** Where a collection is moved to. */
export interface Move {
  /** Null: to the top. */
  parentId: string | null
  position: 'FIRST' | 'LAST' | 'AFTER'
  /** Of AFTER: the one that it comes after. */
  afterId?: string | undefined
}

/** The moves by one step: past a neighbour, into the one before, out of the one above. */
export const steps = ['up', 'down', 'in', 'out'] as const
export type Step = (typeof steps)[number]

/** A move as the value of a button. */
export const moveText = ({ parentId, position, afterId = '' }: Move): string => [position, parentId ?? '', afterId].join(':')

/** The move that a form sends: a button's value, or a destination with a position. */
export function moveIn(form: FormData): Move {
  const field = (name: string): string => String(form.get(name) ?? '')
  const [position, parentId, afterId] = form.has('move') ? field('move').split(':') : [field('position'), field('parentId')]
  return {
    parentId: parentId || null,
    position: position === 'FIRST' || position === 'AFTER' ? position : 'LAST',
    ...(afterId && { afterId }),
  }
}

/** Why a collection can't be in another one. Undefined if it can. */
export type ParentProblem = 'isItself' | 'isBelow' | 'isTooDeep' | 'isFixed'

export function parentProblem(rows: readonly Row[], moved: Row | undefined, parent: Row): ParentProblem | undefined {
  if (parent.id === moved?.id) return 'isItself'
  if (isFixed(parent.id)) return 'isFixed'
  if (moved && belowOf(rows, moved.id).some(({ id }) => id === parent.id)) return 'isBelow'
  return parent.level + (moved?.height ?? 1) > levelsMax ? 'isTooDeep' : undefined
}

/** What each step of a collection moves to. A step that isn't possible is left out. */
export function stepsOf(rows: readonly Row[], id: string): Partial<Record<Step, Move>> {
  const row = rows.find((one) => one.id === id)
  if (!row || isFixed(id)) return {}
  const { parentId } = row
  const siblings = rows.filter((one) => one.parentId === parentId)
  const at = row.position - 1
  const before = siblings[at - 1]
  const parent = rows.find((one) => one.id === parentId)
  const past = (sibling: Row | undefined): Move =>
    sibling ? { parentId, position: 'AFTER', afterId: sibling.id } : { parentId, position: 'FIRST' }
  return {
    ...(before && { up: past(siblings[at - 2]) }),
    ...(at + 1 < siblings.length && { down: past(siblings[at + 1]) }),
    ...(before && !parentProblem(rows, row, before) && { in: { parentId: before.id, position: 'LAST' } }),
    ...(parent && { out: { parentId: parent.parentId, position: 'AFTER', afterId: parent.id } }),
  }
}

/** The move that brings a collection back to where it is now. */
export function returnTo(rows: readonly Row[], id: string): Move | undefined {
  const row = rows.find((one) => one.id === id)
  if (!row) return undefined
  const before = rows.find((one) => one.parentId === row.parentId && one.position === row.position - 1)
  return before ? { parentId: row.parentId, position: 'AFTER', afterId: before.id } : { parentId: row.parentId, position: 'FIRST' }
}

/** The collections after a move, so that a tree doesn't wait for the server. */
export function movedTo<N extends Node>(nodes: readonly N[], id: string, { parentId, position, afterId }: Move): readonly N[] {
  const node = nodes.find((one) => one.id === id)
  if (!node) return nodes
  const others = nodes.filter((one) => one !== node)
  const isHidden = others.some((one) => one.id === parentId && !one.isVisible)
  const moved = { ...node, parentId, isVisible: node.isVisible && !isHidden }
  if (position === 'FIRST') return [moved, ...others]
  const after = others.findIndex((one) => one.id === afterId)
  return position === 'LAST' || after === -1 ? [...others, moved] : others.toSpliced(after + 1, 0, moved)
}

/** Where the pointer is while a collection is dragged. */
export interface Pointer {
  overId: string
  /** From the upper edge of that line, 0, to the lower one, 1. */
  height: number
  /** By how many levels it has gone to the right since the start. */
  levels: number
}

/** Where a dragged collection is dropped, and how that is displayed. */
export interface Drop {
  move: Move
  overId: string
  at: 'before' | 'inside' | 'after'
  level: number
}

/** The place that a pointer shows among the displayed lines: in the middle of a line inside it, otherwise between two lines, at a level that both allow. */
export function dropAt(rows: readonly Row[], draggedId: string, { overId, height, levels }: Pointer): Drop | undefined {
  const dragged = rows.find(({ id }) => id === draggedId)
  const over = rows.find(({ id }) => id === overId)
  if (!dragged || !over) return undefined
  const own = new Set([draggedId, ...belowOf(rows, draggedId).map(({ id }) => id)])
  if (own.has(overId)) return undefined
  if (height > 1 / 3 && height < 2 / 3)
    return allowed(rows, dragged, { move: { parentId: overId, position: 'LAST' }, overId, at: 'inside', level: over.level + 1 })
  const others = rows.filter(({ id }) => !own.has(id))
  const index = others.indexOf(over)
  const at = height < 0.5 ? 'before' : 'after'
  const above = others[at === 'before' ? index - 1 : index]
  const next = others[at === 'before' ? index : index + 1]
  const least = next?.level ?? 1
  const most = Math.max(least, above?.level ?? 1)
  const level = Math.min(most, Math.max(least, dragged.level + levels))
  return allowed(rows, dragged, { move: between(others, above, level), overId, at, level })
}

/** The move to a level directly below a line. */
function between(rows: readonly Row[], above: Row | undefined, level: number): Move {
  if (!above) return { parentId: null, position: 'FIRST' }
  if (above.level < level) return { parentId: above.id, position: 'FIRST' }
  let sibling = above
  while (sibling.level > level) sibling = rows.find(({ id }) => id === sibling.parentId)!
  return { parentId: sibling.parentId, position: 'AFTER', afterId: sibling.id }
}

function allowed(rows: readonly Row[], dragged: Row, drop: Drop): Drop | undefined {
  const { parentId, position, afterId } = drop.move
  const parent = rows.find(({ id }) => id === parentId)
  if (parent && parentProblem(rows, dragged, parent)) return undefined
  const own = returnTo(rows, dragged.id)!
  const isSame = own.parentId === parentId && own.position === position && own.afterId === afterId
  return isSame ? undefined : drop
}
