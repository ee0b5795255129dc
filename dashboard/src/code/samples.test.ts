import { expect, test } from 'vitest'
import { curlSample, literalText, sdkSample } from './samples.ts'

const baseUrl = 'http://localhost:4400'

test.each([
  ["it's", String.raw`'it\'s'`],
  ['a "b" \\ c\n', String.raw`'a "b" \\ c\n'`],
  [{}, '{}'],
  [[], '[]'],
  [{ a: 1, $in: ['x', null, true] }, `{ a: 1, '$in': ['x', null, true] }`],
  [{ a: undefined, b: 2 }, '{ b: 2 }'],
  [{ filter: { status: 'A'.repeat(80) } }, `{\n  filter: {\n    status: '${'A'.repeat(80)}',\n  },\n}`],
])('writes %j as %s', (value, text) => {
  expect(literalText(value)).toBe(text)
})

test('writes a call with the SDK', () => {
  expect(sdkSample({ call: 'orders.getOrder', request: { id: 'abc' }, baseUrl })).toBe(`import { createClient } from '@stoa/sdk'

const stoa = createClient({
  baseUrl: 'http://localhost:4400',
  apiKey: process.env.STOA_API_KEY,
  siteId: process.env.STOA_SITE_ID,
})

const answer = await stoa.orders.getOrder({ id: 'abc' })`)
})

test('writes a GET with ids in the path and other fields in the query', () => {
  const request = { id: 'abc', view: 'FULL' }
  expect(curlSample(['GET', '/v1/things/{id}', false], { call: 'things.getThing', request, baseUrl })).toBe(
    `curl 'http://localhost:4400/v1/things/abc?view=FULL' \\
  -H "Authorization: $STOA_API_KEY" \\
  -H "wix-site-id: $STOA_SITE_ID"`,
  )
})

test('escapes quotes in a body, so that the shell never runs its content', () => {
  const request = { name: "'; rm -rf / #" }
  expect(curlSample(['POST', '/v1/things/query', false], { call: 'things.queryThings', request, baseUrl })).toContain(
    String.raw`-d '{
  "name": "'\''; rm -rf / #"
}'`,
  )
})
