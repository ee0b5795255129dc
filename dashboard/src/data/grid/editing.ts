export type Go = 'down' | 'up' | 'next' | 'back'

/** How editing ended: with a text or value to save and where focus moves next, or without a change. */
export type EditingEnd = (end: EditingResult) => void

export interface EditingResult {
  /** The typed text; or the picked value, which needs no parsing. */
  text?: string
  picked?: { value: unknown }
  /** The value of the cell when editing began. */
  base: unknown
  isKept: boolean
  go?: Go
}

/** Marks a picker that was closed without a selection. */
export const noValue = Symbol('no value')
