import type { Client } from '@stoa/sdk'

/** List the saved views of the order list. */
export async function queryViews(stoa: Client) {
  await stoa.views.createView({ view: { list: 'orders', name: 'To be sent', query: 'state=open', shared: true } })
  const { views } = await stoa.views.queryViews({ list: 'orders' })
  return views.map(({ name }) => name)
}
