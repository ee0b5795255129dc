import type { Client } from '@stoa/sdk'

/** Saves a view of the list of orders for the whole team. */
export async function createView(stoa: Client) {
  const { view } = await stoa.views.createView({ view: { list: 'orders', name: 'To be sent', query: 'state=open', shared: true } })
  return view.id
}
