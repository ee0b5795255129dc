import { expect, test } from 'vitest'
import { maySeeMails } from './unsent-mail.ts'

const local = { host: '127.0.0.1', baseUrl: 'http://localhost:4400' }
const here = { address: '127.0.0.1', headers: { host: 'localhost:4400' } }

test.each([
  [local, here],
  [
    { host: 'localhost', baseUrl: 'http://127.0.0.1:4400' },
    { address: '::ffff:127.0.0.1', headers: { host: '127.0.0.1:4400' } },
  ],
  [
    { host: '::1', baseUrl: 'http://[::1]:4400' },
    { address: '::1', headers: { host: '[::1]:4400' } },
  ],
])('shown at this machine, while no mail server is set up', (settings, origin) => {
  expect(maySeeMails(settings, origin)).toBe(true)
})

const withHeaders = (headers: Record<string, string>) => ({ ...here, headers: { ...here.headers, ...headers } })

test.each([
  ['with a mail server', { ...local, smtpUrl: { host: 'localhost', port: 25 } }, here],
  ['to a server that others reach', { ...local, host: '0.0.0.0' }, here],
  ['by a shop with a public URL', { ...local, baseUrl: 'https://shop.example' }, here],
  ['to another machine', local, { ...here, address: '192.168.1.7' }],
  ['behind a proxy', local, withHeaders({ 'x-forwarded-for': '203.0.113.9' })],
  ['behind a proxy that says so differently', local, withHeaders({ via: '1.1 proxy' })],
  ['under a name that only leads here', local, withHeaders({ host: 'rebound.example' })],
  ['under a name that looks alike', local, withHeaders({ host: '127.0.0.1.example' })],
  ['without a name', local, { address: '127.0.0.1', headers: {} }],
])('not shown %s', (_why, settings, origin) => {
  expect(maySeeMails(settings as Parameters<typeof maySeeMails>[0], origin)).toBe(false)
})
