import { createContext, useContext } from 'react'
import type { FormProblems } from '@stoa/ui/form-problems'
import type { GridField } from '../grid/field.ts'
import type { DataQuery } from './data-query.ts'
import type { ResultColumn } from './result-columns.ts'

/** What every part of the question's form needs to know. */
export interface Question {
  /** What the address asks. */
  asked: DataQuery
  /** What the form says at this moment: answers what can be sorted and filtered by before it is sent. */
  draft: DataQuery
  fields: readonly GridField[]
  /** Of the draft. */
  columns: readonly ResultColumn[]
  problems: FormProblems | undefined
  timeZone: string
}

export const QuestionContext = createContext<Question | undefined>(undefined)

export function useQuestion(): Question {
  const question = useContext(QuestionContext)
  if (!question) throw new Error('there is no QuestionContext around this component')
  return question
}
