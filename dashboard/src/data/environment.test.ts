import { expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { inEnvironment, clientFor, environmentIn } from './environment.ts'

const asked = async (address: string): Promise<unknown> => {
  let heard: unknown
  const client = {
    shop: { getShop: () => 'the shop' },
    dataItems: { queryDataItems: async (request: unknown) => void (heard = request) },
  } as unknown as Client
  const reached = clientFor(client, new URLSearchParams(address))
  await reached.dataItems.queryDataItems({ dataCollectionId: 'Books' })
  expect(reached.shop.getShop({})).toBe('the shop')
  return heard
}

test('every item call includes drafts and uses only the environment of the address', async () => {
  const drafts = { publishPluginOptions: { includeDraftItems: true } }
  expect(await asked('')).toEqual({ dataCollectionId: 'Books', ...drafts })
  expect(await asked('environment=SANDBOX')).toEqual({ dataCollectionId: 'Books', environment: 'SANDBOX', ...drafts })
  expect(await asked('environment=sandbox')).toEqual({ dataCollectionId: 'Books', ...drafts })
})

test('links keep the environment', () => {
  expect(inEnvironment('/data/Books', 'LIVE')).toBe('/data/Books')
  expect(inEnvironment('/data/Books', 'SANDBOX')).toBe('/data/Books?environment=SANDBOX')
  expect(inEnvironment('/data/Books?q=a', environmentIn(new URLSearchParams('environment=SANDBOX')))).toBe(
    '/data/Books?q=a&environment=SANDBOX',
  )
})
