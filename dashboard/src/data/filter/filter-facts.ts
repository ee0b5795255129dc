import { createContext, useContext } from 'react'
import type { GridField } from '../../grid/field.ts'

/** The fields that a filter can use, and the time zone of typed instants. */
export interface FilterFacts {
  fields: readonly GridField[]
  timeZone: string
}

export const FilterContext = createContext<FilterFacts | undefined>(undefined)

export function useFilterFacts(): FilterFacts {
  const facts = useContext(FilterContext)
  if (!facts) throw new Error('there is no FilterContext around this component')
  return facts
}
