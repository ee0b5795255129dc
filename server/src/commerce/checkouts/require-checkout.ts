import { refuse } from '../../kernel/refuse.ts'
import type { Checkout } from './checkout.ts'

/** Refuses with CHECKOUT_NOT_FOUND, whether the checkout doesn't exist or belongs to another caller. */
export const requireCheckout = <Found extends Checkout>(checkout: Found | undefined): Found => checkout ?? refuse('CHECKOUT_NOT_FOUND')
