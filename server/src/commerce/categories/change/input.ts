import type { Static } from 'typebox'
import type { CategoryChanges } from '@stoa/contract/categories/category'
import type { changeProblems } from '@stoa/contract/categories/problems'
import type { Violation } from '@stoa/contract/problems'
import type { RefusalData } from '@stoa/contract/refusals'
import type { Picture } from '../../catalogue/public.ts'

export type Changes = Static<typeof CategoryChanges>

/** What is written of a category: the fields that are sent. */
export type Input = Pick<Changes, 'name' | 'image' | 'description' | 'slug' | 'seoData' | 'richContentDescription' | 'extendedFields'>

/** What is stored of what inputs name. */
export interface Facts {
  pictures: ReadonlyMap<string, Picture>
  /** The categories that have the slugs that are sent. */
  slugs: Map<string, string>
}

/** How an input is read: what is wrong with single fields is collected, so that all of it is reported at once. */
export interface Reading {
  /** Path of the category in its request. */
  at: string
  facts: Facts
  violations: Violation[]
}

export type ProblemCode = keyof typeof changeProblems

/** Why a category can't be as it is sent: a bulk call reports it, another one is refused with it. */
export class CategoryProblem extends Error {
  readonly code: ProblemCode
  readonly data: Record<string, unknown> | undefined
  constructor(code: ProblemCode, data?: Record<string, unknown>) {
    super(code)
    this.code = code
    this.data = data
  }
}

/** Ends the reading of one category. */
export function failCategory<Code extends ProblemCode>(code: Code, data?: RefusalData<Code> & Record<string, unknown>): never {
  throw new CategoryProblem(code, data)
}
