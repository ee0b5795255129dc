import { expect, test } from 'vitest'
import { choicesFor, isWideOpen, permissionsIn } from './permission-choices.ts'

test('members and authors are one choice for adding items', () => {
  expect(choicesFor('insert', 'ADMIN')).toEqual(['ANYONE', 'SITE_MEMBER', 'ADMIN'])
  expect(choicesFor('insert', 'SITE_MEMBER_AUTHOR')).toEqual(['ANYONE', 'SITE_MEMBER_AUTHOR', 'ADMIN'])
  expect(choicesFor('update', 'ADMIN')).toHaveLength(4)
})

test('reads partial permissions from a form and ignores unknown roles', () => {
  const form = new FormData()
  form.set('read', 'ANYONE')
  form.set('update', 'KING')
  expect(permissionsIn(form)).toEqual({ read: 'ANYONE' })
})

test.each([
  [{ read: 'ANYONE', insert: 'ANYONE', update: 'ADMIN', remove: 'ADMIN' }, false],
  [{ read: 'ADMIN', insert: 'ADMIN', update: 'ANYONE', remove: 'ADMIN' }, true],
  [{ read: 'ADMIN', insert: 'ADMIN', update: 'ADMIN', remove: 'ANYONE' }, true],
] as const)('%j: wide open %s', (permissions, isOpen) => expect(isWideOpen(permissions)).toBe(isOpen))
