import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createConnection } from '../../bench/connection.ts'
import { createResponseReader, type Response } from '../../bench/response-reader.ts'

const plain = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nbread'
const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nbre\r\n2\r\nad\r\n0\r\n\r\n'
const failed = 'HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\nno'
const empty = 'HTTP/1.1 304 Not Modified\r\nconnection: close\r\n\r\n'
const late = 'HTTP/1.1 103 Early Hints\r\nlink: </app.css>\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'
const wide = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2;q=1\r\né\r\n3\r\n€\r\n0\r\ntrailer: 1\r\n\r\n'

/** The response, if it is complete with the last piece and not before. */
function readIn(pieces: readonly Buffer[], keepsText = true): Response | undefined {
  const read = createResponseReader(keepsText)
  const results = pieces.map((piece) => read(piece))
  expect(results.slice(0, -1).every((result) => result === undefined)).toBe(true)
  return results.at(-1)
}

it.each([
  [plain, { status: 200, text: 'bread', isLast: false }],
  [chunked, { status: 200, text: 'bread', isLast: false }],
  [failed, { status: 404, text: 'no', isLast: false }],
  [empty, { status: 304, text: '', isLast: true }],
  [late, { status: 200, text: 'ok', isLast: false }],
  [wide, { status: 200, text: 'é€', isLast: false }],
])('reads a response however it is divided: %j', (response, expected) => {
  const bytes = Buffer.from(response)
  expect(readIn([bytes])).toEqual(expected)
  expect(readIn([...bytes].map((byte) => Buffer.from([byte])))).toEqual(expected)
  for (let at = 1; at < bytes.length; at++) expect(readIn([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(expected)
})

it('keeps only the texts that are needed', () => {
  expect(readIn([Buffer.from(plain)], false)).toMatchObject({ status: 200, text: '' })
  expect(readIn([Buffer.from(failed)], false)).toMatchObject({ status: 404, text: 'no' })
})

it.each(['HTTP/1.1 twice\r\n', 'HTTP/1.1 200 OK\r\n\r\n', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nmany\r\n', `${plain}HTTP`])(
  'refuses %j',
  (response) => expect(() => readIn([Buffer.from(response)])).toThrow(/response/),
)

it('goes on with a new connection after one that was closed, and rejects what was cut', async () => {
  let count = 0
  const server = createServer((socket) =>
    socket.on('data', () => {
      const n = ++count
      if (n === 2) return socket.destroy()
      socket.end(plain.replace('Content-Type: text/plain', 'connection: close'))
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const connection = createConnection((server.address() as AddressInfo).port)
  await expect(connection.send('a', true)).resolves.toMatchObject({ text: 'bread' })
  await expect(connection.send('b', true)).rejects.toThrow('closed')
  await expect(connection.send('c', true)).resolves.toMatchObject({ text: 'bread' })
  connection.close()
  server.close()
})
