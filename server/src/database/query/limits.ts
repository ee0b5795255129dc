/** What one filter may hold. Above it the request is refused, not cut. */
export const depthMax = 20
export const nodesMax = 500
export const listMax = 1000
/** Members of all lists of one filter together. */
export const valuesMax = 5000
/** Characters looked for by `$contains`, `$startsWith`, `$endsWith`. */
export const searchTextMax = 1000
export const namesInPathMax = 10
export const sortFieldsMax = 10

/** What pages of a call may be like. */
export interface PageLimits {
  /** Rows of a page where the request does not say. */
  default: number
  max: number
  /** The greatest offset: further on, a cursor leads. */
  offsetMax: number
}

export const pageLimits: PageLimits = { default: 50, max: 1000, offsetMax: 10_000 }
