import type { Draft } from './barcodes.ts'
import { ProductProblem } from './problem.ts'

/** The drafts that give a new variant an ID that isn’t free, with the problem of each. `sent` are the IDs that calls give to new variants, `used` those of them that
 *  variants and products have. */
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
  return after.variants.map(({ id }) => id).filter((id) => !held.has(id))
}
