import type { categories as contract } from '@stoa/contract'
import { changeProblems } from '@stoa/contract/categories/problems'
import type { Handler } from '../../../kernel/handler.ts'
import { bulkResults } from '../bulk-results.ts'
import { updateEach } from '../change/update-each.ts'
import { requireTree } from '../tree-reference.ts'

export const bulkUpdateCategories: Handler<typeof contract.bulkUpdateCategories> = async (
  context,
  { categories, treeReference, returnEntity, fields },
) => {
  requireTree(treeReference)
  const entries = categories.map(({ category }, index) => ({ changes: category, at: `categories[${index}].category` }))
  const outcomes = await updateEach(context, entries)
  return bulkResults(context, { outcomes, problems: changeProblems }, { returnEntity, fields })
}
