import { describe, expect, test } from 'vitest'
import { option } from '../../../../../tests/support/rule-products.ts'
import { readOptions } from './read-options.ts'

type Written = Parameters<typeof readOptions>[0]

describe('options are read', () => {
  test.each<[string, Written, object]>([
    [
      'a text is value and name',
      [{ name: 'Size', choices: [{ value: 'S' }] }],
      { optionType: 'drop_down', choices: [{ value: 'S', description: 'S' }] },
    ],
    ['also if only the name is sent', [{ name: 'Size', choices: [{ description: 'S' }] }], { choices: [{ value: 'S', description: 'S' }] }],
    [
      'colour codes make colours',
      [{ name: 'Colour', choices: [{ value: '#4a5d3a', description: 'Moss' }, { value: '#FFF' }, { value: '#12345678' }] }],
      { optionType: 'color', choices: [{ value: '#4a5d3a', description: 'Moss' }, { value: '#FFF', description: '#FFF' }, {}] },
    ],
    [
      'one that isn’t a code makes a list',
      [
        {
          name: 'Colour',
          choices: [
            { value: '#4a5d3a', description: 'Moss' },
            { value: '#12', description: 'Rust' },
          ],
        },
      ],
      { optionType: 'drop_down', choices: [{ value: '#4a5d3a' }, { value: '#12' }] },
    ],
  ])('%s', (_what, written, expected) => {
    const { options, violations } = readOptions(written, [])
    expect([options[0], violations]).toMatchObject([expected, []])
  })

  test('choices that were there keep their pictures', () => {
    const before = option('Size', 'S', 'M')
    before.choices[1]!.mediaIds.push('m.jpg')
    const { options } = readOptions([{ name: 'Size', choices: [{ value: 'M' }, { value: 'L' }] }], [before])
    expect(options[0]!.choices.map(({ mediaIds }) => mediaIds)).toEqual([['m.jpg'], []])
  })
})

const at = 'product.productOptions'

describe('options are refused', () => {
  test.each<[Written, string[]]>([
    [[{}], [`${at}[0].name REQUIRED_FIELD`, `${at}[0].choices REQUIRED_FIELD`]],
    [[{ name: ' ', choices: [{ value: 'S' }] }], [`${at}[0].name REQUIRED_FIELD`]],
    [[{ name: 'Size', choices: [{}] }], [`${at}[0].choices[0] REQUIRED_FIELD`]],
    [[{ name: '__proto__', choices: [{ value: 'S' }] }], [`${at}[0].name FORMAT`]],
    [[{ name: 'Size', choices: [{ value: '__proto__' }] }], [`${at}[0].choices[0] FORMAT`]],
    [[{ name: 'Si\u001Fze', choices: [{ value: 'S' }] }], [`${at}[0].name FORMAT`]],
    [[{ name: 'Size', choices: [{ value: 'S', description: 'a\u001Fb' }] }], [`${at}[0].choices[0] FORMAT`]],
    [[{ name: 'Size', choices: [{ value: 'S' }, { value: 'x', description: 'S' }] }], [`${at}[0].choices[1].description VALIDATION`]],
    [
      [
        { name: 'Size', choices: [{ value: 'S' }] },
        { name: 'Size', choices: [{ value: 'M' }] },
      ],
      [`${at}[1].name VALIDATION`],
    ],
  ])('%j', (written, expected) =>
    expect(readOptions(written, []).violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)).toEqual(expected),
  )

  test.each(['constructor', 'toString', 'hasOwnProperty'])('but not the name %s', (name) =>
    expect(readOptions([{ name, choices: [{ value: name }] }], []).violations).toEqual([]),
  )
})
