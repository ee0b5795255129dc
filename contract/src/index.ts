import * as oauth from './oauth/calls.ts'
import * as shop from './shop/calls.ts'
import * as staff from './staff/calls.ts'

/** Every call Stoa answers, by area. A `calls.ts` exports calls and nothing else. */
export const contract = { oauth, shop, staff }
export type Contract = typeof contract

export { oauth, shop, staff }
