import type { Client } from '@stoa/sdk'

/** Fill a collection by rules: what costs less than 50 and is in stock, the cheapest first. */
export async function updateCollectionSettings(stoa: Client) {
  const { settings } = await stoa.collections.updateCollectionSettings({
    settings: {
      id: '30000000-0000-4000-8000-000000000002',
      rules: { match: 'ALL', conditions: [{ kind: 'PRICE_BELOW', amount: 50 }, { kind: 'IN_STOCK' }] },
      sort: 'PRICE_ASC',
    },
  })
  return settings.rules
}
