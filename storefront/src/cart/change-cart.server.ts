import type { Client } from '@stoa/sdk'
import type { FormProblems } from '@stoa/ui/form-problems'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { putIntoCart } from '../products/add-to-cart.server.ts'
import { findProduct } from '../products/find-product.server.ts'

type Change = (client: Client, form: FormData) => Promise<Changed | void>

/** The result of a change: where to go next, or the error. */
export interface Changed {
  path?: string
  problems?: FormProblems
}

/** The actions of the cart's buttons, by value. */
const changes: Readonly<Record<string, Change>> = {
  async update(client, form) {
    const quantity = Number(textOf(form, 'quantity'))
    const id = textOf(form, 'lineItemId')
    if (quantity === 0) await client.carts.removeLineItemsFromCurrentCart({ lineItemIds: [id] })
    else await client.carts.updateCurrentCartLineItemQuantity({ lineItems: [{ id, quantity }] })
  },
  async remove(client, form) {
    await client.carts.removeLineItemsFromCurrentCart({ lineItemIds: [textOf(form, 'lineItemId')] })
  },
  async restore(client, form) {
    await client.carts.addToCurrentCart({
      lineItems: [{ catalogReference: referenceIn(form), quantity: Number(textOf(form, 'quantity')) }],
    })
  },
  async add(client, form) {
    return { problems: await putIntoCart(client, await findProduct(client, textOf(form, 'slug')), form) }
  },
  async note(client, form) {
    await client.carts.updateCurrentCart({ cartInfo: { buyerNote: textOf(form, 'note') || null } })
  },
  async checkout(client) {
    const { checkoutId } = await client.carts.createCheckoutFromCurrentCart({ channelType: 'WEB' })
    return { path: paths.checkout(checkoutId) }
  },
}

type Reference = { catalogItemId: string; appId: string }

/** As the line had it. Anything else is rejected by the call's own validation. */
function referenceIn(form: FormData): Reference {
  try {
    return JSON.parse(textOf(form, 'reference')) as Reference
  } catch {
    return { catalogItemId: '', appId: '' }
  }
}

export async function changeCart(client: Client, form: FormData): Promise<Changed> {
  try {
    return (await changes[textOf(form, 'change')]?.(client, form)) ?? {}
  } catch (error) {
    return { problems: formProblemsOf(error, { 'lineItems[0].quantity': 'quantity', 'cartInfo.buyerNote': 'note' }) }
  }
}
