import type { Client } from '@stoa/sdk'

/** Synonyms in both kinds, and products that are pinned to a text. */
export async function makeSearchSettings({ productSearch }: Client, productIds: string[]): Promise<void> {
  const { settings } = await productSearch.getSearchSettings({})
  await productSearch.updateSearchSettings({
    settings: {
      revision: settings.revision,
      synonyms: [{ terms: ['jug', 'pitcher', 'ewer'] }, { terms: ['mug', 'a cup for coffee, tea or anything else that’s hot'] }],
      oneWaySynonyms: [{ term: 'crockery', synonyms: ['plate', 'bowl', 'jug'] }],
      pins: [{ text: 'gift', productIds }],
    },
  })
}
