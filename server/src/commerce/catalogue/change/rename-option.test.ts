import { describe, expect, test } from 'vitest'
import { option, product, thrownBy, variant } from '../../../../../tests/support/rule-products.ts'
import { withNewName } from './rename-option.ts'

const sized = () =>
  product({ doc: { manageVariants: true, options: [option('Size', 'S', 'M'), option('Colour', 'Moss')] } }, [
    variant('s', { Size: 'S', Colour: 'Moss' }),
    variant('m', { Colour: 'Moss', Size: 'M' }),
  ])

const namesOf = ({ product: { doc }, variants }: ReturnType<typeof withNewName>) => ({
  options: doc.options.map(({ name, choices }) => [
    name,
    ...choices.map(({ value, description }) => (value === description ? value : `${value} ${description}`)),
  ]),
  choices: variants.map(({ id, choices }) => [id, choices]),
})

test('an option has its new name everywhere', () => {
  expect(namesOf(withNewName(sized(), { option: 'Size', name: 'Fit' }))).toEqual({
    options: [
      ['Fit', 'S', 'M'],
      ['Colour', 'Moss'],
    ],
    choices: [
      ['s', { Fit: 'S', Colour: 'Moss' }],
      ['m', { Colour: 'Moss', Fit: 'M' }],
    ],
  })
})

test('a choice has its new name everywhere', () => {
  expect(namesOf(withNewName(sized(), { option: 'Size', choice: 'S', name: 'Small' }))).toEqual({
    options: [
      ['Size', 'Small', 'M'],
      ['Colour', 'Moss'],
    ],
    choices: [
      ['s', { Size: 'Small', Colour: 'Moss' }],
      ['m', { Colour: 'Moss', Size: 'M' }],
    ],
  })
})

test('a colour keeps its code, and the pictures stay', () => {
  const moss = { choiceId: 'moss', value: '#4a5d3a', description: 'Moss', mediaIds: ['moss.jpg'] }
  const held = product({
    doc: { manageVariants: true, options: [{ partId: 'colour', optionType: 'color', name: 'Colour', choices: [moss] }] },
  })
  const { doc } = withNewName(held, { option: 'Colour', choice: 'Moss', name: 'Green' }).product
  expect(doc.options[0]!.choices).toMatchObject([{ value: '#4a5d3a', description: 'Green', mediaIds: ['moss.jpg'] }])
})

describe('refused', () => {
  test.each<[Parameters<typeof withNewName>[1], object]>([
    [
      { option: 'Scent', name: 'Smell' },
      { code: 'CHOICE_NOT_FOUND', data: { option: 'Scent', choice: '' } },
    ],
    [
      { option: 'Size', choice: 'L', name: 'Large' },
      { code: 'CHOICE_NOT_FOUND', data: { option: 'Size', choice: 'L' } },
    ],
    [{ option: 'Size', name: 'Colour' }, { violations: [{ field: 'name', violatedRule: 'VALIDATION' }] }],
    [{ option: 'Size', choice: 'S', name: 'M' }, { violations: [{ field: 'name', violatedRule: 'VALIDATION' }] }],
    [{ option: 'Size', name: '__proto__' }, { violations: [{ field: 'name', violatedRule: 'FORMAT' }] }],
    [{ option: 'Size', name: 'a\u001Fb' }, { violations: [{ field: 'name', violatedRule: 'FORMAT' }] }],
    [{ option: 'Size', name: ' ' }, { violations: [{ field: 'name', violatedRule: 'REQUIRED_FIELD' }] }],
  ])('%j', (renaming, expected) => expect(thrownBy(() => withNewName(sized(), renaming))).toMatchObject(expected))

  test('not the same name again', () => {
    const before = sized()
    expect(withNewName(before, { option: 'Size', name: 'Size' })).toEqual(before)
  })
})
