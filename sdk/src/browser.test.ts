import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls, mainPath } from '@stoa/contract/routes'

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

let bundle: Rolldown.OutputChunk

beforeAll(async () => {
  execFileSync(process.execPath, [file('../scripts/write-call-table.ts')])
  const lib = { entry: file('index.ts'), name: 'stoa', formats: ['iife' as const] }
  const [built] = (await build({
    root: file('..'),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib },
  })) as Rolldown.RolldownOutput[]
  bundle = built!.output[0]
})

test('a browser gets no schemas and only the code it needs', () => {
  const foreign = bundle.moduleIds.filter((id) => !id.includes('/sdk/src/'))
  expect(foreign).toEqual([])
  // Only a row for each call may be added to the table as the contract grows.
  expect(gzipSync(bundle.code).length).toBeLessThan(3_700 + 14.5 * allCalls(contract).length)
})

test('every call of the contract works with the globals of browsers and edge runtimes', async () => {
  const sent: string[] = []
  const fetch = async (url: string, { method }: RequestInit) => {
    sent.push(`${method} ${url.split('?')[0]}`)
    return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 60 })
  }
  const web = { fetch, Headers, URLSearchParams, TextEncoder, crypto, btoa, setTimeout, clearTimeout, Uint8Array }
  const sandbox = createContext({
    ...web,
    calls: allCalls(contract).map(({ area, name, call }) => ({ area, name, request: requestWithIds(call.path) })),
  })
  await runInContext(
    `${bundle.code};
    const client = stoa.createClient({ baseUrl: 'http://shop.example', clientId: 'c1' });
    (async () => { for (const { area, name, request } of calls) await client[area][name](request) })()`,
    sandbox,
  )
  const expected = allCalls(contract).map(({ call }) => `${call.method} http://shop.example${mainPath(call).replace(/\{[^}]+\}/g, 'x')}`)
  expect(sent).toEqual(['POST http://shop.example/oauth2/token', ...expected])
})

/** A request with an id wherever the path contains one. */
function requestWithIds(path: string): object {
  const names = Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name]) => name!)
  return Object.fromEntries(names.map((name) => (name.includes('.') ? [name.split('.')[0]!, { [name.split('.')[1]!]: 'x' }] : [name, 'x'])))
}
