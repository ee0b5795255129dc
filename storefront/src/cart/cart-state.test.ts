import { describe, expect, test } from 'vitest'
import { problemsOf } from '@stoa/ui/form-problems'
import {
  answered,
  requested,
  isPending,
  lost,
  sent,
  visibleCount,
  visibleLines,
  startingWith,
  withServerState,
  type CartAnswer,
  type CartState,
  type Change,
} from './cart-state.ts'
import type { CartView } from './cart-view.ts'

const cart = (lines: Record<string, number>): CartView => ({
  lines: Object.entries(lines).map(([id, quantity]) => ({
    id,
    name: id,
    href: undefined,
    picture: undefined,
    choices: [],
    quantity,
    price: '',
    before: undefined,
    total: '',
    left: undefined,
    stock: undefined,
    reference: '{}',
  })),
  totals: { rows: [], total: '' },
  note: '',
  warnings: [],
  canCheckOut: true,
  needsDelivery: true,
  freeDelivery: undefined,
})
const answer = (asOf: number, lines: Record<string, number>): CartAnswer => ({
  asOf,
  count: Object.values(lines).reduce((sum, quantity) => sum + quantity, 0),
  cart: cart(lines),
})
const set = (lineId: string, quantity: number): Change => ({ kind: 'quantity', lineId, quantity })
const shown = (state: CartState) => Object.fromEntries(visibleLines(state).map(({ id, quantity }) => [id, quantity]))

const start = startingWith(answer(1, { jug: 2, bowl: 1 }))

describe('requested changes show at once', () => {
  test.each([
    [[set('jug', 5)], { jug: 5, bowl: 1 }, 6],
    [[set('jug', 0)], { bowl: 1 }, 1],
    [[set('jug', 5), set('jug', 3)], { jug: 3, bowl: 1 }, 4],
    [[set('jug', 0), set('bowl', 0)], {}, 0],
    [[{ kind: 'look' } as const], { jug: 2, bowl: 1 }, 3],
  ])('%j', (changes, lines, count) => {
    const state = changes.reduce(requested, start)
    expect(shown(state)).toEqual(lines)
    expect(visibleCount(state)).toBe(count)
  })

  test('of several changes to one line only the last is sent', () => {
    expect([set('jug', 3), set('bowl', 2), set('jug', 4)].reduce(requested, start).queued).toEqual([set('bowl', 2), set('jug', 4)])
  })

  test('a pending request is not withdrawn, the next one waits for it', () => {
    const state = requested(sent(requested(start, set('jug', 3))), set('jug', 4))
    expect([state.flying, state.queued]).toEqual([set('jug', 3), [set('jug', 4)]])
    expect(shown(answered(state, answer(2, { jug: 3, bowl: 1 })))).toEqual({ jug: 4, bowl: 1 })
  })
})

describe('a removed line does not reappear', () => {
  const removing = sent(requested(start, set('jug', 0)))

  test('with an answer another page received meanwhile', () => {
    expect(shown(withServerState(removing, answer(9, { jug: 2, bowl: 1 })))).toEqual({ bowl: 1 })
  })

  test('with an older answer that arrives later', () => {
    const settled = answered(removing, answer(5, { bowl: 1 }))
    expect(shown(withServerState(settled, answer(4, { jug: 2, bowl: 1 })))).toEqual({ bowl: 1 })
  })

  test('but can be restored unchanged', () => {
    expect(removing.removed).toMatchObject({ id: 'jug', quantity: 2, reference: '{}' })
    expect(requested(answered(removing, answer(5, { bowl: 1 })), { kind: 'restore', reference: '{}', quantity: 2 }).removed).toBeUndefined()
  })

  test('and is restored as displayed, even if its quantity was still pending', () => {
    const counting = sent(requested(startingWith(answer(1, { jug: 1 })), { kind: 'quantity', lineId: 'jug', quantity: 2 }))
    expect(requested(counting, { kind: 'quantity', lineId: 'jug', quantity: 0 }).removed).toMatchObject({ id: 'jug', quantity: 2 })
  })
})

describe('updates for other pages', () => {
  test.each([
    ['a later answer counts', answer(2, { bowl: 4 }), { bowl: 4 }],
    ['an older one does not', answer(0, { bowl: 4 }), { jug: 2, bowl: 1 }],
    ['that there is no cart any more', { asOf: 2, count: 0, cart: null }, {}],
    ['the same count: the lines stay', { asOf: 2, count: 3 }, { jug: 2, bowl: 1 }],
    ['another count: the lines are not known', { asOf: 2, count: 7 }, {}],
  ])('%s', (_, news, lines) => {
    expect(shown(withServerState(start, news))).toEqual(lines)
  })

  test('the count only', () => {
    expect(visibleCount(withServerState(start, { asOf: 2, count: 7 }))).toBe(7)
  })
})

describe('failures', () => {
  const problems = problemsOf('TOTAL_TOO_HIGH')

  test('an error shows the cart of the server, and the reason', () => {
    const state = answered(sent(requested(start, set('jug', 9))), answer(2, { jug: 2, bowl: 1 }), problems)
    expect(shown(state)).toEqual({ jug: 2, bowl: 1 })
    expect(state.trouble).toEqual({ change: set('jug', 9), problems })
  })

  test('an unsent change is undone, together with those queued after it', () => {
    const state = lost(requested(sent(requested(start, set('jug', 9))), set('bowl', 0)))
    expect(shown(state)).toEqual({ jug: 2, bowl: 1 })
    expect(state.trouble).toEqual({ change: set('jug', 9), problems: undefined })
    expect(isPending(state)).toBe(false)
  })

  test('a failed read is ignored', () => {
    expect(lost(sent(requested(start, { kind: 'look' }))).trouble).toBeUndefined()
  })

  test('the next change clears the error', () => {
    expect(requested(lost(sent(requested(start, set('jug', 9)))), set('jug', 3)).trouble).toBeUndefined()
  })
})
