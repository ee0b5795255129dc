import { expect, test } from 'vitest'
import { scopeOf } from './scope.ts'

const known = ['ECOM.READ_ORDERS', 'EVENTS.READ']
const now = new Date('2026-11-20T12:00:00.000Z')

test.each([
  [{ permissions: ['EVENTS.READ'] }, { permissions: ['EVENTS.READ'], expiresDate: null }],
  [{ permissions: ['EVENTS.READ', 'EVENTS.READ'] }, { permissions: ['EVENTS.READ'], expiresDate: null }],
  [{ fullAccess: true }, { permissions: null, expiresDate: null }],
  [
    { fullAccess: false, permissions: ['EVENTS.READ'] },
    { permissions: ['EVENTS.READ'], expiresDate: null },
  ],
  [
    { permissions: ['EVENTS.READ'], expiresDate: '2026-11-20T12:00:00.001Z' },
    { permissions: ['EVENTS.READ'], expiresDate: new Date('2026-11-20T12:00:00.001Z') },
  ],
])('%j is a scope', (asked, scope) => expect(scopeOf(asked, known, now)).toEqual(scope))

test.each([
  [{}, ['permissions REQUIRED_ONE_OF_FIELD']],
  [{ fullAccess: false }, ['permissions REQUIRED_ONE_OF_FIELD']],
  [{ fullAccess: true, permissions: ['EVENTS.READ'] }, ['permissions ONE_OF_ALIGNMENT']],
  [{ permissions: ['EVENTS.READ', 'events.read', '*'] }, ['permissions[1] INVALID_ENUM_VALUE', 'permissions[2] INVALID_ENUM_VALUE']],
  [{ fullAccess: true, expiresDate: '2026-11-20T12:00:00.000Z' }, ['expiresDate MIN']],
])('400: %j is not a scope', (asked, broken) => {
  const scope = scopeOf(asked, known, now)
  expect('violations' in scope && scope.violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)).toEqual(broken)
})
