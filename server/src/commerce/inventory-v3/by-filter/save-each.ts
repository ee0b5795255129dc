import type { Context } from '../../../kernel/context.ts'
import type { Failure, ProductsJobProblem } from '../../catalogue-jobs/public.ts'
import { type LocatedStock, saveChanges } from '../../stock/public.ts'
import { ItemProblem } from '../change/problem.ts'

/** Changes locked stock, each by itself. Returns what can't be changed. */
export async function saveEach(
  context: Context,
  held: readonly LocatedStock[],
  change: (stock: LocatedStock) => LocatedStock | ItemProblem,
): Promise<Failure[]> {
  const changed = held.map((before) => ({ before, after: change(before) }))
  await saveChanges(
    context,
    changed.flatMap(({ before, after }) => (after instanceof ItemProblem ? [] : [{ before, after }])),
    { reason: 'API' },
  )
  return changed.flatMap(({ before: { productId, itemId }, after }): Failure[] => {
    if (!(after instanceof ItemProblem)) return []
    // The problems of items that exist are those of jobs.
    const code = after.code as ProductsJobProblem
    return [{ productId, inventoryItemId: itemId, code, ...(after.data && { data: after.data }) }]
  })
}
