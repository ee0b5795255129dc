import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStoa, type RunningStoa } from '../support/server.ts'
import { generations } from './clients.ts'
import { installApp, runNode } from './connected.ts'

// node --import @stoa/connect/register: scripts on the unmodified packages, with nothing else changed.

let stoa: RunningStoa
beforeAll(async () => {
  stoa = await startStoa()
})
afterAll(() => stoa.stop())

const output = async (folder: string, script: string) =>
  JSON.parse(
    await runNode(folder, ['--import', '@stoa/connect/register', script], { STOA_URL: stoa.baseUrl, CLIENT_ID: stoa.clientId }),
  ) as { names: string[]; picture: string; checkoutId: string; checkout: string }

describe.each(generations)('a script on the %s packages', (generation) => {
  test('reads products, fills a cart and gets the address of the checkout, as an ES module', async () => {
    const { names, picture, checkoutId, checkout } = await output(await installApp('node', generation), 'shop.mjs')
    expect(names).toHaveLength(3)
    expect(checkout).toContain(`${stoa.baseUrl}/checkout/${checkoutId}`)
    const answer = await fetch(picture)
    expect([new URL(picture).origin, answer.status, answer.headers.get('content-type')]).toEqual([
      stoa.baseUrl,
      200,
      expect.stringMatching(/^image\//),
    ])
  })

  test('reads products, as CommonJS', async () => {
    const { names, picture } = await output(await installApp('node', generation), 'shop.cjs')
    expect([names.length, (await fetch(picture)).status]).toEqual([3, 200])
  })
})

test('without STOA_URL a script ends with what to set', async () => {
  const folder = await installApp('node', 'current')
  await expect(runNode(folder, ['--import', '@stoa/connect/register', 'shop.cjs'], { STOA_URL: '' })).rejects.toThrow(
    'set STOA_URL to the address',
  )
})
