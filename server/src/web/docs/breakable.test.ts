import { expect, test } from 'vitest'
import { breakable } from './breakable.ts'

test('a long name can wrap before capitals and after dots', () => {
  expect(breakable('lineItems[].catalogItemId<b>').text).toBe('line<wbr>Items[].<wbr>catalog<wbr>Item<wbr>Id&lt;b&gt;')
})
