import { existsSync } from 'node:fs'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { createServer } from '../../http/server.ts'
import { mountPages } from './mount.ts'
import { formsOf } from './routes.ts'

const origin = 'http://127.0.0.1:4400'
const repository = new URL('../../../../', import.meta.url)

let site: TestSite
let server: FastifyInstance

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  server = createServer(site.app)
  await mountPages(server, site.app)
})
afterAll(() => server.close())

interface Page {
  path: string
  hasForm: boolean
}

/** A path of every page, and of the data of every page. */
async function pagesOf(name: string): Promise<Page[]> {
  const built = new URL(`${name}/build/server/index.js`, repository)
  if (!existsSync(built)) throw new Error(`${name} is not built`)
  const build = (await import(built.href)) as ServerBuild
  const hasForm = formsOf(build)
  const base = (build.basename ?? '/').replace(/\/$/, '')
  const ids = Object.keys(build.routes).filter((id) => build.routes[id]?.path)
  const fullPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : build.routes[id]
    return route ? `${fullPath(route.parentId)}${route.path ? `/${route.path}` : ''}` : ''
  }
  const paths = [`${base}/`, ...ids.map((id) => `${base}${fullPath(id).replaceAll(/:\w+/g, 'x').replace('*', 'a/b')}`)]
  return paths
    .flatMap((path) => [path, path.endsWith('/') ? `${path}_root.data` : `${path}.data`])
    .map((path) => ({ path, hasForm: hasForm(path) }))
}

const elsewhere = [
  '/dashboard',
  '/nothing.data',
  '/dashboard/nothing',
  '/upload/v9',
  '/assets/x.js',
  '/media/x',
  '/docs',
  '/authorize',
  '/health',
]
const pages = [...(await pagesOf('storefront')), ...(await pagesOf('dashboard'))]

const headersOfSenders: InjectOptions['headers'][] = [
  {},
  { origin },
  { origin: 'https://evil.example', accept: 'text/html' },
  { 'content-type': 'application/json' },
]

async function answersTo(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const headers of headersOfSenders) {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const { statusCode, body } = await server.inject({
      method,
      url,
      payload: '{}',
      headers: { host: '127.0.0.1:4400', ...type, ...headers },
    })
    answers.push(body.startsWith('{') ? [statusCode, codeOf(body)] : [statusCode, body.slice(0, 40)])
  }
  return answers
}

const codeOf = (body: string): string | undefined =>
  (JSON.parse(body) as { details: { applicationError?: { code: string } } }).details.applicationError?.code

const routeNotFound = headersOfSenders.map(() => [404, 'ROUTE_NOT_FOUND'])

describe('404 in JSON, wherever it comes from', () => {
  test('there are pages with and without forms', () => {
    expect(pages.filter(({ hasForm }) => hasForm).length).toBeGreaterThan(50)
    expect(pages.filter(({ hasForm }) => !hasForm).length).toBeGreaterThan(100)
  })

  const without = [...pages.filter(({ hasForm }) => !hasForm).map(({ path }) => path), ...elsewhere]
  test.each(without)('POST %s', async (path) => {
    expect(await answersTo('POST', path)).toEqual(routeNotFound)
  })

  test.each([...pages.map(({ path }) => path), ...elsewhere])('PUT, PATCH and DELETE %s', async (path) => {
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const)
      expect([method, await answersTo(method, path)]).toEqual([method, routeNotFound])
  })
})

/** Mail providers send its form; unsubscribe.test.ts has who else may. */
const isOneClick = (path: string): boolean => path.startsWith('/back-in-stock/unsubscribe')

test('403: a form from elsewhere is refused in JSON, and to a browser in a sentence', async () => {
  for (const { path } of pages.filter(({ path: one, hasForm }) => hasForm && !isOneClick(one))) {
    const send = (headers: InjectOptions['headers']) =>
      server.inject({ method: 'POST', url: path, payload: 'a=b', headers: { host: '127.0.0.1:4400', ...headers } })
    const fromProgram = await send({ 'content-type': 'application/json' })
    expect([path, fromProgram.statusCode, codeOf(fromProgram.body)]).toEqual([path, 403, 'PERMISSION_DENIED'])
    const type = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }
    const fromBrowser = await send({ ...type, accept: 'text/html,*/*' })
    expect([path, fromBrowser.statusCode, fromBrowser.body]).toEqual([path, 403, 'This form was sent from another site.\n'])
  }
})
