import { createContext, useContext } from 'react'
import type { GridField } from '../grid/field.ts'

/** What a filter can speak of, and whose clocks its instants are typed by. */
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
