import type { Client } from '@stoa/sdk'

/** Lists the apps of the site, including those that can sign members in. */
export async function queryApps(stoa: Client) {
  const { apps } = await stoa.apps.queryApps({})
  return apps.map(({ name, elevated }) => `${name}${elevated ? ', elevated' : ''}`)
}
