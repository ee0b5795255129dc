import { expect, test } from 'vitest'
import { freeName, idOfName, keyOfName } from './generated-names.ts'

test.each([
  ['Blog posts', 'BlogPosts', 'blogPosts'],
  ['  FAQ ', 'FAQ', 'faq'],
  ['Öffnungszeiten & Orte', 'OffnungszeitenOrte', 'offnungszeitenOrte'],
  ['já está', 'JaEsta', 'jaEsta'],
  ['2026 events', '2026Events', '_2026Events'],
  ['日記', '', ''],
  ['x'.repeat(100), `X${'x'.repeat(63)}`, 'x'.repeat(64)],
])('%j is the collection %j, the field %j', (name, id, key) => expect([idOfName(name), keyOfName(name)]).toEqual([id, key]))

test('a used name gets the next number', () => expect(freeName('day', ['day', 'day-2'])).toBe('day-3'))
