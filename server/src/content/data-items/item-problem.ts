import { dataItems } from '@stoa/contract'
import { itemInvalid } from '@stoa/contract/data-items/problems'
import type { Violation } from '@stoa/contract/problems'
import { Invalid, Refusal } from '../../kernel/refuse.ts'
import { type DataCollection, uniqueIndexOf } from '../data-collections/public.ts'

const declaredProblems = {
  ...dataItems.updateDataItem.problems,
  ...dataItems.insertDataItem.problems,
  ...dataItems.insertDataItemReference.problems,
}
export type ItemProblemCode = keyof typeof declaredProblems

/** Why one item couldn't be changed: the error of a call about it, or one result of a bulk call. */
export type ItemProblem = { code: ItemProblemCode; data?: Record<string, unknown> } | { violations: readonly Violation[] }

export const isProblem = (value: object): value is ItemProblem => 'code' in value || 'violations' in value

/** As a result of a bulk call (wire §5). */
export function presentProblem(problem: ItemProblem) {
  if ('code' in problem) return { code: problem.code, description: declaredProblems[problem.code].message, data: problem.data ?? {} }
  const fieldViolations = problem.violations.map((violation) => ({ data: {}, ...violation }))
  return { code: itemInvalid, description: 'The item is invalid.', data: { fieldViolations } }
}

/** As the error of a call about this item. */
export function refuseItem(problem: ItemProblem): never {
  throw 'code' in problem ? new Refusal(problem.code, problem.data) : new Invalid(problem.violations)
}

/** Another item has the same value in a field with a unique index. */
export const valueNotUnique = (collection: DataCollection): ItemProblem => ({
  code: 'WDE0123',
  data: { field: uniqueIndexOf(collection)!.path },
})

export const isTaken = (problem: ItemProblem): boolean => 'code' in problem && problem.code === 'WDE0074'
