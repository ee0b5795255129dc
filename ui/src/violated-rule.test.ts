import { expect, test } from 'vitest'
import { violatedRule } from './violated-rule.ts'

const control = (flag: string, rest = {}) => ({
  type: 'text',
  ...rest,
  validity: { valid: false, [flag]: true } as unknown as ValidityState,
})

test.each([
  ['valueMissing', {}, { rule: 'REQUIRED_FIELD', limit: 0 }],
  ['typeMismatch', { type: 'email' }, { rule: 'EMAIL', limit: 0 }],
  ['typeMismatch', { type: 'url' }, { rule: 'FORMAT', limit: 0 }],
  ['tooShort', { minLength: 8 }, { rule: 'MIN_LENGTH', limit: 8 }],
  ['tooLong', { maxLength: 50 }, { rule: 'MAX_LENGTH', limit: 50 }],
  ['rangeUnderflow', { type: 'number', min: '1' }, { rule: 'MIN', limit: 1 }],
  ['rangeOverflow', { type: 'number', max: '12' }, { rule: 'MAX', limit: 12 }],
  ['patternMismatch', {}, { rule: 'FORMAT', limit: 0 }],
  ['badInput', { type: 'number' }, { rule: 'FORMAT', limit: 0 }],
])('%s %j', (flag, rest, violated) => expect(violatedRule(control(flag, rest))).toEqual(violated))

test('a valid value breaks no rule', () => {
  expect(violatedRule({ type: 'text', validity: { valid: true } as ValidityState })).toBeUndefined()
})
