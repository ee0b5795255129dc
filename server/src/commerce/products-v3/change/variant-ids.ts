import { uniqueIdOf } from '../../catalogue/public.ts'
import type { Draft } from './barcodes.ts'
import { ProductProblem } from './problem.ts'

/** The drafts that give a new variant the ID of another one, with the problem of each. `used` are the IDs among those that were sent for new variants which other
 *  variants have. */
export function variantIdProblems(
  drafts: readonly Draft[],
  sent: ReadonlySet<string>,
  used: ReadonlySet<string>,
): Map<Draft, ProductProblem> {
  const taken = new Set(used)
  const problems = new Map<Draft, ProductProblem>()
  for (const draft of drafts) {
    const ids = newIds(draft).filter((id) => sent.has(id))
    if (ids.some((id) => taken.has(id))) problems.set(draft, new ProductProblem('VARIANT_ID_ALREADY_EXISTS'))
    else for (const id of ids) taken.add(id)
  }
  return problems
}

function newIds({ before, after }: Draft): string[] {
  const held = new Set(before?.variants.map(({ id }) => id))
  return after.variants.filter(({ id }) => !held.has(id)).map(uniqueIdOf)
}
