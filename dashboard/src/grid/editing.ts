import type { GridField } from './field.ts'

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

/** An editor that selects values instead of reading text. */
export interface PickerProps {
  field: GridField
  value: unknown
  /** Called with `noValue` if nothing has changed. */
  onEnd: (value: unknown, go?: Go) => void
}

/** Marks a picker that was closed without a selection. */
export const noValue = Symbol('no value')
