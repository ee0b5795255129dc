import { createContext, useContext } from 'react'
import type { FormProblems } from '@stoa/ui/form-problems'
import type { DataField } from '../grid/field.ts'
import type { DataQuery } from './data-query.ts'
import type { ResultColumn } from './result-columns.ts'

/** The context that every part of the query form shares. */
export interface Question {
  /** The query in the address. */
  asked: DataQuery
  /** The current, unsent state of the form: it determines the fields available for sorting and filtering. */
  draft: DataQuery
  fields: readonly DataField[]
  /** The columns of the draft. */
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
