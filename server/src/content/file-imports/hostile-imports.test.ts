import dns, { type LookupAddress, type LookupOptions } from 'node:dns'
import { rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runQueued } from '../../../../tests/support/queue.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'
import { pngOf, storedKeys } from '../../../../tests/support/uploads.ts'
import { sql } from '../../database/sql.ts'
import { createOutbound } from '../../http/outbound/index.ts'
import { fetchFile } from './fetch.ts'
import { importFiles } from './index.ts'

// A public server may fetch from the address 127.0.0.2 only, which stands for the internet here; 127.0.0.1 is inside.

let site: TestSite
let png: Buffer
let outside: Server
let inside: Server
let reached: string[] = []
const portOf = (server: Server): number => (server.address() as AddressInfo).port

const listening = (host: string, answer: RequestListener): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(answer)
    server.listen(0, host, () => resolve(server))
  })

beforeAll(async () => {
  site = await makeTestSite({ baseUrl: 'https://shop.example', outboundNetworks: ['127.0.0.2'], rateLimits: 'off' })
  png = await pngOf(4, 4)
  inside = await listening('127.0.0.1', (request, response) => {
    reached.push(request.url!)
    response.end(png)
  })
  outside = await listening('127.0.0.2', (request, response) => {
    const { searchParams, pathname } = new URL(request.url!, 'http://a.example')
    if (pathname === '/to') return void response.writeHead(302, { location: encodeURI(searchParams.get('url')!) }).end()
    if (pathname === '/slow') return void response.write(png.subarray(0, 10))
    if (pathname === '/silent') return undefined
    if (pathname === '/cut') return void response.writeHead(200, { 'content-length': '10' }).write('x', () => response.destroy())
    if (pathname === '/large') return void response.writeHead(200, { 'content-length': '10000000000' }).write(png)
    if (pathname === '/inflated') return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(png))
    return pathname === '/jug.png' ? void response.end(png) : void response.writeHead(404).end()
  })
})
afterAll(() => {
  for (const server of [inside, outside]) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(site.settings.dataFolder, { recursive: true, force: true })
})
afterEach(() => {
  reached = []
})

const api = () => site.as(site.owner()).files
async function imported(url: string) {
  const { file } = await api().importFile({ url })
  await importToEnd(file.id)
  await runQueued(site)
  return (await api().getFileDescriptor({ fileId: file.id })).file
}
/** Its last try. */
async function importToEnd(id: string): Promise<void> {
  await importFiles.run(site.app, { siteId: site.siteId, id, tries: 2 })
}
const failureOf = async (id: string) => (await storedEvents(site, id)).find(({ slug }) => slug === 'file_failed')?.entity

/** The one answer for all that is inside or doesn't exist (threat M05). */
const notFetched = { error: { code: 'URL_NOT_FETCHED', description: 'The URL doesn’t lead to a public address.', data: {} } }

const hosts = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '127.000.000.001',
  '%31%32%37.0.0.1',
  '１２７.0.0.1',
  '127。0。0。1',
  'localhost',
  'LOCALHOST.',
  '0',
  '0.0.0.0',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[::]',
]

test('what is outside is fetched', async () => {
  expect((await imported(`http://127.0.0.2:${portOf(outside)}/jug.png`)).operationStatus).toBe('READY')
})

test('M01, M05: 127.0.0.1 isn’t reached by any spelling, directly or by a redirect, and all get the same answer', async () => {
  const spelled = hosts.map((host) => `http://${host}:${portOf(inside)}/`)
  const redirected = spelled.map((url) => `http://127.0.0.2:${portOf(outside)}/to?url=${encodeURIComponent(url)}`)
  const closed = hosts.map((host) => `http://${host}:1/`)
  const urls = [...spelled, ...redirected, ...closed, 'http://none.invalid/']
  const { files } = await api().bulkImportFiles({ importFileRequests: urls.map((url) => ({ url })) })
  for (const { id } of files) await importToEnd(id)
  for (const [index, { id }] of files.entries()) expect(await failureOf(id), urls[index]!).toEqual(notFetched)
  expect(reached).toEqual([])
})

test.each<[string, () => string, string]>([
  ['a status', () => `http://127.0.0.2:${portOf(outside)}/none`, 'The server of the URL answered with the status 404.'],
  ['a closed port', () => 'http://127.0.0.2:1/', 'The server of the URL didn’t accept the connection, or closed it too early.'],
  [
    'a connection that breaks off',
    () => `http://127.0.0.2:${portOf(outside)}/cut`,
    'The server of the URL didn’t accept the connection, or closed it too early.',
  ],
])('what is outside is reported: %s', async (_title, url, description) => {
  const { file } = await api().importFile({ url: url() })
  await importToEnd(file.id)
  expect(await failureOf(file.id)).toMatchObject({ error: { code: 'URL_NOT_FETCHED', description } })
})

test.each(['file:///etc/passwd', 'gopher://127.0.0.1/', 'ftp://127.0.0.2/', 'data:,x', '//127.0.0.2/', 'http://a:b@127.0.0.2/', 'x'])(
  'M01: %s is refused at once',
  (url) => expect(api().importFile({ url })).rejects.toMatchObject({ violations: [{ field: 'url' }] }),
)

describe('M02: a name whose address changes', () => {
  const { lookup } = dns
  /** Answers each look-up with the next of these addresses. */
  function resolveTo(...answers: string[][]): { lookups: number } {
    const seen = { lookups: 0 }
    const stub = (_host: string, _options: LookupOptions, done: (error: null, addresses: LookupAddress[]) => void): void => {
      const addresses = answers[Math.min(seen.lookups++, answers.length - 1)]!
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )
    }
    dns.lookup = stub as typeof lookup
    syncBuiltinESMExports()
    return seen
  }
  afterEach(() => {
    dns.lookup = lookup
    syncBuiltinESMExports()
  })
  const url = (path: string) => `http://rebinding.example:${portOf(outside)}${path}`

  test('is resolved once for each connection, which goes to the address that was checked', async () => {
    const seen = resolveTo(['127.0.0.2'], ['127.0.0.1'])
    expect((await imported(url('/jug.png'))).operationStatus).toBe('READY')
    expect(seen.lookups).toBe(1)
  })

  test('is checked again where it redirects to itself', async () => {
    const seen = resolveTo(['127.0.0.2'], ['127.0.0.1'])
    const file = await imported(url(`/to?url=${encodeURIComponent(`http://rebinding.example:${portOf(inside)}/`)}`))
    expect(await failureOf(file.id)).toEqual(notFetched)
    expect([seen.lookups, reached]).toEqual([2, []])
  })

  test('M05: ends as soon if it doesn’t exist as if it is inside', async () => {
    const stub = (_host: string, _options: LookupOptions, done: (error: Error) => void): void =>
      done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }))
    dns.lookup = stub as typeof lookup
    syncBuiltinESMExports()
    const { file } = await api().importFile({ url: url('/jug.png') })
    await runQueued(site)
    expect(await failureOf(file.id)).toEqual(notFetched)
  })

  test('isn’t connected to if any of its addresses is inside', async () => {
    resolveTo(['127.0.0.2', '127.0.0.1'])
    expect(await failureOf((await imported(url('/jug.png'))).id)).toEqual(notFetched)
  })
})

describe('M04: a body', () => {
  test.each(['/slow', '/silent', '/large'])('%s ends at the deadline', async (path) => {
    const outbound = createOutbound({ baseUrl: 'https://shop.example', outboundNetworks: ['127.0.0.2'] })
    const fetched = fetchFile(outbound, `http://127.0.0.2:${portOf(outside)}${path}`, { millisecondsMax: 100 })
    const read = async (): Promise<void> => {
      for await (const _chunk of fetched);
    }
    await expect(read()).rejects.toMatchObject({ reason: 'TIME', isPassing: true })
  })

  test('that is compressed isn’t inflated', async () => {
    const file = await imported(`http://127.0.0.2:${portOf(outside)}/inflated`)
    expect(file).toMatchObject({ mediaType: 'ARCHIVE', sizeInBytes: String(gzipSync(png).length) })
  })
})

test('nothing is stored of what wasn’t fetched', async () => {
  // The sample's files are read where they are installed.
  const imports = await site.database.rows<{ contentKey: string }>(sql`
    select content_key as "contentKey" from files where site_id = ${site.siteId} and source_url is not null and content_key is not null`)
  expect(await storedKeys(site)).toEqual(imports.map(({ contentKey }) => contentKey).toSorted())
})
