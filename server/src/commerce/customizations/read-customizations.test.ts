import { describe, expect, test } from 'vitest'
import type { Violation } from '@stoa/contract/problems'
import type { CustomizationDoc } from '../catalogue-parts/public.ts'
import { readChoices, type WrittenChoice } from './read-choices.ts'
import { readCustomization, type WrittenCustomization } from './read-customizations.ts'

const id = expect.any(String)
const written: WrittenCustomization = {
  name: ' Size ',
  customizationType: 'PRODUCT_OPTION',
  customizationRenderType: 'TEXT_CHOICES',
  choicesSettings: { choices: [{ name: ' S ' }, { name: 'M', choiceType: 'CHOICE_TEXT' }] },
}
const engraving: WrittenCustomization = { name: 'Engraving', customizationType: 'MODIFIER', customizationRenderType: 'FREE_TEXT' }

function readIt(changes: Partial<WrittenCustomization>, { of = written, currency = 'EUR' } = {}) {
  const violations: Violation[] = []
  const result = readCustomization({ ...of, ...changes }, { at: 'customization', currency, violations })
  return violations.length > 0 ? violations.map(({ field, violatedRule, ruleName }) => [field, ruleName ?? violatedRule]) : result
}

describe('a new customization', () => {
  test('of choices', () =>
    expect(readIt({})).toEqual({
      name: 'Size',
      doc: {
        customizationType: 'PRODUCT_OPTION',
        renderType: 'TEXT_CHOICES',
        choices: [
          { choiceId: id, name: 'S' },
          { choiceId: id, name: 'M' },
        ],
      },
    }))

  test('of a text, with what is not written', () => {
    const doc = { customizationType: 'MODIFIER', renderType: 'FREE_TEXT', choices: [] }
    expect(readIt({}, { of: engraving })).toEqual({
      name: 'Engraving',
      doc: { ...doc, text: { title: 'Engraving', minLength: 0, maxLength: 500 } },
    })
    const freeTextInput = { title: ' Your text ', minCharCount: 2, maxCharCount: 9, defaultAddedPrice: '1.5' }
    expect(readIt({ freeTextInput }, { of: engraving })).toEqual({
      name: 'Engraving',
      doc: { ...doc, text: { title: 'Your text', minLength: 2, maxLength: 9, addedMinor: 150 } },
    })
  })

  test.each<[string, Partial<WrittenCustomization>]>([
    ['DOESNT_SUPPORT_FREE_TEXT', { freeTextInput: { title: 'Text' } }],
    ['INVALID_CUSTOMIZATION_RENDER_TYPE', { customizationRenderType: 'FREE_TEXT' }],
    ['DOESNT_SUPPORT_CHOICES', { customizationType: 'MODIFIER', customizationRenderType: 'FREE_TEXT' }],
    ['INVALID_FREE_TEXT_SETTINGS', { ...engraving, choicesSettings: undefined!, freeTextInput: { minCharCount: 9, maxCharCount: 8 } }],
    ['MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION', { choicesSettings: { choices: [{ name: 'S', defaultAddedPrice: '0' }] } }],
  ])('not: %s', (problem, changes) => expect(readIt(changes)).toEqual({ problem }))

  test('not without choices', () => {
    for (const choicesSettings of [undefined!, {}])
      expect(readIt({ choicesSettings })).toEqual([['customization.choicesSettings.choices', 'REQUIRED_FIELD']])
  })

  test.each([
    [' ', 'REQUIRED_FIELD'],
    ['a\u0000b', 'FORMAT'],
    ['__proto__', 'FORMAT'],
  ])('not with the name %j', (name, rule) => {
    expect(readIt({ name })).toEqual([['customization.name', rule]])
    expect(readIt({ freeTextInput: { title: name } }, { of: engraving })).toEqual([['customization.freeTextInput.title', rule]])
    expect(readIt({ choicesSettings: { choices: [{ name: 'S' }, { name }] } })).toEqual([
      ['customization.choicesSettings.choices[1].name', rule],
    ])
  })
})

describe('choices', () => {
  const option = { customizationType: 'PRODUCT_OPTION', renderType: 'TEXT_CHOICES' } as const
  const text = { customizationType: 'MODIFIER', renderType: 'TEXT_CHOICES' } as const
  const colour = { customizationType: 'MODIFIER', renderType: 'SWATCH_CHOICES' } as const
  function readThem(choices: WrittenChoice[], kind: Pick<CustomizationDoc, 'customizationType' | 'renderType'>, currency = 'EUR') {
    const violations: Violation[] = []
    const result = readChoices(choices, kind, { at: 'choices', currency, violations })
    return violations.length > 0 ? violations.map(({ field, violatedRule, ruleName }) => [field, ruleName ?? violatedRule]) : result
  }

  test.each<[object, WrittenChoice]>([
    [{ color: '#c2543d' }, { name: 'Rust', colorCode: '#c2543d' }],
    [
      { color: '#c2543d', addedMinor: 250 },
      { name: 'Rust', choiceType: 'ONE_COLOR', colorCode: '#c2543d', defaultAddedPrice: '2.500' },
    ],
    [{ color: '#fff' }, { name: 'Rust', colorCode: '#fff', defaultAddedPrice: null }],
  ])('of colours: %j', (fields, choice) => expect(readThem([choice], colour)).toEqual([{ choiceId: id, name: 'Rust', ...fields }]))

  test.each<[WrittenChoice, typeof colour | typeof text, string, string]>([
    [{ name: 'Rust' }, colour, 'colorCode', 'INVALID_CHOICE_VALUE'],
    [{ name: 'Rust', colorCode: '#fff', choiceType: 'CHOICE_TEXT' }, colour, 'choiceType', 'INVALID_CHOICE_TYPE'],
    [{ name: 'Rust', choiceType: 'ONE_COLOR' }, text, 'choiceType', 'INVALID_CHOICE_TYPE'],
    [{ name: 'Rust', colorCode: '#fff' }, text, 'colorCode', 'INVALID_CHOICE_VALUE'],
  ])('not %j', (choice, kind, field, rule) => expect(readThem([choice], kind)).toEqual([[`choices[0].${field}`, rule]]))

  test('have different names', () =>
    expect(readThem([{ name: 'S' }, { name: 'M' }, { name: ' S' }], option)).toEqual([['choices[2].name', 'DUPLICATE_CHOICE_NAME']]))

  test('are none of a text', () =>
    expect(readThem([{ name: 'S' }], { ...text, renderType: 'FREE_TEXT' })).toEqual({ problem: 'DOESNT_SUPPORT_CHOICES' }))

  test.each<[string, string, unknown]>([
    ['1.25', 'EUR', 125],
    ['1.255', 'EUR', 'DECIMAL_MAX_SCALE'],
    ['1.255', 'BHD', 1255],
    ['999999999.99', 'EUR', 99_999_999_999],
    ['999999999.999', 'BHD', 'DECIMAL_LTE'],
    ['1.5', 'JPY', 'DECIMAL_MAX_SCALE'],
    ['0', 'JPY', 0],
  ])('%s %s is %j', (defaultAddedPrice, currency, expected) => {
    const result = readThem([{ name: 'S', defaultAddedPrice }], text, currency)
    expect(result).toEqual(
      typeof expected === 'number' ? [{ choiceId: id, name: 'S', addedMinor: expected }] : [['choices[0].defaultAddedPrice', expected]],
    )
  })
})
