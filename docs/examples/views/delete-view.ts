import type { Client } from '@stoa/sdk'

/** Delete a saved view. */
export async function deleteView(stoa: Client) {
  const { view } = await stoa.views.createView({ view: { list: 'orders', name: 'To be sent', query: 'state=open', shared: true } })
  await stoa.views.deleteView({ id: view.id })
}
