export type Go = 'down' | 'up' | 'next' | 'back'

/** How typing ended: with a text or a value to be kept, and where the keys go next; or with nothing. */
export type EditingEnd = (end: EditingResult) => void

export interface EditingResult {
  /** What was typed; or what was picked, which needs no reading. */
  text?: string
  picked?: { value: unknown }
  /** What the cell was when one began. */
  base: unknown
  isKept: boolean
  go?: Go
}

/** A picker that was left without a choice. */
export const noValue = Symbol('no value')
