import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { itemOf } from '../../collections/public.ts'
import { arrange } from '../items/arrange.ts'
import { requireTree } from '../tree-reference.ts'

export const setArrangedItems: Handler<typeof categories.setArrangedItems> = async (context, { categoryId, treeReference, items = [] }) => {
  requireTree(treeReference)
  return { items: (await arrange(context, categoryId, items)).map(itemOf) }
}
