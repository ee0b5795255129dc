import type { Client } from '@stoa/sdk'
import { redirect } from 'react-router'
import { formProblemsOf, sentBack, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'

type Change = (client: Client, form: FormData) => Promise<string | void>

/** What the buttons of the cart do, by their value. A text is where it goes on. */
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
  async note(client, form) {
    await client.carts.updateCurrentCart({ cartInfo: { buyerNote: textOf(form, 'note') || null } })
  },
  async checkout(client) {
    const { checkoutId } = await client.carts.createCheckoutFromCurrentCart({ channelType: 'WEB' })
    return paths.checkout(checkoutId, 'contact')
  },
}

export async function changeCart(client: Client, form: FormData) {
  try {
    const change = changes[textOf(form, 'change')]
    return redirect((await change?.(client, form)) ?? paths.cart)
  } catch (error) {
    return sentBack(formProblemsOf(error, { 'lineItems[0].quantity': 'quantity', 'cartInfo.buyerNote': 'note' }), form)
  }
}
