import { refuse } from '../../kernel/refuse.ts'
import type { Checkout } from './checkout.ts'

/** The checkout, or the one answer for all that are not there or not the caller's. */
export const requireCheckout = (checkout: Checkout | undefined): Checkout => checkout ?? refuse('CHECKOUT_NOT_FOUND')
