import { expect, test } from 'vitest'
import { mayBeUnknown, stateAfterWrite } from './consistency.ts'

const now = 1_795_635_000_000
const [here, there] = [123_456_789, 987_654_321]

test('a state of this process is known, one of another only after some seconds', () => {
  expect(mayBeUnknown(undefined, here, now)).toBe(false)
  expect(mayBeUnknown(stateAfterWrite(here, now), here, now)).toBe(false)
  expect(mayBeUnknown(stateAfterWrite(there, now), here, now)).toBe(true)
  expect(mayBeUnknown(stateAfterWrite(there, now - 9_000), here, now)).toBe(true)
  expect(mayBeUnknown(stateAfterWrite(there, now + 9_000), here, now)).toBe(true)
  expect(mayBeUnknown(stateAfterWrite(there, now - 11_000), here, now)).toBe(false)
})

test.each(['', '.', 'now', '!.!', 'x'.repeat(10_000), '1e9.'])('a state that no server said (%j) may be unknown', (state) => {
  expect(mayBeUnknown(state, here, now)).toBe(true)
})
