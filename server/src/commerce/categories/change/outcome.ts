import type { RefusalCode } from '@stoa/contract/refusals'
import { Refusal } from '../../../kernel/refuse.ts'
import type { Collection } from '../../collections/public.ts'

/** What became of one entry: the category as it is now, or why it stays as it was. */
export type Outcome<Code extends RefusalCode> = { category: Collection } | Failure<Code>

export interface Failure<Code extends RefusalCode> {
  id: string
  problem: Code
  data?: Record<string, unknown> | undefined
}

export const isFailure = <Code extends RefusalCode>(outcome: Outcome<Code>): outcome is Failure<Code> => 'problem' in outcome

/** The category of the only entry, or its problem as that of the call. */
export function only([outcome]: readonly Outcome<RefusalCode>[]): Collection {
  if (!outcome || isFailure(outcome)) throw new Refusal(outcome!.problem, outcome!.data)
  return outcome.category
}
