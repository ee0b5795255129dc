import { createContext, useContext, type ComponentType } from 'react'
import type { CellViewProps } from './cell-view.tsx'
import type { PickerProps } from './editing.ts'
import type { GridField, Kind } from './field.ts'
import type { GridModel } from './grid-model.ts'
import type { SelectedFigure } from './groups/figure.ts'

/** What a grid needs from the owner of its rows. It stays the same object, so that rows render only when they change. */
export interface GridOwner {
  timeZone: string
  mayWrite: boolean
  /** Whether pasted rows past the last one create rows. */
  canAdd: boolean
  /** Returns the path of a row’s page. */
  pathOf: (id: string) => string
  Cell: ComponentType<CellViewProps>
  /** Editors that select values, for fields that refer to something. */
  pickers: Readonly<Partial<Record<Kind, ComponentType<PickerProps>>>>
  /** Why a cell of a writable field cannot be changed, depending on the other values of its row. */
  whyFixed: (field: GridField, valueOf: (key: string) => unknown) => string | undefined
}

/** The context that every part of a grid shares. */
export interface GridFacts extends GridOwner {
  model: GridModel
  fields: readonly GridField[]
  /** The visible fields in their order. */
  columns: readonly GridField[]
  /** The field by which rows are grouped. */
  groupedBy: GridField | undefined
  /** The figure selected for each column. */
  chosen: SelectedFigure
  /** The path of a row’s page from the root of the site. */
  hrefOf: (id: string) => string
}

export const GridContext = createContext<GridFacts | undefined>(undefined)

export function useGrid(): GridFacts {
  const facts = useContext(GridContext)
  if (!facts) throw new Error('there is no GridContext around this component')
  return facts
}
