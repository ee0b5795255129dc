import { describe, expect, test } from 'vitest'
import { draftOf, isComplete, newCondition, rulesOf, typedRules } from './rule-draft.ts'

const formOf = (fields: readonly [string, string][]): FormData => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const typed: [string, string][] = [
  ['match', 'ANY'],
  ['kind', 'PRICE_BELOW'],
  ['amount.0', ' 49,90 '],
  ['kind', 'IN_STOCK'],
  ['kind', 'OPTION_HAS_CHOICE'],
  ['option.2', 'Size'],
  ['choice.2', 'M'],
  ['text.2', 'ignored'],
]

test('rules become a draft and rules again', () => {
  const rules = { match: 'ALL', conditions: [{ kind: 'CREATED_WITHIN_DAYS', days: 30 }, { kind: 'ON_SALE' }] } as const
  expect(rulesOf(draftOf(rules))).toEqual(rules)
})

describe('a form', () => {
  test('with conditions', () =>
    expect(rulesOf(typedRules(formOf(typed)))).toEqual({
      match: 'ANY',
      conditions: [{ kind: 'PRICE_BELOW', amount: 49.9 }, { kind: 'IN_STOCK' }, { kind: 'OPTION_HAS_CHOICE', option: 'Size', choice: 'M' }],
    }))

  test('that adds a condition', () =>
    expect(typedRules(formOf([...typed, ['intent', 'add-condition']])).conditions.at(-1)).toEqual(newCondition))

  test('that removes one', () =>
    expect(typedRules(formOf([...typed, ['intent', 'remove-condition:1']])).conditions.map(({ kind }) => kind)).toEqual([
      'PRICE_BELOW',
      'OPTION_HAS_CHOICE',
    ]))

  test('with a condition that doesn’t exist', () =>
    expect(typedRules(formOf([['kind', 'COLOUR_IS']])).conditions).toEqual([{ kind: 'PRICE_BELOW', values: { amount: '' } }]))
})

test.each([
  [{ kind: 'PRICE_BELOW', values: { amount: '' } }, false],
  [{ kind: 'PRICE_BELOW', values: { amount: 'cheap' } }, false],
  [{ kind: 'PRICE_BELOW', values: { amount: '0' } }, true],
  [{ kind: 'ON_SALE', values: {} }, true],
  [{ kind: 'OPTION_HAS_CHOICE', values: { option: 'Size', choice: ' ' } }, false],
] as const)('%j is complete: %j', (condition, expected) => expect(isComplete({ match: 'ALL', conditions: [condition] })).toBe(expected))
