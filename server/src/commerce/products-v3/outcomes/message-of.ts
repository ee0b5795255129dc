import { productsJobProblems } from '@stoa/contract/products-v3/products-job'
import { sectionProblems } from '@stoa/contract/products-v3/write-calls'
import type { ProblemCode } from '../change/problem.ts'

const problems: Readonly<Record<ProblemCode, { message: string }>> = { ...productsJobProblems, ...sectionProblems }

export const messageOf = (code: ProblemCode): string => problems[code].message
