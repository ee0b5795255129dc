import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveDevelopmentFiles } from './development.ts'

/** Answers with the path of the request. */
const sources = createServer(({ url }, response) => response.end(url))
const server = Fastify()
let port: number

beforeAll(async () => {
  await new Promise<void>((resolve) => sources.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(sources.address() as AddressInfo).port}`
  const settings = { baseUrl: 'https://shop.example' }
  serveDevelopmentFiles(server, settings, { url: `${url}/storefront`, base: '/' })
  serveDevelopmentFiles(server, settings, { url: `${url}/dashboard`, base: '/dashboard' })
  await server.listen({ host: '127.0.0.1' })
  port = (server.server.address() as AddressInfo).port
})

afterAll(async () => {
  await server.close()
  sources.close()
})

/** Unlike `fetch`, it sends the path as it is. */
async function get(path: string, host = 'localhost'): Promise<{ status: number | undefined; body: string }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ host: '127.0.0.1', port, path, headers: { host } }, resolve).on('error', reject).end(),
  )
  return { status: answer.statusCode, body: await text(answer) }
}

test.each([
  ['/src/root.tsx?import', '/storefront/src/root.tsx?import'],
  ['/@id/__x00__virtual:react-router/inject-hmr-runtime', '/storefront/@id/__x00__virtual:react-router/inject-hmr-runtime'],
  ['/dashboard/src/root.tsx', '/dashboard/dashboard/src/root.tsx'],
])('passes on %s', async (path, passedOn) => {
  expect(await get(path)).toEqual({ status: 200, body: passedOn })
})

test.each(['/src/../changes', '/src/%2e%2E/changes', '/src/../../dashboard/changes', '/dashboard/src/../../src/x', '/%73rc/root.tsx'])(
  'doesn’t leave its folders: %s',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404 })
  },
)

test.each([
  ['127.0.0.1:4400', 200],
  ['[::1]:4400', 200],
  ['shop.example', 200],
  ['shop.example:8080', 404],
  ['rebound.example', 404],
  ['localhost.example', 404],
])('a request to the host %s: %i', async (host, status) => {
  expect(await get('/src/root.tsx', host)).toMatchObject({ status })
})
