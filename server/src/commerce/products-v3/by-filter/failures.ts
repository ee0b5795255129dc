import type { Failure, ProductsJobProblem } from '../../catalogue-jobs/public.ts'
import type { ProductWithVariants } from '../../catalogue/public.ts'
import type { Outcome } from '../change/drafts.ts'

/** The products that stay as they are, with the reasons. Locked products of any revision don't have the other problems. */
export const failuresOf = (held: readonly ProductWithVariants[], outcomes: readonly Outcome[]): Failure[] =>
  outcomes.flatMap((outcome, index) => {
    if ('saved' in outcome) return []
    const { code, data } = outcome.problem
    return { productId: held[index]!.product.id, code: code as ProductsJobProblem, ...(data && { data }) }
  })
