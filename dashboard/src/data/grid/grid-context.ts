import { createContext, useContext } from 'react'
import type { Environment } from '../environment.ts'
import type { GridField } from './field.ts'
import type { GridModel } from './grid-model.ts'
import type { SelectedFigure } from './groups/figure.ts'

/** What every part of a grid needs to know. */
export interface GridFacts {
  collectionId: string
  environment: Environment
  model: GridModel
  /** All of the collection's. */
  fields: readonly GridField[]
  /** Those that are shown, in their order. */
  columns: readonly GridField[]
  /** The field that the rows are in groups by. */
  groupedBy: GridField | undefined
  /** What is reckoned of each column. */
  chosen: SelectedFigure
  timeZone: string
  mayWrite: boolean
  /** Where the page of an item is. */
  addressOf: (itemId: string) => string
}

export const GridContext = createContext<GridFacts | undefined>(undefined)

export function useGrid(): GridFacts {
  const facts = useContext(GridContext)
  if (!facts) throw new Error('there is no GridContext around this component')
  return facts
}
