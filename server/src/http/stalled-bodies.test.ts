import fastify from 'fastify'
import { expect, test } from 'vitest'
import { endStalledBodies } from './stalled-bodies.ts'

test('the limit is for the body only', async () => {
  const server = fastify()
  const limits: unknown[] = []
  const note = (socket: { timeout?: number }): void => void limits.push(socket.timeout)
  endStalledBodies(server)
  server.addContentTypeParser('*', (_request, _payload, done) => done(null))
  server.put('/', async ({ raw }) => {
    note(raw.socket)
    for await (const _chunk of raw);
    note(raw.socket)
    return ''
  })
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  try {
    expect((await fetch(address, { method: 'PUT', body: new Uint8Array(100_000) })).status).toBe(200)
    expect(limits).toEqual([30_000, 0])
  } finally {
    await server.close()
  }
})
