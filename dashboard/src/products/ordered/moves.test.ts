import { expect, test } from 'vitest'
import { movedTo } from './moves.ts'

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

test.each([
  ['move:top', 'c', '', 'cabd'],
  ['move:up', 'c', '', 'acbd'],
  ['move:up', 'a', '', 'abcd'],
  ['move:down', 'a', '', 'bacd'],
  ['move:down', 'd', '', 'abcd'],
  ['move:end', 'a', '', 'bcda'],
  ['drop:BEFORE', 'd', 'b', 'adbc'],
  ['drop:AFTER', 'a', 'c', 'bcad'],
  ['drop:AFTER', 'a', 'gone', 'abcd'],
  ['remove', 'b', '', 'acd'],
  ['add', 'b', '', 'abcd'],
  ['move:top', 'gone', '', 'abcd'],
])('%s of %s to %s: %s', (intent, productId, targetId, expected) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent, productId, targetId })) form.set(name, value)
  expect(
    movedTo(rows, form)
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected)
})

test('without a change, the order is that of the server', () => expect(movedTo(rows, undefined)).toBe(rows))
