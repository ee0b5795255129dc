import type { Client } from '@stoa/sdk'

/** Save a view of the order list for everyone in the dashboard. */
export async function createView(stoa: Client) {
  const { view } = await stoa.views.createView({ view: { list: 'orders', name: 'To be sent', query: 'state=open', shared: true } })
  return view.id
}
