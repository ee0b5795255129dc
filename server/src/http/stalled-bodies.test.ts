import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endStalledBodies } from './stalled-bodies.ts'

const idleMs = 100
const bodyBytes = 20_000_000

let server: FastifyInstance
let port: number
/** Until the store of a test takes, or answers. */
let opened: PromiseWithResolvers<void>
let stored: number

beforeEach(async () => {
  opened = Promise.withResolvers()
  stored = 0
  server = fastify()
  endStalledBodies(server, idleMs)
  server.addContentTypeParser('*', (_request, _payload, done) => done(null))
  server.put('/', async ({ raw }) => {
    for await (const chunk of raw) stored += (chunk as Buffer).length
    return ''
  })
  server.put('/slow', async ({ raw }) => {
    for await (const chunk of raw) {
      await opened.promise
      stored += (chunk as Buffer).length
    }
    return ''
  })
  server.put('/after', async ({ raw }) => {
    for await (const chunk of raw) stored += (chunk as Buffer).length
    await opened.promise
    return ''
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  port = (server.server.address() as { port: number }).port
})
afterEach(() => server.close())

/** A caller who announces more than it sends. */
function partOf(path: string, sent: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`PUT ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: a/b\r\ncontent-length: ${bodyBytes}\r\n\r\n`)
  socket.write(Buffer.alloc(sent))
  return socket
}

const put = (path: string, bytes: number): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': 'a/b' } })

/** By then, whatever began before has been watched for longer than a caller may stall. */
const untilStalled = async (): Promise<void> => void (await once(partOf('/', 10).resume(), 'close'))

test.each([0, 10, 300_000])('a caller who stops after %i bytes is ended', async (sent) => {
  await once(partOf('/', sent).resume(), 'close')
  expect(stored).toBe(sent)
})

test('a caller whose bytes wait because the store is slow is not, and one who stops after that is', async () => {
  const sending = put('/slow', bodyBytes)
  const stalling = partOf('/slow', 300_000)
  const ended = once(stalling.resume(), 'close')
  for (let span = 0; span < 3; span++) await untilStalled()
  expect(stalling.closed).toBe(false)
  opened.resolve()
  expect((await sending).status).toBe(200)
  await ended
  expect(stored).toBe(bodyBytes + 300_000 + 30)
})

test('a caller whose body has arrived is not, however long storing it takes', async () => {
  const sending = [put('/after', 10), put('/slow', 10)]
  for (let span = 0; span < 3; span++) await untilStalled()
  opened.resolve()
  expect((await Promise.all(sending)).map(({ status }) => status)).toEqual([200, 200])
})
