import type { Client } from '@stoa/sdk'

/** Let a search for “tumbler” find glasses, and the other way round. The other settings stay. */
export async function updateSearchSettings(stoa: Client) {
  const { settings } = await stoa.productSearch.getSearchSettings({})
  const { revision, synonyms } = settings
  const changed = await stoa.productSearch.updateSearchSettings({
    settings: { revision, synonyms: [...synonyms, { terms: ['tumbler', 'glass'] }] },
  })
  const { products } = await stoa.catalogue.listProducts({ search: 'tumbler', sort: 'RELEVANCE' })
  return { synonyms: changed.settings.synonyms, found: products.map(({ name }) => name) }
}
