import { describe, expect, test } from 'vitest'
import type { CustomizationDoc } from '../catalogue-parts/public.ts'
import { inOrder, withAdded, withChanged, withChoices, withoutChoices } from './choices.ts'

const choice = (choiceId: string, name = choiceId.toUpperCase()) => ({ choiceId, name })
const size: CustomizationDoc = {
  customizationType: 'PRODUCT_OPTION',
  renderType: 'TEXT_CHOICES',
  choices: [choice('s'), choice('m'), choice('l')],
}
const engraving: CustomizationDoc = { customizationType: 'MODIFIER', renderType: 'FREE_TEXT', choices: [] }
const names = (doc: CustomizationDoc | { problem: string }) =>
  'problem' in doc ? doc : doc.choices.map(({ choiceId, name }) => `${choiceId}:${name}`)
const many = (count: number): CustomizationDoc => ({ ...size, choices: Array.from({ length: count }, (_, at) => choice(`c${at}`)) })

describe('added', () => {
  test('after the others', () => expect(names(withAdded(size, [choice('xl')]))).toEqual(['s:S', 'm:M', 'l:L', 'xl:XL']))
  test('not with the name of another', () =>
    expect(withAdded(size, [choice('x', 'M')])).toEqual({ problem: 'DUPLICATE_CHOICE_NAME', data: { names: ['M'] } }))
  test('up to 1,000', () => {
    expect(names(withAdded(many(999), [choice('x')]))).toHaveLength(1000)
    expect(withAdded(many(999), [choice('x'), choice('y')])).toEqual({ problem: 'CHOICES_LIMIT_EXCEEDED', data: { limit: 1000 } })
  })
})

describe('replaced', () => {
  const written = [choice('new', 'XL'), choice('other', 'M')]
  test('names that were there keep their ID, in the new order', () =>
    expect(names(withChoices(size, written, new Set(['m'])))).toEqual(['new:XL', 'm:M']))
  test('those of products can’t be left out', () =>
    expect(withChoices(size, written, new Set(['s', 'm', 'l']))).toEqual({
      problem: 'CHOICE_ASSIGNED_TO_PRODUCT',
      data: { choiceIds: ['s', 'l'] },
    }))
})

describe('removed', () => {
  test('those that are named', () => expect(names(withoutChoices(size, ['s', 'l', 's'], new Set(['m'])))).toEqual(['m:M']))
  test('only those that exist', () =>
    expect(withoutChoices(size, ['s', 'x'], new Set())).toEqual({ problem: 'CHOICE_NOT_FOUND', data: { choiceIds: ['x'] } }))
  test('not those that products have of an option', () =>
    expect(withoutChoices(size, ['s', 'm'], new Set(['m']))).toEqual({
      problem: 'CHOICE_ASSIGNED_TO_PRODUCT',
      data: { choiceIds: ['m'] },
    }))
  test('also those that products have of a modifier', () =>
    expect(names(withoutChoices({ ...size, customizationType: 'MODIFIER' }, ['s', 'm'], new Set(['m'])))).toEqual(['l:L']))
})

describe('changed', () => {
  const renamed = (id: string, name: string) => ({ id, change: (one: { choiceId: string; name: string }) => ({ ...one, name }) })
  test('each where it is; names can be swapped', () =>
    expect(names(withChanged(size, [renamed('s', 'L'), renamed('l', 'S')]))).toEqual(['s:L', 'm:M', 'l:S']))
  test('not to the name of another', () =>
    expect(withChanged(size, [renamed('s', 'M')])).toEqual({ problem: 'DUPLICATE_CHOICE_NAME', data: { names: ['M'] } }))
  test('only those that exist', () =>
    expect(withChanged(size, [renamed('x', 'X')])).toEqual({ problem: 'CHOICE_NOT_FOUND', data: { choiceIds: ['x'] } }))
})

describe('in another order', () => {
  test('each once', () => expect(names(inOrder(size, ['l', 's', 'm']))).toEqual(['l:L', 's:S', 'm:M']))
  test.each([
    [['s', 'm'], { missingIds: ['l'], extraIds: [] }],
    [['s', 'm', 'l', 'x'], { missingIds: [], extraIds: ['x'] }],
    [['s', 'm', 'm'], { missingIds: ['l'], extraIds: ['m'] }],
  ])('%j isn’t', (ids, data) => expect(inOrder(size, ids)).toEqual({ problem: 'CHOICE_IDS_MISMATCH', data }))
  test('a text has none', () => expect(inOrder(engraving, ['s'])).toEqual({ problem: 'DOESNT_SUPPORT_CHOICES' }))
})
