import { levelsMax } from '@stoa/contract/categories/limits'
import { belowOf, changesBetween, childrenOf, type Node, numbered, type Tree } from './node.ts'

export type ParentProblem = 'PARENT_CATEGORY_NOT_IN_TREE' | 'CATEGORY_DEPTH_LIMIT_EXCEEDED'
export type MoveProblem = ParentProblem | 'TREE_CYCLE_DETECTED' | 'AFTER_CATEGORY_NOT_IN_PARENT'

/** The path of the categories directly under a parent, or why none can be there. */
export function pathUnder(tree: Tree, parentId: string | null): { path: string[] } | { problem: ParentProblem } {
  if (parentId === null) return { path: [] }
  const parent = tree.get(parentId)
  if (!parent) return { problem: 'PARENT_CATEGORY_NOT_IN_TREE' }
  const path = [...parent.path, parentId]
  return path.length < levelsMax ? { path } : { problem: 'CATEGORY_DEPTH_LIMIT_EXCEEDED' }
}

/** Whether a category can be shown: unless the one above is hidden. */
export const canShow = (tree: Tree, { parentId }: Pick<Node, 'parentId'>): boolean => parentId === null || tree.get(parentId)!.visible

export interface MoveTo {
  id: string
  parentId: string | null
  /** The sibling that it comes after; at the start or the end otherwise. */
  at: 'FIRST' | 'LAST' | { afterId: string }
}

/** The nodes that a move changes: the category, those below it, and its siblings before and after. Under a hidden category it becomes hidden. */
export function moved(tree: Tree, { id, parentId, at }: MoveTo): { nodes: Node[] } | { problem: MoveProblem } {
  const node = tree.get(id)!
  if (parentId === id || (parentId !== null && tree.get(parentId)?.path.includes(id))) return { problem: 'TREE_CYCLE_DETECTED' }
  const under = pathUnder(tree, parentId)
  if ('problem' in under) return under
  const below = belowOf(tree, id)
  const height = Math.max(0, ...below.map(({ path }) => path.length - node.path.length))
  if (under.path.length + height >= levelsMax) return { problem: 'CATEGORY_DEPTH_LIMIT_EXCEEDED' }
  const siblings = childrenOf(tree, parentId).filter((sibling) => sibling.id !== id)
  const index = indexAt(siblings, at)
  if (index === undefined) return { problem: 'AFTER_CATEGORY_NOT_IN_PARENT' }
  const isShown = canShow(tree, { parentId })
  const shown = ({ visible }: Node) => visible && isShown
  const after = { ...node, parentId, path: under.path, visible: shown(node) }
  const left = parentId === node.parentId ? [] : childrenOf(tree, node.parentId).filter((sibling) => sibling.id !== id)
  const nodes = [
    ...numbered([...siblings.slice(0, index), after, ...siblings.slice(index)]),
    ...numbered(left),
    ...below.map((one) => ({ ...one, path: [...under.path, ...one.path.slice(node.path.length)], visible: shown(one) })),
  ]
  return { nodes: changesBetween(tree, nodes) }
}

/** Where a category comes among others. Undefined if the one it comes after isn't there. */
function indexAt(siblings: readonly Node[], at: MoveTo['at']): number | undefined {
  if (at === 'FIRST') return 0
  if (at === 'LAST') return siblings.length
  const index = siblings.findIndex(({ id }) => id === at.afterId)
  return index < 0 ? undefined : index + 1
}

/** The nodes that are deleted with a category, itself first, and those that get another index. */
export function withoutSubtree(tree: Tree, id: string): { deleted: Node[]; changed: Node[] } {
  const deleted = [tree.get(id)!, ...belowOf(tree, id)]
  const ids = deleted.map((node) => node.id)
  return { deleted, changed: changesWithout(tree, ids) }
}

/** The nodes that get another index when some are deleted, which nothing is below that stays. */
export function changesWithout(tree: Tree, ids: readonly string[]): Node[] {
  const deleted = new Set(ids)
  const parents = new Set(ids.map((id) => tree.get(id)?.parentId ?? null))
  return [...parents].flatMap((parentId) => {
    if (parentId !== null && deleted.has(parentId)) return []
    const staying = childrenOf(tree, parentId).filter(({ id }) => !deleted.has(id))
    return changesBetween(tree, numbered(staying))
  })
}
