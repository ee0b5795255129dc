import { expect, test } from 'vitest'
import { paymentMethodOf, paymentMethodsFor } from './payment-method.ts'

const transfer = { title: 'Bank transfer', instructions: 'Within a week.' }
const shops = {
  both: { payment: { online: 'sandbox' as const, offline: transfer } },
  cards: { payment: { online: 'sandbox' as const, offline: null } },
  transfers: { payment: { online: null, offline: transfer } },
  closed: { payment: { online: null, offline: null } },
}
const noManual = { customSettings: { disabledManualPayment: true } }

test.each([
  ['both', {}, ['ONLINE', 'OFFLINE']],
  ['both', noManual, ['ONLINE']],
  ['cards', {}, ['ONLINE']],
  ['transfers', {}, ['OFFLINE']],
  ['transfers', noManual, []],
  ['closed', {}, []],
] as const)('a shop of %s offers a checkout with %j: %j', (shop, doc, offered) => {
  expect(paymentMethodsFor(doc, shops[shop])).toEqual(offered)
})

test.each([
  ['both', {}, 'ONLINE'],
  ['both', { paymentMethod: 'OFFLINE' }, 'OFFLINE'],
  ['both', { paymentMethod: 'OFFLINE', ...noManual }, 'ONLINE'],
  ['cards', { paymentMethod: 'OFFLINE' }, 'ONLINE'],
  ['transfers', {}, 'OFFLINE'],
  ['transfers', { paymentMethod: 'ONLINE' }, 'OFFLINE'],
  ['closed', { paymentMethod: 'ONLINE' }, undefined],
] as const)('in a shop of %s a checkout with %j is paid %s', (shop, doc, method) => {
  expect(paymentMethodOf(doc, shops[shop])).toBe(method)
})
