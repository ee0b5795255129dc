import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { only } from '../change/outcome.ts'
import { updateEach } from '../change/update-each.ts'
import { presentOne } from '../present.ts'
import { requireTree } from '../tree-reference.ts'

export const updateCategory: Handler<typeof categories.updateCategory> = async (context, { category, treeReference, fields }) => {
  requireTree(treeReference)
  const updated = only(await updateEach(context, [{ changes: category, at: 'category' }]))
  return { category: await presentOne(context, updated, fields) }
}
