import { expect, test } from 'vitest'
import { combinationCount, combinationKey, combinations } from './combinations.ts'
import type { OptionDraft } from './product-draft.ts'

const option = (name: string, ...choices: string[]): OptionDraft => ({
  key: `key of ${name}`,
  was: '',
  name,
  isColour: '',
  choices: choices.map((choice) => ({ key: `key of ${choice}`, was: '', name: choice, colour: '', pictures: [] })),
})

test.each([
  ['no options', [], []],
  ['one', [option('Size', 'S', 'M')], ['S', 'M']],
  ['two', [option('Size', 'S', 'M'), option('Glaze', 'Moss', 'Sand')], ['S / Moss', 'S / Sand', 'M / Moss', 'M / Sand']],
  ['blank rows', [option('Size', 'S', ''), option('', 'x'), option('Glaze', '')], ['S']],
  ['too many', Array.from({ length: 4 }, (_, at) => option(`${at}`, ...Array.from({ length: 6 }, (__, choice) => `${choice}`))), []],
])('%s', (_, options, names) => {
  expect(combinations(options).map(({ name }) => name)).toEqual(names)
})

test('too many are counted', () => {
  expect(combinationCount(Array.from({ length: 3 }, () => option('Size', ...'abcdefghijk')))).toBe(1331)
})

test('the key of a combination is the same after its names and the order of its options change', () => {
  const [size, glaze] = [option('Size', 'S'), option('Glaze', 'Moss')]
  const [before] = combinations([size, glaze])
  const [after] = combinations([
    { ...glaze, name: 'Finish' },
    { ...size, choices: [{ ...size.choices[0]!, name: 'Small' }] },
  ])
  expect([after!.key, after!.choices]).toEqual([before!.key, { Finish: 'Moss', Size: 'Small' }])
  expect(
    combinationKey([
      ['b', '1'],
      ['a', '2'],
    ]),
  ).toBe(
    combinationKey([
      ['a', '2'],
      ['b', '1'],
    ]),
  )
})
