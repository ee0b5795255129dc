import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { requestsWithoutMeta } from '@stoa/connect/check/functions'
import { workerStoa, type RunningStoa } from '../support/server.ts'
import { generations } from './clients.ts'
import { installApp, runNode } from './connected.ts'

// node --import @stoa/connect/register: scripts on the unmodified packages, with nothing else changed.

let stoa: RunningStoa
beforeAll(async () => {
  stoa = await workerStoa()
})

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

  test('is checked: every function that it uses is served', async () => {
    const folder = await installApp('node', generation)
    const lines = (await runNode(folder, ['node_modules/@stoa/connect/dist/cli.js', 'check'], {})).split('\n')
    for (const line of ['  @wix/stores products.queryProducts', '  @wix/ecom currentCart.addToCurrentCart', '    shop.mjs:13'])
      expect(lines).toContain(line)
    expect(lines.at(-2)).toMatch(/^Served: (\d+) of \1 functions\.$/)
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

test('the Next app is checked: all of its functions are served', async () => {
  const check = runNode(await installApp('next', 'current'), ['node_modules/@stoa/connect/dist/cli.js', 'check'], {})
  expect(await check).toContain('Served: 12 of 12 functions.')
})

test('requests that no package describes are those of the contract', async () => {
  const folder = await installApp('node', 'current')
  writeFileSync(
    join(folder, 'all.mjs'),
    `import { items } from '@wix/data'\n${Object.keys(requestsWithoutMeta)
      .map((name) => `${name.split(' ')[1]}()`)
      .join('\n')}`,
  )
  rmSync(join(folder, 'shop.mjs'))
  rmSync(join(folder, 'shop.cjs'))
  const report = await runNode(folder, ['node_modules/@stoa/connect/dist/cli.js', 'check'], {})
  expect(report).toContain(`Served: ${Object.keys(requestsWithoutMeta).length} of ${Object.keys(requestsWithoutMeta).length} functions.`)
})
