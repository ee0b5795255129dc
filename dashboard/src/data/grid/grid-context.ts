import { createContext, useContext } from 'react'
import type { Environment } from '../environment.ts'
import type { GridField } from './field.ts'
import type { GridModel } from './grid-model.ts'
import type { SelectedFigure } from './groups/figure.ts'

/** The context that every part of a grid shares. */
export interface GridFacts {
  collectionId: string
  environment: Environment
  model: GridModel
  /** All fields of the collection. */
  fields: readonly GridField[]
  /** The visible fields in their order. */
  columns: readonly GridField[]
  /** The field by which rows are grouped. */
  groupedBy: GridField | undefined
  /** The figure selected for each column. */
  chosen: SelectedFigure
  timeZone: string
  mayWrite: boolean
  /** Returns the path of an item's page. */
  addressOf: (itemId: string) => string
}

export const GridContext = createContext<GridFacts | undefined>(undefined)

export function useGrid(): GridFacts {
  const facts = useContext(GridContext)
  if (!facts) throw new Error('there is no GridContext around this component')
  return facts
}
