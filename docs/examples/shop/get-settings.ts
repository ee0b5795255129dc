import type { Client } from '@stoa/sdk'

/** Reads the shop’s settings and the revision that a change must name. */
export async function getSettings(stoa: Client) {
  const { settings } = await stoa.shop.getSettings({})
  return [settings.name, settings.revision]
}
