import { expect, it } from 'vitest'
import { createResponseReader, type Response } from '../../bench/response-reader.ts'

const plain = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nbread'
const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nbre\r\n2\r\nad\r\n0\r\n\r\n'
const failed = 'HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\nno'
const empty = 'HTTP/1.1 304 Not Modified\r\n\r\n'

/** The response, if it is complete with the last piece and not before. */
function readIn(pieces: readonly string[], keepsText = true): Response | undefined {
  const read = createResponseReader(keepsText)
  const results = pieces.map((piece) => read(Buffer.from(piece)))
  expect(results.slice(0, -1).every((result) => result === undefined)).toBe(true)
  return results.at(-1)
}

it.each([
  [plain, { status: 200, text: 'bread' }],
  [chunked, { status: 200, text: 'bread' }],
  [failed, { status: 404, text: 'no' }],
  [empty, { status: 304, text: '' }],
])('reads a response however it is divided: %j', (response, expected) => {
  expect(readIn([response])).toEqual(expected)
  expect(readIn([...response])).toEqual(expected)
  for (let at = 1; at < response.length; at++) expect(readIn([response.slice(0, at), response.slice(at)])).toEqual(expected)
})

it('keeps only the texts that are needed', () => {
  expect(readIn([plain], false)).toEqual({ status: 200, text: '' })
  expect(readIn([failed], false)).toEqual({ status: 404, text: 'no' })
})
