import type { showProblems } from '@stoa/contract/categories/problems'
import { canShow, type Node, type Tree } from '../collections/public.ts'

export type ShowProblem = keyof typeof showProblems

/** Shows some categories of a tree, those above before those below: the ones that become visible, and why others can't be shown. */
export function shownAmong(tree: Tree, ids: readonly string[]): { shown: Node[]; problems: Map<string, ShowProblem> } {
  const after = new Map(tree)
  const problems = new Map<string, ShowProblem>(ids.flatMap((id) => (tree.has(id) ? [] : [[id, 'CATEGORY_NOT_FOUND'] as const])))
  const nodes = [...new Set(ids)].flatMap((id) => tree.get(id) ?? []).toSorted((a, b) => a.path.length - b.path.length)
  const shown = nodes.flatMap((node) => {
    if (node.visible) return []
    if (!canShow(after, node)) {
      problems.set(node.id, 'PARENT_CATEGORY_HIDDEN')
      return []
    }
    const visible = { ...node, visible: true }
    after.set(node.id, visible)
    return [visible]
  })
  return { shown, problems }
}
