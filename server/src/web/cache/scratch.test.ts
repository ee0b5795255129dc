import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, test } from 'vitest'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { createServer } from '../../http/server.ts'
import { mountPages } from '../pages/mount.ts'

let site: TestSite
let server: FastifyInstance
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  server = createServer(site.app)
  await mountPages(server, site.app)
})
afterAll(() => server.close())
const get = (url: string, headers: InjectOptions['headers'] = {}) => server.inject({ url, headers: { host: '127.0.0.1:4400', ...headers } })

test('scratch', async () => {
  const first = await get('/')
  const cookie = `stoa_session=${first.cookies[0]!.value}`
  for (const url of ['/', '/collections', '/collections/all-products', '/collections/green', '/collections/green?sort=price-low&utm_source=x', '/search?q=pot', '/search', '/products/elbow-cushion', '/members', '/c/stories', '/sitemap.xml', '/robots.txt', '/llms.txt', '/products/elbow-cushion/index.md', '/cart', '/products/nothing']) {
    const out: unknown[] = []
    for (let index = 0; index < 3; index++) {
      const before = site.database.statements.count
      const began = performance.now()
      const answer = await get(url, { cookie })
      out.push(`${answer.statusCode} ${site.database.statements.count - before} st ${(performance.now() - began).toFixed(1)} ms ${answer.rawPayload.length}`)
    }
    console.log(url, out.join(' | '))
  }
})
