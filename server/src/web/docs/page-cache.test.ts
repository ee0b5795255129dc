import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

const page = (letter: string) => letter.repeat(4)

test('a page is rendered once', () => {
  const cached = createPageCache(10)
  const first = cached('a', () => page('a'))
  expect(first?.toString()).toBe('aaaa')
  expect(cached('a', () => page('b'))).toBe(first)
})

test('a page that doesn’t exist takes no room', () => {
  const cached = createPageCache(10)
  expect(cached('a', () => undefined)).toBeUndefined()
  expect(cached('a', () => page('a'))?.toString()).toBe('aaaa')
})

test('the page that was last requested longest ago is dropped', () => {
  const cached = createPageCache(10)
  for (const key of ['a', 'b', 'a', 'c']) cached(key, () => page(key))
  const again = (key: string) => cached(key, () => 'new')?.toString()
  expect([again('a'), again('c'), again('b')]).toEqual(['aaaa', 'cccc', 'new'])
})

test('a page that is larger than all of the room is sent and not kept', () => {
  const cached = createPageCache(3)
  expect(cached('a', () => page('a'))?.toString()).toBe('aaaa')
  expect(cached('a', () => 'new')?.toString()).toBe('new')
})
