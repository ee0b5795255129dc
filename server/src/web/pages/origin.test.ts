import { expect, test } from 'vitest'
import { isFromOwnPage, isFromOwnPageOrNone } from './origin.ts'

const ownOrigins = ['https://shop.example', 'http://127.0.0.1:4400']

test.each([
  ['our own origin', { origin: 'https://shop.example' }, true],
  ['our own by its address', { origin: 'http://127.0.0.1:4400' }, true],
  ['another site', { origin: 'https://evil.example' }, false],
  ['a name that begins like ours', { origin: 'https://shop.example.evil.example' }, false],
  ['ours without TLS', { origin: 'http://shop.example' }, false],
  ['a page that hides where it is from', { origin: 'null' }, false],
  ['nobody says from where', {}, false],
  ['no origin, but the browser vouches for it', { 'sec-fetch-site': 'same-origin' }, true],
  ['no origin, from a sister site', { 'sec-fetch-site': 'same-site' }, false],
  ['another site, whatever else it says', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
])('%s', (_who, headers, expected) => {
  expect(isFromOwnPage({ headers, ownOrigins })).toBe(expected)
})

test.each([
  ['our own origin', { origin: 'https://shop.example' }, true],
  ['a program', {}, true],
  ['our own page that hides where it is from', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  ['a page that hides where it is from, in a browser that says no more', { origin: 'null' }, true],
  ['another site', { origin: 'https://evil.example' }, false],
  ['another site that hides where it is from', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, false],
])('a form that programs send too: %s', (_who, headers, expected) => {
  expect(isFromOwnPageOrNone({ headers, ownOrigins })).toBe(expected)
})
