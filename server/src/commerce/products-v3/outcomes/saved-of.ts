import type { RefusalCode } from '@stoa/contract/refusals'
import { refuse } from '../../../kernel/refuse.ts'
import type { ProductWithVariants } from '../../catalogue/public.ts'
import type { Outcome } from '../change/drafts.ts'

/** The product of a call about one. Refuses with its problem. */
export function savedOf([outcome]: readonly Outcome[]): ProductWithVariants {
  if (!outcome || 'saved' in outcome) return outcome!.saved
  const { code, data } = outcome.problem
  return refuse(code as RefusalCode, data as never)
}
