import { expect, test } from 'vitest'
import { elevatedPermission, scopeAfter, invalidScope } from './scope.ts'

const signOn = 'IAM.AUTHENTICATION_SIGN_ON'

test.each([
  [{}, [], []],
  [{ permissions: ['SHOP.READ', 'SHOP.READ'] }, [], ['SHOP.READ']],
  [{ elevated: true }, ['SHOP.READ'], ['SHOP.READ', signOn]],
  [{ permissions: [] }, ['SHOP.READ', signOn], [signOn]],
  [{ elevated: false }, ['SHOP.READ', signOn], ['SHOP.READ']],
  [{ permissions: ['EVENTS.READ'], elevated: true }, ['SHOP.READ'], ['EVENTS.READ', signOn]],
])('%j on %j is %j', (asked, before, after) => expect(scopeAfter(asked, before)).toEqual(after))

test('A14: signing members in is granted by its own name only', () => {
  expect(elevatedPermission).toBe(signOn)
  expect(invalidScope({ permissions: ['SHOP.READ', signOn, 'APPS.MODIFY'] }).map(({ field }) => field)).toEqual([
    'permissions[1]',
    'permissions[2]',
  ])
})
