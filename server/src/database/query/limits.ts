import { offsetMax, pageSizeMax } from '@stoa/contract/query'

/** Limits of one filter. A request that exceeds them is rejected, not cut. */
export const depthMax = 20
export const nodesMax = 500
export const listMax = 1000
/** Members of all lists of one filter together. */
export const valuesMax = 5000
/** Characters of the operand of `$contains`, `$startsWith`, `$endsWith`. */
export const searchTextMax = 1000
export const namesInPathMax = 10

/** Limits of a call's pages. */
export interface PageLimits {
  /** The default page size. */
  default: number
  min: number
  max: number
  /** The maximum offset. Beyond it, use cursors. */
  offsetMax: number
}

export const pageLimits: PageLimits = { default: 50, min: 1, max: pageSizeMax, offsetMax }
