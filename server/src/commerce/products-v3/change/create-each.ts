import type { Context } from '../../../kernel/context.ts'
import { lockParts } from '../../catalogue-parts/public.ts'
import { emptyProduct, insertProducts, nextNumericIds } from '../../catalogue/public.ts'
import { withInput } from './apply.ts'
import { attempt, type Drafted, type Outcome, refuseViolations, saveDrafts, withoutConflicts } from './drafts.ts'
import { findFacts, type ProductWrite, startImports } from './facts.ts'
import { namesOfAll } from './locks.ts'
import { Reader } from './reader.ts'

/** Creates products, each by itself. */
export async function createEach(context: Context, writes: readonly ProductWrite[]): Promise<Outcome[]> {
  const facts = await findFacts(context, writes)
  const numericIds = await nextNumericIds(context, writes.length)
  const empty = numericIds.map((numericId) => {
    const { product, variants } = emptyProduct(context.now)
    return { product: { ...product, numericId }, variants }
  })
  const names = namesOfAll(writes.map(({ input }, index) => ({ input, product: empty[index]!.product })))
  const parts = names ? await lockParts(context, names) : []
  const reader = new Reader(context, { ...facts, parts })
  const drafted = writes.map(({ at, input }, index): Drafted =>
    attempt(() => ({ before: undefined, after: withInput(empty[index]!, input, reader.reading(at)) })),
  )
  refuseViolations(reader.violations)
  const outcomes = await saveDrafts(await withoutConflicts(context, drafted, reader.newVariantIds), async (drafts) => {
    await reader.insertSections(drafts)
    return insertProducts(
      context,
      drafts.map(({ after }) => after),
    )
  })
  await startImports(context, facts)
  return outcomes
}
