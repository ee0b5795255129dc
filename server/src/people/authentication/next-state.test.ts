import { expect, test } from 'vitest'
import { nextState } from './next-state.ts'

test.each([
  ['APPROVED', true, true, 'SUCCESS'],
  ['APPROVED', true, false, 'SUCCESS'],
  ['APPROVED', false, false, 'SUCCESS'],
  ['APPROVED', false, true, 'REQUIRE_EMAIL_VERIFICATION'],
  ['PENDING', false, true, 'REQUIRE_EMAIL_VERIFICATION'],
  ['PENDING', true, true, 'REQUIRE_OWNER_APPROVAL'],
  ['PENDING', false, false, 'REQUIRE_OWNER_APPROVAL'],
  ['BLOCKED', true, false, undefined],
  ['OFFLINE', true, false, undefined],
  ['BLOCKED', false, true, undefined],
] as const)('%s, verified %s, on a site that verifies %s: %s', (status, loginEmailVerified, verifyEmail, state) => {
  expect(nextState({ status, loginEmailVerified }, { verifyEmail })).toBe(state)
})
