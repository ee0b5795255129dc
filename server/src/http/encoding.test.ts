import { expect, test } from 'vitest'
import { preferredEncoding } from './encoding.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['br;q=0, gzip;q=0, *', undefined],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['identity, br;q=0.5', undefined],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0', undefined],
  ['deflate, zstd', undefined],
])('a client that sends Accept-Encoding %j gets %j', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding)
})
