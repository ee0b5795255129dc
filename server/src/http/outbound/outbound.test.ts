import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOutbound } from './outbound.ts'
import { allowedNetworks, createReachabilityCheck } from './reachable.ts'

describe('without further allowed networks', () => {
  const isReachable = createReachabilityCheck([])
  test.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '2a00:1450:4003::1', '::ffff:8.8.8.8'])('%s is allowed', (address) => {
    expect(isReachable(address)).toBe(true)
  })
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.8.9.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    'localhost',
    '',
  ])('%j is refused', (address) => expect(isReachable(address)).toBe(false))
})

test('an allowed network, and no other; loopback if the server itself runs there', () => {
  const isReachable = createReachabilityCheck(['10.1.0.0/16', 'fd00::/8', '192.168.0.7'])
  expect(['10.1.2.3', 'fd12::1', '192.168.0.7', '::ffff:10.1.2.3'].map(isReachable)).toEqual([true, true, true, true])
  expect(['10.2.0.1', '192.168.0.8', 'fc00::1', '127.0.0.1'].map(isReachable)).toEqual([false, false, false, false])
  for (const base of ['http://localhost:4400', 'http://127.0.0.1:4400', 'http://[::1]:4400'])
    expect(createReachabilityCheck(allowedNetworks(base, []))('127.0.0.1')).toBe(true)
  expect(createReachabilityCheck(allowedNetworks('https://shop.example', []))('127.0.0.1')).toBe(false)
})

describe('requests', () => {
  let server: Server
  let address: string
  let isEndlessClosed = false
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/moved') return void response.writeHead(302, { location: '/' }).end()
      if (request.url === '/endless') return void response.once('close', () => (isEndlessClosed = true)).write('endless answer')
      if (request.url === '/large') return void response.end(Buffer.alloc(1_000_001))
      if (request.url === '/cut') return void response.writeHead(200, { 'content-length': '10' }).write('x', () => response.destroy())
      if (request.url === '/none') return void response.writeHead(204).end()
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        response.setHeader('set-cookie', ['a=1', 'b=2'])
        response.end(`${request.method} ${request.headers['x-told']} ${Buffer.concat(chunks).toString()}`)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  const outbound = createOutbound({ baseUrl: 'http://localhost:4400', outboundNetworks: [] })
  const elsewhere = createOutbound({ baseUrl: 'https://shop.example', outboundNetworks: [] })

  test('work like fetch: method, headers and body of request and answer', async () => {
    const answer = await outbound(address, { method: 'POST', headers: { 'x-told': 'yes' }, body: new URLSearchParams({ a: 'ç' }) })
    expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([200, 'POST yes a=%C3%A7', ['a=1', 'b=2']])
    expect(await (await outbound(`${address}/none`)).text()).toBe('')
  })

  test('a streamed answer that is cancelled before it is read closes its connection', async () => {
    const answer = await outbound(`${address}/endless`, {}, { streamedBytesMax: 10 })
    await answer.body!.cancel()
    await expect.poll(() => isEndlessClosed).toBe(true)
    await expect((await outbound(`${address}/endless`, {}, { streamedBytesMax: 10 })).text()).rejects.toMatchObject({ reason: 'SIZE' })
    expect(await (await outbound(address, {}, { streamedBytesMax: 100 })).text()).toContain('GET')
  })

  test('follow no redirects', async () => expect((await outbound(`${address}/moved`)).status).toBe(302))

  test.each([
    ['SIZE', () => outbound(`${address}/large`)],
    ['CONNECTION', () => outbound(`${address}/cut`)],
    ['CONNECTION', () => outbound('http://127.0.0.1:9')],
    ['TIME', () => outbound(address, { signal: AbortSignal.abort() })],
    ['ADDRESS', () => elsewhere(address)],
    ['ADDRESS', () => elsewhere(address.replace('127.0.0.1', 'localhost'))],
    ['ADDRESS', () => elsewhere('http://[::1]:80/')],
    ['ADDRESS', () => elsewhere('http://0x7f.1/')],
    ['ADDRESS', () => outbound('ftp://127.0.0.1/')],
  ])('%s: is reported if there is no answer', async (reason, ask) => {
    await expect(ask()).rejects.toMatchObject({ reason })
  })
})
