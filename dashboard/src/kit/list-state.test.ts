import { expect, test } from 'vitest'
import { choiceOf, sortingOf, withParams } from './list-state.ts'

test.each([
  ['', { state: 'paid' }, '?state=paid'],
  ['q=vera&cursor=abc', { state: 'paid' }, '?q=vera&state=paid'],
  ['q=vera&state=paid', { state: null }, '?q=vera'],
  ['q=vera&state=paid', { state: '' }, '?q=vera'],
  ['tag=a&tag=b', { tag: ['c', 'd'] }, '?tag=c&tag=d'],
  ['q=vera', { cursor: 'abc' }, '?q=vera&cursor=abc'],
  ['', { q: undefined }, '?'],
])('%s with %j → %s', (query, changes, href) => {
  expect(withParams(new URLSearchParams(query), changes)).toBe(href)
})

test.each([
  ['sort=total', { key: 'total', isDown: false }],
  ['sort=-total', { key: 'total', isDown: true }],
  ['sort=password', undefined],
  ['sort=--total', undefined],
  ['', undefined],
])('%s sorts by %j', (query, sorting) => {
  expect(sortingOf(new URLSearchParams(query), ['total', 'date'])).toEqual(sorting)
})

test('an unknown choice selects the first', () => {
  expect(choiceOf(new URLSearchParams('view=__proto__'), 'view', ['list', 'grid'])).toBe('list')
  expect(choiceOf(new URLSearchParams('view=grid'), 'view', ['list', 'grid'])).toBe('grid')
})
