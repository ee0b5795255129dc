import type { Context } from '../../kernel/context.ts'
import { keepChange } from './change.ts'
import type { Checkout, CheckoutDoc } from './checkout.ts'
import { withWhereabouts } from './info.ts'
import type { Line } from './line.ts'
import { openCheckout } from './open.ts'
import { lockCheckout } from './store.ts'

/** What a cart says about its checkout; undefined where it says nothing. */
type Said = Partial<Omit<CheckoutDoc, 'lines'>>

export interface OpeningForCart extends Said {
  cartId: string
  /** The checkout made from the cart before, held. */
  earlier: Checkout | undefined
  lines: Line[]
}

/** The checkout made from a cart before, held until the transaction ends. */
export async function holdCheckoutOfCart(context: Context, id: string | null): Promise<Checkout | undefined> {
  return id === null ? undefined : lockCheckout(context, id)
}

/** A cart has one open checkout: the same again, brought up to date, until an order came of it. Answers its id. */
export async function openCheckoutForCart(context: Context, { cartId, earlier, lines, ...said }: OpeningForCart): Promise<string> {
  if (!earlier || earlier.completed) {
    const { channelType = 'WEB', ...rest } = said
    const { id } = await openCheckout(context, { cartId, lines, doc: { ...rest, channelType } })
    return id
  }
  await keepChange(context, earlier, { lines, doc: (doc) => broughtUpToDate(doc, said) })
  return earlier.id
}

function broughtUpToDate(doc: CheckoutDoc, { destination, billing, merchantDiscounts, overrideCheckoutUrl, ...said }: Said): CheckoutDoc {
  const known = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  return {
    ...doc,
    ...known,
    merchantDiscounts,
    overrideCheckoutUrl,
    destination: destination ? withWhereabouts(doc.destination, destination) : doc.destination,
    billing: billing ? withWhereabouts(doc.billing, billing) : doc.billing,
  }
}
