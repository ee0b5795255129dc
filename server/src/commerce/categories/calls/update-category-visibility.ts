import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findById, lockTree, requireVisibleParent, setVisibility } from '../../collections/public.ts'
import { presentOne } from '../present.ts'
import { requireTree } from '../tree-reference.ts'

export const updateCategoryVisibility: Handler<typeof categories.updateCategoryVisibility> = async (
  context,
  { categoryId, visible, treeReference, revision, fields },
) => {
  requireTree(treeReference)
  const tree = await lockTree(context)
  const before = (await findById(context, categoryId)) ?? refuse('CATEGORY_NOT_FOUND')
  if (revision !== String(before.revision)) refuse('INVALID_REVISION')
  if (visible === before.visible) return { category: await presentOne(context, before, fields) }
  if (visible) requireVisibleParent(tree, before)
  const changed = await setVisibility(context, tree, { ...tree.get(before.id)!, visible })
  const after = changed.find(({ id }) => id === before.id)!
  return { category: await presentOne(context, after, fields) }
}
