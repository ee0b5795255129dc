import { expect, test } from 'vitest'
import { breakable } from './breakable.ts'

test('a long name may be broken before its capitals and after its points', () => {
  expect(breakable('lineItems[].catalogItemId<b>').text).toBe('line<wbr>Items[].<wbr>catalog<wbr>Item<wbr>Id&lt;b&gt;')
})
