import type { Client } from '@stoa/sdk'

/** Rename a saved view. Its other properties stay unchanged. */
export async function updateView(stoa: Client) {
  const { view } = await stoa.views.createView({ view: { list: 'orders', name: 'To be sent', query: 'state=open', shared: true } })
  const { view: renamed } = await stoa.views.updateView({ id: view.id, name: 'To be packed' })
  return renamed.name
}
