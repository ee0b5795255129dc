import { expect, test } from 'vitest'
import { nextIn, withOnwards } from './onwards.ts'

const at = (search: string): URL => new URL(`http://shop.example/login${search}`)

test.each([
  ['?next=%2Faccount%2Forders%3Fcursor%3Da', '/account/orders?cursor=a'],
  ['', '/account'],
  ['?next=%2F%2Fevil.example', '/account'],
  ['?next=https%3A%2F%2Fevil.example%2F', '/account'],
  ['?next=%2F%5Cevil.example', '/account'],
  ['?next=javascript%3Aalert(1)', '/account'],
])('%s leads on to %s', (search, next) => expect(nextIn(at(search))).toBe(next))

test('the return address of a sign-in is passed from page to page, and nothing else', () => {
  expect(withOnwards('/verify', at('?next=%2Fcart&session=a.b&again'))).toBe('/verify?next=%2Fcart&session=a.b')
  expect(withOnwards('/verify', at('?over'))).toBe('/verify')
})
