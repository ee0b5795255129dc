import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyReply } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { compressOnce, compressResponses, sendPlain } from './compress.ts'

const text = 'A jug of stoneware, glazed in green. '.repeat(100)
const reused = compressOnce(Buffer.from(text))

/** One answer per path. */
const answers: Readonly<Record<string, (reply: FastifyReply) => FastifyReply>> = {
  page: (reply) => reply.type('text/html; charset=utf-8').send(text),
  json: (reply) => reply.type('application/json; charset=utf-8').send(Buffer.from(JSON.stringify({ text }))),
  problem: (reply) => reply.type('application/problem+json').send(text),
  feed: (reply) => reply.type('application/xml').send(text),
  icon: (reply) => reply.type('image/svg+xml').send(text),
  reused: (reply) => reply.type('text/css').send(reused),
  file: (reply) => reply.type('text/csv').send(Readable.from([text, text])),
  tagged: (reply) => reply.type('text/css').header('etag', '"1"').header('content-length', text.length).send(text),
  varying: (reply) => reply.type('text/css').header('vary', 'accept').send(text),
  small: (reply) => reply.type('text/html').send('x'.repeat(1023)),
  secret: (reply) => sendPlain(reply).type('text/html').send(text),
  picture: (reply) => reply.type('image/webp').send(Buffer.from(text)),
  archive: (reply) => reply.type('application/zip').send(Buffer.from(text)),
  events: (reply) => reply.type('text/event-stream').send(Readable.from([text])),
  encoded: (reply) => reply.type('text/css').header('content-encoding', 'br').send(Buffer.from(text)),
  part: (reply) => reply.code(206).type('text/csv').header('content-range', `bytes 0-9/${text.length}`).send(text.slice(0, 10)),
  parts: (reply) => reply.type('text/csv').header('accept-ranges', 'bytes').send(text),
  nothing: (reply) => reply.code(204).send(),
}

const server = Fastify()
compressResponses(server)
for (const [name, answer] of Object.entries(answers))
  server.route({ method: ['GET', 'HEAD'], url: `/${name}`, handler: (_, reply) => answer(reply) })
afterAll(() => server.close())

const request = (path: string, encoding = 'gzip, deflate, br', method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url: path, headers: { 'accept-encoding': encoding } })

test.each(['page', 'json', 'problem', 'feed', 'icon', 'reused', 'tagged'])('%s is compressed, and read the same', async (path) => {
  const plain = await request(path, 'identity')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  const [brotli, gzip] = [await request(path), await request(path, 'gzip')]
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
  for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe('accept-encoding')
})

test.each(['small', 'file', 'secret', 'picture', 'archive', 'events', 'encoded', 'part', 'parts', 'nothing'])(
  '%s is sent as it is',
  async (path) => {
    const [asked, plain] = [await request(path), await request(path, 'identity')]
    expect(asked.rawPayload.equals(plain.rawPayload)).toBe(true)
    expect(asked.headers['content-encoding']).toBe(path === 'encoded' ? 'br' : undefined)
  },
)

test('HEAD returns the headers of GET', async () => {
  const [whole, head] = [await request('page'), await request('page', 'br', 'HEAD')]
  const { date: _, ...headers } = whole.headers
  expect(head.headers).toMatchObject(headers)
  expect([head.rawPayload.length, head.headers['content-length']]).toEqual([0, String(whole.rawPayload.length)])
})

test('a strong tag becomes a weak one, because the bytes differ', async () => {
  expect((await request('tagged')).headers.etag).toBe('W/"1"')
  expect((await request('tagged', 'identity')).headers.etag).toBe('"1"')
})

test('what the answer varies by besides stays', async () => {
  expect((await request('varying')).headers.vary).toBe('accept, accept-encoding')
})

test('bytes that are sent many times are compressed once', async () => {
  const [first, second] = [await request('reused'), await request('reused')]
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
})
