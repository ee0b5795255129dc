export type Data = Readonly<Record<string, unknown>>

/** A row as the grid stores it. */
export interface Item {
  id: string
  data: Data
}

/** The labels of referenced items: collection → id → name. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A position in the list that a cursor leads to: the items from `index` on. */
export type Mark = readonly [index: number, cursor: string]

export interface Window {
  items: Item[]
  marks: Mark[]
  /** Whether these are the last items of the list. */
  isLast: boolean
  /** The cursor of the previous page, for paging without scripts. */
  previous?: string | undefined
}

/** The start of a list. */
export interface FirstWindow {
  items: Item[]
  marks: Mark[]
  names: Names
  /** Undefined if there is no count, as for text searches. */
  total: number | undefined
  /** Cursors of the previous and next page, for browsers without scripts. */
  previous?: string | undefined
  next?: string | undefined
  /** The part of the address that selects the rows. */
  asked: string
  /** Why the server rejected the query of the address, such as an invalid filter. */
  problem?: string
}
