import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { keepCookiesOutOfSharedCaches } from './shared-caches.ts'

const cookie = 'stoa_session=secret'

test.each([
  ['public, max-age=3600', undefined, 'public, max-age=3600'],
  ['max-age=60', undefined, 'max-age=60'],
  ['no-cache', undefined, 'no-cache'],
  ['privately, s-maxage=9', undefined, 'privately, s-maxage=9'],
  ['private, no-cache', cookie, 'private, no-cache'],
  ['no-cache,PRIVATE', cookie, 'no-cache,PRIVATE'],
  ['no-store', cookie, 'no-store'],
  [undefined, cookie, 'no-store'],
])('an answer with cache-control %j sets the cookie %j', async (caching, kept, sent) => {
  const server = Fastify()
  keepCookiesOutOfSharedCaches(server)
  server.get('/', (_request, reply) => {
    if (caching !== undefined) reply.header('cache-control', caching)
    return reply.header('set-cookie', cookie).send('x')
  })
  const { headers } = await server.inject('/')
  expect([headers['set-cookie'], headers['cache-control']]).toEqual([kept, sent])
})

test('an answer without a cookie keeps its headers', async () => {
  const server = Fastify()
  keepCookiesOutOfSharedCaches(server)
  server.get('/', (_request, reply) => reply.send('x'))
  expect((await server.inject('/')).headers).not.toHaveProperty('cache-control')
})
