import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from '../../server/src/http/server.ts'
import { serveAll } from '../../server/src/start.ts'
import { makeTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
let server: FastifyInstance
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  server = createServer(site.app)
  await serveAll(server, site.app)
})
afterAll(() => server.close())

async function header(): Promise<string> {
  const { payload } = await server.inject({ url: '/', headers: { host: '127.0.0.1:4400' } })
  return /<header.*?<\/header>/s.exec(payload)?.[0] ?? ''
}

test('the logo is at the top of the shop instead of its name, which is its alternative text', async () => {
  const owner = site.as(site.owner())
  const { settings } = await owner.shop.getSettings({})
  expect(await header()).not.toContain('<img')
  await owner.shop.updateSettings({ settings: { revision: settings.revision, logoMediaId: 'stoa-jarro-1.webp' } })
  const top = await header()
  expect(top).toMatch(/<img src="[^"]*\/media\/stoa-jarro-1\.webp\/v1\/fill\/w_40,h_40,/)
  expect(top).toContain(`alt="${settings.name}"`)
})
