import { expect, test } from 'vitest'
import { checkNewPassword } from './new-password.ts'

const refused = (password: string): string | undefined => {
  try {
    checkNewPassword(password, 'password')
    return undefined
  } catch (error) {
    const [violation] = (error as { violations: { ruleName?: string; violatedRule: string }[] }).violations
    return violation!.ruleName ?? violation!.violatedRule
  }
}

test.each([
  ['password', 'PASSWORD_TOO_COMMON'],
  ['PassWord123', 'PASSWORD_TOO_COMMON'],
  ['ｐａｓｓｗｏｒｄ', 'PASSWORD_TOO_COMMON'],
  ['password!!', 'PASSWORD_TOO_COMMON'],
  ['zzzzzzzzzzzz', 'PASSWORD_TOO_COMMON'],
  // Eight characters as typed, four when composed.
  ['a\u0301e\u0301i\u0301o\u0301', 'MIN_LENGTH'],
  ['a windowsill full of basil', undefined],
  ['пароль из восьми', undefined],
])('%s: %s', (password, rule) => {
  expect(refused(password)).toBe(rule)
})
