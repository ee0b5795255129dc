import { expect, test } from 'vitest'
import { signingIndex, signsFrom, verifiesUntil } from './key-life.ts'

const at = (text: string) => new Date(`2026-11-20T${text}.000Z`)
const first = { slot: 1, createdDate: at('09:00:00') }
const second = { slot: 2, createdDate: at('10:00:00') }
const third = { slot: 3, createdDate: at('11:00:00') }

test.each([
  ['08:00:00', [first], 0],
  ['09:00:00', [first], 0],
  ['10:01:59', [second, first], 1],
  ['10:02:00', [second, first], 0],
  ['11:01:59', [third, second, first], 1],
  ['11:02:00', [third, second, first], 0],
  // The first key was deleted long ago; even if the clock is wrong, there is always a key.
  ['10:00:00', [third, second], 1],
])('at %s of %j, key %i signs', (now, keys, index) => expect(signingIndex(keys, at(now))).toBe(index))

test('the first key signs at once, later keys after two minutes; a retired key verifies for a year', () => {
  expect([signsFrom(first), signsFrom(second)]).toEqual([at('09:00:00'), at('10:02:00')])
  expect(verifiesUntil(second)).toEqual(new Date('2027-11-20T10:02:00.000Z'))
})
