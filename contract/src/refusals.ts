import type { Static, TObject } from 'typebox'
import type { Call, Problems } from './call.ts'
import type { Contract } from './index.ts'
import type { CommonProblem, commonProblems } from './problems.ts'

type CallsOf<Area> = Area[keyof Area]
type AnyCall = { [Area in keyof Contract]: CallsOf<Contract[Area]> }[keyof Contract]
type ProblemsOf<C> = C extends Call<TObject, TObject, infer P> ? P : never

type DeclaredProblems = ProblemsOf<AnyCall>
type CodesOf<P> = P extends Problems ? keyof P & string : never

/** Every error that any call declares, and those that every call can return. */
export type RefusalCode = CommonProblem | CodesOf<DeclaredProblems>

type DataIn<P, Code> = P extends Problems
  ? Code extends keyof P
    ? P[Code] extends { data: infer Data extends TObject }
      ? Static<Data>
      : undefined
    : never
  : never

/** The type of an error's data; undefined if it carries none. */
export type RefusalData<Code extends RefusalCode> = DataIn<DeclaredProblems | typeof commonProblems, Code>
