import { Agent, get, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestSite, type TestSite } from '../../../tests/support/site.ts'
import { drain } from './drain.ts'
import { createServer, isApiPath } from './server.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite()
})

describe('an API path', () => {
  test.each([
    '/v1/carts/current',
    '/v2/collections/query',
    '/ecom/v1/carts/current',
    '/stores-reader/v2/collections/query',
    '/_api/ecom-cart/v1/carts/current',
    '/_api/iam/recovery/v1/send-email',
    '/members/v1/members/my',
    '/forms/contactupsert/v4/submissions-contacts',
    '/wix-data/v2/items',
    '/oauth2/token',
    '/oauth/access',
    '/stoa/v1/shop',
    '/graphql/alpha',
  ])('is %s', (path) => expect(isApiPath(path)).toBe(true))

  test.each([
    '/',
    '/products/v60',
    '/products/v2-engine',
    '/collections/v1',
    '/members/vera',
    '/search',
    '/dashboard/orders',
    '/media/a.jpg',
    '/v60/x',
    '/api',
    '/oauth3/x',
    '/graphql',
  ])('is not %s, which may be a page', (path) => expect(isApiPath(path)).toBe(false))
})

describe('bytes that are not a request get an answer in the wire format', () => {
  let port: number
  let close: () => Promise<void>
  beforeAll(async () => {
    const server = createServer(site.app)
    await server.listen({ port: 0, host: '127.0.0.1' })
    port = (server.server.address() as AddressInfo).port
    close = () => server.close()
  })
  afterAll(() => close())

  const raw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.setEncoding('utf8')
      socket.on('data', (chunk) => (answer += chunk))
      socket.on('end', () => resolve(answer))
      socket.on('error', reject)
    })

  test.each([
    ['400', 'MALFORMED_REQUEST', 'no http at all\r\n\r\n'],
    ['400', 'MALFORMED_REQUEST', 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['400', 'MALFORMED_REQUEST', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['431', 'HEADERS_TOO_LARGE', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(70_000)}\r\n\r\n`],
  ])('%s %s', async (status, code, text) => {
    const answer = await raw(text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(answer.toLowerCase()).toMatch(/x-wix-request-id: [0-9a-f-]{36}/)
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ details: { applicationError: { code } } })
  })
})

test('stops as soon as the last request is answered, even if its client keeps the connection open', async () => {
  const server = createServer(site.app)
  let answer!: () => void
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  let arrived!: () => void
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve))
  server.get('/slow', async () => {
    arrived()
    await mayAnswer
    return 'whole'
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  const text = new Promise<string>((resolve, reject) => {
    const request = get({ agent, port: (server.server.address() as AddressInfo).port, path: '/slow' }, (response) => {
      let body = ''
      response.on('data', (chunk) => (body += String(chunk))).on('end', () => resolve(body))
    })
    request.on('error', reject)
  })
  await hasArrived
  const closed = server.close()
  answer()
  expect(await text).toBe('whole')
  const began = performance.now()
  await closed
  expect(performance.now() - began).toBeLessThan(5000)
})

describe('a request that is refused before its body is read', () => {
  let address: { port: number; host: string }
  let close: () => Promise<void>
  beforeAll(async () => {
    const server = createServer(site.app)
    await server.listen({ port: 0, host: '127.0.0.1' })
    address = { port: (server.server.address() as AddressInfo).port, host: '127.0.0.1' }
    close = () => server.close()
  })
  afterAll(() => close())

  const big = Buffer.alloc(6_000_000, ' ')
  const json = { 'content-type': 'application/json' }
  const whole = { 'content-length': big.length }
  const inParts = { 'transfer-encoding': 'chunked' }
  const codeIn = (body: string): string => JSON.parse(body).details.applicationError.code
  type Sender = (path: string, headers: Record<string, string | number>) => Promise<string>

  const withNode: Sender = (path, headers) =>
    new Promise((resolve, reject) => {
      const sending = request({ ...address, path, method: 'POST', headers: { ...json, ...headers } }, (response) => {
        let body = ''
        response.on('data', (chunk) => (body += String(chunk)))
        response.on('end', () => resolve(`${response.statusCode} ${codeIn(body)}`))
      })
      sending.on('error', reject).end(big)
    })

  const withFetch: Sender = async (path, headers) => {
    const body = headers === inParts ? new Blob([big]).stream() : big
    const options = { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit
    const response = await fetch(`http://${address.host}:${address.port}${path}`, options)
    return `${response.status} ${codeIn(await response.text())}`
  }

  /** A client that reads nothing before it has sent everything. */
  const withSocket: Sender = (path, headers) =>
    new Promise((resolve, reject) => {
      const socket = connect(address.port, address.host)
      socket.setEncoding('utf8').pause().on('error', reject)
      let answer = ''
      socket.on('data', (chunk) => (answer += String(chunk)))
      socket.on('end', () => resolve(`${answer.slice(9, 12)} ${codeIn(answer.slice(answer.indexOf('{')))}`))
      const head = Object.entries({ ...json, host: 'x', connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n`)
      const end = () => socket.resume()
      if (headers === inParts) socket.write(`${big.length.toString(16)}\r\n`)
      socket.write(big, headers === inParts ? undefined : end)
      if (headers === inParts) socket.write('\r\n0\r\n\r\n', end)
    })

  const senders: Record<string, Sender> = { 'node:http': withNode, fetch: withFetch, 'a socket': withSocket }

  const refused = [
    ['401, whole', '/v1/members/query', whole, '401 UNAUTHENTICATED'],
    ['401, in parts', '/v1/members/query', inParts, '401 UNAUTHENTICATED'],
    ['413, whole', '/oauth2/token', whole, '413 PAYLOAD_TOO_LARGE'],
    ['413, in parts', '/oauth2/token', inParts, '413 PAYLOAD_TOO_LARGE'],
    ['413, where no call is', '/v1/nothing', whole, '413 PAYLOAD_TOO_LARGE'],
  ] as const

  describe.each(Object.entries(senders))('gets its answer with %s', (_sender, send) => {
    test.each(refused)('%s', async (_, path, headers, answer) => expect(await send(path, headers)).toBe(answer))
  })

  test('gets its answer: 413, on a connection of its own', async () =>
    expect(await withNode('/oauth2/token', { ...whole, connection: 'close' })).toBe('413 PAYLOAD_TOO_LARGE'))
})

test('a request that reaches an idle connection while the server stops is answered, and the connection then closes', async () => {
  const server = createServer(site.app)
  server.get('/any', async () => 'whole')
  await server.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  socket.setEncoding('utf8')
  const answers: string[] = []
  socket.on('data', (chunk) => answers.push(String(chunk)))
  const ended = new Promise((resolve, reject) => socket.on('end', resolve).on('error', reject))
  socket.write('GET /any HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => answers.join('')).toContain('whole')
  const drained = drain(server.server)
  socket.write('GET /any HTTP/1.1\r\nHost: x\r\n\r\n')
  await ended
  expect(answers.join('').match(/whole/g)).toHaveLength(2)
  expect(
    answers
      .join('')
      .toLowerCase()
      .match(/connection: (?:close|keep-alive)/g)
      ?.at(-1),
  ).toBe('connection: close')
  await drained
  await server.close()
})
