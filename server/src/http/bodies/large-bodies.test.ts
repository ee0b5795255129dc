import { connect, type AddressInfo, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { createServer } from '../server.ts'
import { handling, receiving } from './large-bodies.ts'
import type { Release } from './semaphore.ts'

const apiKey = 'IST.a-key-of-large-bodies-test-only-0123456789'
const inserts = '/wix-data/v2/bulk/items/insert'

let site: TestSite
let server: FastifyInstance
beforeAll(async () => {
  site = await makeTestSite({ apiKey })
  await site.as(site.owner()).dataCollections.createDataCollection({ collection: { id: 'Large' } })
  server = createServer(site.app)
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const releases: Release[] = []
afterEach(async () => {
  for (const release of releases.splice(0)) release()
  await allIsFree()
})

/** Takes all of the room, as other requests would. */
async function fill(semaphore: typeof handling): Promise<Release> {
  const release = await semaphore.acquire('others', semaphore.free)
  releases.push(release)
  return release
}

const allIsFree = async () =>
  await expect.poll(() => [receiving.free, receiving.waiting, handling.free, handling.waiting]).toEqual([48_000_000, 0, 16_000_000, 0])

const large = JSON.stringify({ dataCollectionId: 'Large', dataItems: [{ data: { text: 'x'.repeat(200_000) } }] })
const small = JSON.stringify({ dataCollectionId: 'Large', dataItems: [{ data: { text: 'x'.repeat(2_000) } }] })
const port = () => (server.server.address() as AddressInfo).port

const post = (body: string, authorization = apiKey): Promise<Response> =>
  fetch(`http://127.0.0.1:${port()}${inserts}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body,
  })

/** Begins to send a request, and doesn't end. */
function begin(headers: string, start = '{"dataCollectionId":'): Socket {
  const socket = connect(port(), '127.0.0.1').on('error', () => {})
  socket.write(
    `POST ${inserts} HTTP/1.1\r\nHost: x\r\nAuthorization: ${apiKey}\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${start}`,
  )
  return socket
}

describe('while there is no room for large bodies', () => {
  test.each([
    ['to receive them', receiving],
    ['to handle them', handling],
  ])('%s, a large one waits and small ones don’t', async (_, semaphore) => {
    const release = await fill(semaphore)
    const waiting = post(large)
    await expect.poll(() => semaphore.waiting).toBe(1)
    expect((await post(small)).status).toBe(200)
    expect(semaphore.waiting).toBe(1)
    release()
    expect((await waiting).status).toBe(200)
  })

  test('a small body with many values waits like a large one', async () => {
    const release = await fill(handling)
    const waiting = post(JSON.stringify({ dataCollectionId: 'Large', dataItems: [{ data: { list: Array<number>(5_000).fill(0) } }] }))
    await expect.poll(() => handling.waiting).toBe(1)
    release()
    expect((await waiting).status).toBe(200)
  })

  test('503: too many are waiting, and the answer says when to try again', async () => {
    const release = await fill(receiving)
    const others = Array.from({ length: 200 }, (_, index) => receiving.acquire(`other ${index}`, 1))
    const answer = await post(large)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(await answer.json()).toMatchObject({ details: { applicationError: { code: 'TEMPORARILY_UNAVAILABLE' } } })
    expect((await post(small)).status).toBe(200)
    release()
    for (const other of others) (await other)()
  })
})

describe('the room of a large body is free again', () => {
  test.each([
    ['200: it is handled', large, 200],
    ['400: it isn’t JSON', `${large}}`, 400],
    ['400: it is invalid', large.replace('dataItems', 'items'), 400],
    ['404: its collection doesn’t exist', large.replace('"Large"', '"None"'), 404],
  ])('%s', async (_, body, status) => {
    expect((await post(body)).status).toBe(status)
    await allIsFree()
  })

  test.each(['Content-Length: 9000000', 'Content-Length: 16000000'])('after its sender has left while it arrived (%s)', async (headers) => {
    const socket = begin(headers)
    await expect.poll(() => receiving.free).toBeLessThan(48_000_000)
    socket.destroy()
    await allIsFree()
  })

  test('after the sender of one without a length has left', async () => {
    const socket = begin('Transfer-Encoding: chunked', `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n`)
    await expect.poll(() => receiving.free).toBe(48_000_000 - 16_000_000)
    socket.destroy()
    await allIsFree()
  })

  test('after its sender has left while it waited', async () => {
    const release = await fill(receiving)
    const socket = begin('Content-Length: 9000000')
    await expect.poll(() => receiving.waiting).toBe(1)
    socket.destroy()
    await expect.poll(() => receiving.waiting).toBe(0)
    release()
    await allIsFree()
  })

  test('after its sender has left while it was handled', async () => {
    const release = await fill(handling)
    const socket = begin(`Content-Length: ${Buffer.byteLength(large)}`, large)
    await expect.poll(() => handling.waiting).toBe(1)
    socket.destroy()
    release()
    await allIsFree()
  })
})

test('one sender of slow bodies doesn’t take all of the room to receive them', async () => {
  const slow = Array.from({ length: 4 }, () => begin('Content-Length: 9000000'))
  await expect.poll(() => receiving.waiting).toBe(3)
  expect(receiving.free).toBe(39_000_000)
  for (const socket of slow) socket.destroy()
})
