import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findRow, itemOf } from '../../collections/public.ts'
import { findArranged } from '../items/list-items.ts'
import { requireTree } from '../tree-reference.ts'

export const getArrangedItems: Handler<typeof categories.getArrangedItems> = async (context, { categoryId, treeReference }) => {
  requireTree(treeReference)
  const category = (await findRow(context, categoryId)) ?? refuse('CATEGORY_NOT_FOUND')
  return { items: (await findArranged(context, category)).map(itemOf) }
}
