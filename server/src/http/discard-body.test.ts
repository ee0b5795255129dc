import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { discardBody } from './discard-body.ts'

const bounds = { bytesMax: 1_000_000, deadlineMs: 200 }

let server: Server
afterEach(() => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))))

/** A server that refuses every request. Returns a connection to it that has sent the head of one, what it receives, and when it ends. */
async function refusedRequest(): Promise<{ socket: Socket; received: () => string; ended: Promise<void> }> {
  server = createServer(async (request, response) => {
    if (!(await discardBody(request, bounds))) response.setHeader('connection', 'close')
    response.writeHead(413, { 'content-length': 2 }).end('no')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)))
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()).on('error', () => {}))
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n')
  return { socket, received: () => text, ended }
}

const chunk = `${(60_000).toString(16)}\r\n${'x'.repeat(60_000)}\r\n`

test('a body within the bounds is read to its end, and the connection is used again', async () => {
  const { socket, received } = await refusedRequest()
  socket.write(`${chunk}${chunk}0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n`)
  await expect.poll(() => received().match(/HTTP\/1\.1 413/g)?.length).toBe(2)
  expect(received().toLowerCase()).not.toContain('connection: close')
  socket.destroy()
})

test('a slow body is given up: the answer says that the connection closes, and it does', async () => {
  const { socket, received, ended } = await refusedRequest()
  const dripping = setInterval(() => socket.write('1\r\nx\r\n'), 20)
  await ended
  clearInterval(dripping)
  expect(received()).toMatch(/^HTTP\/1\.1 413/)
  expect(received().toLowerCase()).toContain('connection: close')
})

test('a body without an end is given up', async () => {
  const { socket, ended } = await refusedRequest()
  let sent = 0
  const write = () => {
    while (!socket.destroyed && socket.write(chunk)) sent += chunk.length
  }
  socket.on('drain', write)
  write()
  await ended
  // What is under way in the buffers of both ends comes on top.
  expect(sent).toBeLessThan(bounds.bytesMax + 20_000_000)
})
