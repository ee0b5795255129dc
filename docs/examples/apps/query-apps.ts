import type { Client } from '@stoa/sdk'

/** List the site's apps, and mark those that can sign in members without their credentials. */
export async function queryApps(stoa: Client) {
  const { apps } = await stoa.apps.queryApps({})
  return apps.map(({ name, elevated }) => `${name}${elevated ? ', elevated' : ''}`)
}
