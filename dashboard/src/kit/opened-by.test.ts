import { expect, test } from 'vitest'
import { openedBy } from './opened-by.ts'

test('lists each call once, up to the end of its first clause', () => {
  const summaries = [
    'Get an order.',
    'Find orders.',
    'Put items into your cart, which is made where there is none; more of it.',
    'Read `MANUAL`: a way.',
    'Find orders.',
  ]
  expect(openedBy(summaries.map((summary) => ({ summary })))).toBe(
    'Get an order · Find orders · Put items into your cart, which is made where there is none · Read MANUAL',
  )
})
