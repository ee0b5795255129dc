import type { categories } from '@stoa/contract'
import { showProblems } from '@stoa/contract/categories/problems'
import type { Handler } from '../../../kernel/handler.ts'
import { collectionIdOf, collectionKeyOf, findAmong, lockTree, saveVisibility } from '../../collections/public.ts'
import { bulkResults } from '../bulk-results.ts'
import type { Outcome } from '../change/outcome.ts'
import { type ShowProblem, shownAmong } from '../show.ts'
import { requireTree } from '../tree-reference.ts'

export const bulkShowCategories: Handler<typeof categories.bulkShowCategories> = async (
  context,
  { categoryIds, treeReference, returnEntity, fields },
) => {
  requireTree(treeReference)
  const ids = categoryIds.map(collectionKeyOf)
  const { shown, problems } = shownAmong(await lockTree(context), ids)
  await saveVisibility(context, shown)
  const categories = new Map((await findAmong(context, ids)).map((category) => [category.id, category]))
  const outcomes = ids.map((id): Outcome<ShowProblem> => {
    const problem = problems.get(id)
    return problem ? { id: collectionIdOf(id), problem } : { category: categories.get(id)! }
  })
  return bulkResults(context, { outcomes, problems: showProblems }, { returnEntity, fields })
}
