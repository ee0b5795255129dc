import {
  createProblems,
  decreaseProblems,
  increaseProblems,
  missingAtLocation,
  updateProblems,
  upsertProblems,
} from '@stoa/contract/inventory-v3/problems'
import type { RefusalCode } from '@stoa/contract/refusals'
import { Refusal } from '../../../kernel/refuse.ts'
import { freeOf, type LocatedStock } from '../../stock/public.ts'

const declared = { ...createProblems, ...updateProblems, ...upsertProblems, ...decreaseProblems, ...increaseProblems, ...missingAtLocation }
export type ProblemCode = keyof typeof declared

/** Why an item stays as it is: a bulk call reports it, another one is refused with it. */
export class ItemProblem {
  readonly code: ProblemCode
  readonly data: { quantity: number } | undefined
  /** With the units that the stock has, where the error says them. */
  constructor(code: ProblemCode, stock?: LocatedStock) {
    this.code = code
    this.data = stock && { quantity: freeOf(stock) }
  }

  get message(): string {
    return declared[this.code].message
  }

  /** For a call of one item, which declares it. */
  refusal(): Refusal {
    return new Refusal(this.code as RefusalCode, this.data)
  }
}
