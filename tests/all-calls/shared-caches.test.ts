import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allRoutes } from '@stoa/contract/routes'
import { createServer } from '../../server/src/http/server.ts'
import { isForOneBrowser } from '../../server/src/http/shared-caches.ts'
import { serveAll } from '../../server/src/start.ts'
import { makeTestMember } from '../support/members.ts'
import { makeTestSite, type TestSite } from '../support/site.ts'
import { ghost } from './requests.ts'

// Whatever a cache between the server and a browser may store sets no cookie, and is the same for everyone: all pages, files, documents and reads.

let site: TestSite
let server: FastifyInstance
/** Values for the parameters of paths, so that most of them exist. */
let values: Record<string, string>
/** The paths of everything but calls and pages, as the server registers them. */
const registered: string[] = []

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  server = createServer(site.app)
  server.addHook('onRoute', ({ method, url }) => void ([method].flat().includes('GET') && registered.push(url)))
  await serveAll(server, site.app)
  const shopper = site.as(site.visitor())
  const { products } = await shopper.catalogue.queryProducts({ query: { paging: { limit: 1 } } })
  const { dataPages } = await shopper.dataCollections.listDataPages({})
  values = {
    slug: products[0]!.slug,
    part: '1.xml',
    collection: dataPages[0]?.dataCollectionId ?? 'Books',
    area: 'orders',
    name: 'getOrder',
  }
})
afterAll(() => server.close())

const filled = (path: string): string =>
  path.replaceAll(/:(\w+)\??/g, (_, name: string) => values[name] ?? ghost).replaceAll('*', 'nothing')

const get = (path: string, cookie?: string) => server.inject({ url: path, headers: { host: '127.0.0.1:4400', ...(cookie && { cookie }) } })
type Answer = Awaited<ReturnType<typeof get>>
const isShared = ({ headers }: Answer) => !isForOneBrowser(String(headers['cache-control'] ?? ''))

/** The answers to some paths, which must keep the rule; those that others may store. */
async function sharedOf(paths: readonly string[]): Promise<Map<string, Answer>> {
  const shared = new Map<string, Answer>()
  for (const path of paths) {
    const answer = await get(path)
    expect({ path, cookies: isShared(answer) ? answer.headers['set-cookie'] : undefined }).toEqual({ path, cookies: undefined })
    if (isShared(answer)) shared.set(path, answer)
  }
  return shared
}

async function pagePaths(app: string): Promise<string[]> {
  const built = fileURLToPath(new URL(`../../${app}/build/server/index.js`, import.meta.url))
  const { routes, basename = '/' } = (await import(built)) as ServerBuild
  const pathOf = (id: string | undefined): string => (id === undefined ? '' : `${pathOf(routes[id]!.parentId)}/${routes[id]!.path ?? ''}`)
  const paths = Object.values(routes).map((route) => `${basename}/${pathOf(route!.id)}`.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1'))
  return [...new Set(paths)].map(filled)
}

const files = () => [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/1.xml',
  '/sitemap/members.xml',
  '/llms.txt',
  `/products/${values.slug}/index.md`,
]

describe('set no cookie that others could be given', () => {
  test('pages and files of the shop, for a new visitor', async () => {
    const paths = await pagePaths('storefront')
    expect(paths.length).toBeGreaterThan(40)
    const shared = await sharedOf([...new Set([...paths, ...files(), ...files().map((path) => `${path}.data`)])])
    for (const path of files()) expect([path, shared.get(path)?.statusCode]).toEqual([path, 200])
  })

  test('pages of the dashboard', async () => {
    const paths = await pagePaths('dashboard')
    expect(paths.length).toBeGreaterThan(60)
    expect([...(await sharedOf(paths)).keys()]).toEqual(['/dashboard'])
  })

  test('the files of the first page', async () => {
    const { body } = await get('/')
    const links = [...new Set([...body.matchAll(/(?:href|src)="(\/(?:assets|media)\/[^"]+)"/g)].map(([, path]) => path!))]
    const [picture] = links.filter((path) => path.startsWith('/media/'))
    const loaded = [...links.filter((path) => path.startsWith('/assets/')), picture!]
    expect(loaded.length).toBeGreaterThan(4)
    expect([...(await sharedOf(loaded)).keys()]).toEqual(loaded)
  })

  test('documentation, media, health and whatever else the server registers', async () => {
    expect(registered.length).toBeGreaterThan(20)
    await sharedOf(registered.filter((path) => !path.startsWith('/assets/')).map(filled))
  })

  test('reads of the contract', async () => {
    const paths = allRoutes(contract).flatMap(({ method, path }) => (method === 'GET' ? [path.replaceAll(/\{[^}]+\}/g, ghost)] : []))
    expect([...(await sharedOf(paths)).keys()]).toEqual([])
  })
})

test('files that others may store are the same for a new visitor and for a member', async () => {
  const mia = await makeTestMember(site)
  for (const path of files()) {
    const { body } = await get(path)
    const answer = await get(path, `stoa_session=${mia.sessionToken}`)
    expect([path, answer.body, answer.headers['set-cookie']]).toEqual([path, body, undefined])
  }
})
