import { expect, test } from 'vitest'
import { mayBeUnknown, stateAfterWrite } from './consistency.ts'

const now = 1_795_635_000_000
const [here, there] = [123_456_789, 987_654_321]

test('a state of this process is known, one of another only after some seconds', () => {
  expect(mayBeUnknown(undefined, here, now)).toBe(false)
  expect(mayBeUnknown(stateAfterWrite(undefined, here, now), here, now)).toBe(false)
  expect(mayBeUnknown(stateAfterWrite(undefined, there, now), here, now)).toBe(true)
  expect(mayBeUnknown(stateAfterWrite(undefined, there, now - 9_000), here, now)).toBe(true)
  expect(mayBeUnknown(stateAfterWrite(undefined, there, now + 9_000), here, now)).toBe(true)
  expect(mayBeUnknown(stateAfterWrite(undefined, there, now - 11_000), here, now)).toBe(false)
})

test('after writes of two processes, neither knows the state', () => {
  const first = stateAfterWrite(undefined, there, now)
  const both = stateAfterWrite(first, here, now + 50)
  expect([mayBeUnknown(both, here, now + 60), mayBeUnknown(both, there, now + 60)]).toEqual([true, true])
  expect(mayBeUnknown(stateAfterWrite(stateAfterWrite(undefined, here, now), here, now), here, now)).toBe(false)
  expect(mayBeUnknown(stateAfterWrite(first, here, now + 20_000), here, now + 20_000)).toBe(false)
})

test.each(['', '.', 'now', '!.!', 'x'.repeat(10_000), '1e9.'])('a state that no server said (%j) may be unknown', (state) => {
  expect(mayBeUnknown(state, here, now)).toBe(true)
})
