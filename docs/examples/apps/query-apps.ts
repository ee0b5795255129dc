import type { Client } from '@stoa/sdk'

/** The programs that act for the shop, and those that may sign members in on their own word. */
export async function queryApps(stoa: Client) {
  const { apps } = await stoa.apps.queryApps({})
  return apps.map(({ name, elevated }) => `${name}${elevated ? ', elevated' : ''}`)
}
