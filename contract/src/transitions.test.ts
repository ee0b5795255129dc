import { expect, test } from 'vitest'
import { canMove, transitions, unreachable } from './transitions.ts'

type Door = 'OPEN' | 'CLOSED' | 'LOCKED'
const life = { states: ['OPEN', 'CLOSED', 'LOCKED'], begins: ['OPEN'] } as const

const doorTransitions = transitions<Door>(life)({
  close: { from: ['OPEN'], to: 'CLOSED' },
  lock: { from: ['CLOSED'], to: 'LOCKED' },
})

test('an action is possible only from the statuses in its row', () => {
  const statuses: Door[] = ['OPEN', 'CLOSED', 'LOCKED']
  expect(statuses.filter((status) => canMove(status, doorTransitions.lock))).toEqual(['CLOSED'])
})

test('an unreachable status prevents the start and is named', () => {
  const table = transitions<Door>(life)
  expect(() => table({ lock: { from: ['CLOSED'], to: 'LOCKED' } })).toThrow('no transition ever leads to CLOSED, LOCKED')
})

test('a cycle without an entry counts as unreachable', () => {
  const circle = [
    { from: ['CLOSED'], to: 'LOCKED' },
    { from: ['LOCKED'], to: 'CLOSED' },
  ] as const
  expect(unreachable<Door>(life, circle)).toEqual(['CLOSED', 'LOCKED'])
})
