import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { recordChangedCollections } from '../change.ts'
import type { Collection } from '../collection.ts'
import { belowOf, type Node, type Tree } from './node.ts'
import { canShow } from './rules.ts'
import { saveNodes } from './store.ts'

/** Refuses to show a category under a hidden one. */
export function requireVisibleParent(tree: Tree, category: Pick<Node, 'parentId'>): void {
  if (!canShow(tree, category)) refuse('PARENT_CATEGORY_HIDDEN')
}

/** Shows a category of a locked tree, or hides it with all below it. Returns them as they are now. */
export const setVisibility = (context: Context, tree: Tree, node: Node): Promise<Collection[]> =>
  saveVisibility(context, [node, ...(node.visible ? [] : hiddenBelow(tree, node.id))])

const hiddenBelow = (tree: Tree, id: string): Node[] =>
  belowOf(tree, id).flatMap((node) => (node.visible ? [{ ...node, visible: false }] : []))

/** Hides the visible categories below one of a locked tree. */
export const hideBelow = (context: Context, tree: Tree, id: string): Promise<Collection[]> => saveVisibility(context, hiddenBelow(tree, id))

/** Saves nodes of a locked tree that have become visible or hidden, and records it. Returns the categories as they are now. */
export async function saveVisibility(context: Context, nodes: readonly Node[]): Promise<Collection[]> {
  if (nodes.length === 0) return []
  await saveNodes(context, nodes, () => true)
  return recordChangedCollections(
    context,
    nodes.map(({ id }) => id),
    ['visible'],
  )
}
