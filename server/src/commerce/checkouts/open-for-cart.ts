import type { Context } from '../../kernel/context.ts'
import { saveChange } from './change.ts'
import type { Checkout, CheckoutDoc } from './checkout.ts'
import { mergeContactAddress } from './info.ts'
import type { Line } from './line.ts'
import { newCheckout, type PresentedCheckout } from './open.ts'

/** What a cart contributes to its checkout; undefined fields contribute nothing. */
export type CartContents = Partial<Omit<CheckoutDoc, 'lines'>>

interface CartCheckoutInput {
  lines: Line[]
  contents: CartContents
}

/** A new checkout for a cart, not yet stored. */
export function newCheckoutForCart(context: Context, cartId: string, { lines, contents }: CartCheckoutInput): PresentedCheckout {
  const { channelType = 'WEB', ...rest } = contents
  return newCheckout(context, { cartId, lines, doc: { ...rest, channelType } })
}

/** A cart has one open checkout, which is updated until it becomes an order. */
export function updateCheckoutForCart(context: Context, read: Checkout, { lines, contents }: CartCheckoutInput): void {
  saveChange(context, read, { lines, doc: (doc) => withCartContents(doc, contents) })
}

function withCartContents(
  doc: CheckoutDoc,
  { destination, billing, merchantDiscounts, overrideCheckoutUrl, ...contents }: CartContents,
): CheckoutDoc {
  const present = Object.fromEntries(Object.entries(contents).filter(([, value]) => value !== undefined))
  return {
    ...doc,
    ...present,
    merchantDiscounts,
    overrideCheckoutUrl,
    destination: destination ? mergeContactAddress(doc.destination, destination) : doc.destination,
    billing: billing ? mergeContactAddress(doc.billing, billing) : doc.billing,
  }
}
