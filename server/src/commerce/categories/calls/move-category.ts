import type { categories } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import {
  allProductsKey,
  childrenOf,
  collectionIdOf,
  collectionKeyOf,
  findRow,
  lockTree,
  moved,
  type Node,
  recordChangedCollections,
  recordMovedCategory,
  saveNodes,
  type Tree,
  treeOf,
} from '../../collections/public.ts'
import { requireTree } from '../tree-reference.ts'

type Request = RequestOf<typeof categories.moveCategory>

/** Categories that the answer names. */
const siblingsMax = 100

export const moveCategory: Handler<typeof categories.moveCategory> = async (context, request) => {
  requireTree(request.treeReference)
  const id = collectionKeyOf(request.categoryId)
  const parentId = request.parentCategoryId ? collectionKeyOf(request.parentCategoryId) : null
  const at = positionIn(request)
  const tree = await lockTree(context)
  if (!tree.has(id)) refuse('CATEGORY_NOT_FOUND')
  if (id === allProductsKey) refuse('ALL_PRODUCTS_FIXED')
  const result = moved(tree, { id, parentId, at })
  if ('problem' in result) refuse(result.problem)
  await saveMove(context, tree, { id, nodes: result.nodes })
  const siblings = childrenOf(treeOf([...tree.values(), ...result.nodes]), parentId)
  return {
    parentCategoryId: parentId === null ? null : collectionIdOf(parentId),
    categoriesAfterMove: siblings.slice(0, siblingsMax).map((sibling) => collectionIdOf(sibling.id)),
  }
}

function positionIn({ position, moveAfterCategoryId }: Pick<Request, 'position' | 'moveAfterCategoryId'>) {
  if (position !== 'AFTER') return position
  return { afterId: collectionKeyOf(moveAfterCategoryId ?? refuse('MISSING_AFTER_CATEGORY')) }
}

/** Saves what a move changes. Those below that become hidden have changed; those that only have another index or other categories above haven't. */
async function saveMove(context: Context, tree: Tree, { id, nodes }: { id: string; nodes: readonly Node[] }): Promise<void> {
  if (nodes.length === 0) return
  const hidden = nodes.filter((node) => node.visible !== tree.get(node.id)!.visible).map((node) => node.id)
  await saveNodes(context, nodes, (node) => node.id === id || hidden.includes(node.id))
  if (nodes.some((node) => node.id === id)) recordMovedCategory(context, (await findRow(context, id))!)
  await recordChangedCollections(context, hidden, ['visible'])
}
