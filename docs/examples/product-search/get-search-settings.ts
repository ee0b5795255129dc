import type { Client } from '@stoa/sdk'

/** Read the synonyms and the pinned products of the search. */
export async function getSearchSettings(stoa: Client) {
  const { settings } = await stoa.productSearch.getSearchSettings({})
  return settings
}
