import { expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { keyPermissions } from './permission-table.ts'

const permissions = keyPermissions().map(({ permission }) => permission)

test('a permission exists for each call that accepts an app, and for no other', () => {
  const open = allCalls(contract).filter(({ call }) => call.allow !== 'anyone' && call.allow.includes('app'))
  const told = keyPermissions().flatMap(({ calls }) => calls.map(({ id }) => id))
  expect(told.toSorted()).toEqual(open.map(({ id }) => id).toSorted())
  expect(new Set(permissions).size).toBe(permissions.length)
})

test('Y01: no permission allows creating or changing keys, or opening a session', () => {
  expect(permissions.filter((permission) => /^(API_KEYS|STAFF)\./.test(permission))).toEqual([])
})

test('distinguishes writes from reads', () => {
  const of = (permission: string) => keyPermissions().find((one) => one.permission === permission)
  expect(of('EVENTS.READ')).toMatchObject({ areas: ['events'], writes: false })
  expect(of('ECOM.MODIFY_ORDERS')).toMatchObject({ areas: ['orders'], writes: true })
})
