import { expect, test } from 'vitest'
import { withOrder } from './with-order.ts'

test.each([
  ['https://front.example/thanks', 'https://front.example/thanks?orderId=17'],
  ['https://front.example/thanks?from=stoa', 'https://front.example/thanks?from=stoa&orderId=17'],
  ['https://front.example/#/thanks', 'https://front.example/?orderId=17#/thanks'],
  ['stoa-app://thanks', 'stoa-app://thanks?orderId=17'],
])('%s becomes %s', (address, leads) => expect(withOrder(address, '17')).toBe(leads))
