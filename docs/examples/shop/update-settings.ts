import type { Client } from '@stoa/sdk'

/** Change the tagline. Other settings stay unchanged. */
export async function updateSettings(stoa: Client) {
  const { settings } = await stoa.shop.getSettings({})
  const { settings: changed } = await stoa.shop.updateSettings({
    settings: { revision: settings.revision, tagline: 'Things for the windowsill, and for those who lean on it.' },
  })
  return changed.tagline
}
