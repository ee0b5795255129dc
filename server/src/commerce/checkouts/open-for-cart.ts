import type { Context } from '../../kernel/context.ts'
import { saveChange } from './change.ts'
import type { Checkout, CheckoutDoc } from './checkout.ts'
import { mergeContactAddress } from './info.ts'
import type { Line } from './line.ts'
import { openCheckout } from './open.ts'
import { lockCheckout } from './store.ts'

/** What a cart contributes to its checkout; undefined fields contribute nothing. */
type CartContents = Partial<Omit<CheckoutDoc, 'lines'>>

export interface CartCheckoutInput extends CartContents {
  cartId: string
  /** The checkout created from the cart earlier, locked. */
  earlier: Checkout | undefined
  lines: Line[]
}

/** The checkout created from a cart earlier, locked until the transaction ends. */
export async function lockCartCheckout(context: Context, id: string | null): Promise<Checkout | undefined> {
  return id === null ? undefined : lockCheckout(context, id)
}

/** A cart has one open checkout, which is updated until it becomes an order. Returns its id. */
export async function openCheckoutForCart(context: Context, { cartId, earlier, lines, ...contents }: CartCheckoutInput): Promise<string> {
  if (!earlier || earlier.completed) {
    const { channelType = 'WEB', ...rest } = contents
    const { id } = await openCheckout(context, { cartId, lines, doc: { ...rest, channelType } })
    return id
  }
  await saveChange(context, earlier, { lines, doc: (doc) => withCartContents(doc, contents) })
  return earlier.id
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
