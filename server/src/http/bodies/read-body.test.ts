import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { readBody, smallBytesMax } from './read-body.ts'

const bytesMax = 300_000

let server: Server
afterEach(() => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))))

interface Reading {
  socket: Socket
  request: IncomingMessage
  body: Promise<Buffer>
  /** The room that was waited for. */
  room: number[]
  giveRoom: () => void
}

/** Sends the head of a request to a server that reads its body. */
async function readingOf(head: string, deadlineMs = 60_000): Promise<Reading> {
  const { promise: started, resolve: start } = Promise.withResolvers<Omit<Reading, 'socket'>>()
  server = createServer((request) => {
    const room: number[] = []
    const { promise: given, resolve: giveRoom } = Promise.withResolvers<void>()
    const waitForRoom = (bytes: number) => (room.push(bytes), given)
    const body = readBody(request, { bytesMax, waitForRoom, deadlineMs: () => deadlineMs })
    body.catch(() => {})
    start({ request, body, room, giveRoom })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`)
  return { socket, ...(await started) }
}

const ofLength = (length: number) => `Content-Length: ${length}`
const inChunks = 'Transfer-Encoding: chunked'
const chunk = (length: number) => `${length.toString(16)}\r\n${'x'.repeat(length)}\r\n`

describe('a body that is read', () => {
  test('a small one, without waiting', async () => {
    const { socket, body, room } = await readingOf(ofLength(smallBytesMax))
    socket.write('x'.repeat(smallBytesMax))
    expect((await body).length).toBe(smallBytesMax)
    expect(room).toEqual([])
  })

  test('a small one without a length, without waiting', async () => {
    const { socket, body, room } = await readingOf(inChunks)
    socket.write(`${chunk(40_000)}${chunk(20_000)}0\r\n\r\n`)
    expect((await body).length).toBe(60_000)
    expect(room).toEqual([])
  })

  test('a large one once there is room for it', async () => {
    const { socket, request, body, room, giveRoom } = await readingOf(ofLength(bytesMax))
    socket.write('x'.repeat(bytesMax))
    await expect.poll(() => room).toEqual([bytesMax])
    // Only what Node reads ahead has been received.
    await expect.poll(() => request.readableLength).toBeGreaterThan(0)
    expect(request.readableLength).toBeLessThan(bytesMax)
    giveRoom()
    expect((await body).toString()).toBe('x'.repeat(bytesMax))
  })

  test('a large one without a length, once there is room for the largest', async () => {
    const { socket, body, room, giveRoom } = await readingOf(inChunks)
    socket.write(`${chunk(40_000)}${chunk(40_000)}${chunk(40_000)}0\r\n\r\n`)
    await expect.poll(() => room).toEqual([bytesMax])
    giveRoom()
    expect((await body).toString()).toBe('x'.repeat(120_000))
  })
})

describe('a body that is refused', () => {
  test('413: its length is beyond the limit', async () => {
    const { body, room } = await readingOf(ofLength(bytesMax + 1))
    await expect(body).rejects.toMatchObject({ statusCode: 413 })
    expect(room).toEqual([])
  })

  test('413: it is longer than the limit, which no length said', async () => {
    const { socket, body, giveRoom } = await readingOf(inChunks)
    giveRoom()
    for (let sent = 0; sent <= bytesMax; sent += 60_000) socket.write(chunk(60_000))
    await expect(body).rejects.toMatchObject({ statusCode: 413 })
  })

  test('408: it arrives too slowly', async () => {
    const { socket, body, giveRoom } = await readingOf(ofLength(bytesMax), 200)
    giveRoom()
    const dripping = setInterval(() => socket.write('x'), 20)
    await expect(body).rejects.toMatchObject({ statusCode: 408 })
    clearInterval(dripping)
  })

  test.each([ofLength(bytesMax), ofLength(100), inChunks])('400: its sender leaves (%s)', async (head) => {
    const { socket, body, giveRoom } = await readingOf(head)
    giveRoom()
    socket.write(head === inChunks ? chunk(50) : 'x'.repeat(50), () => socket.destroy())
    await expect(body).rejects.toMatchObject({ statusCode: 400 })
  })

  test('400: its sender has left before there is room', async () => {
    const { socket, request, body, giveRoom } = await readingOf(ofLength(bytesMax))
    socket.destroy()
    await expect.poll(() => request.destroyed).toBe(true)
    giveRoom()
    await expect(body).rejects.toMatchObject({ statusCode: 400 })
  })
})
