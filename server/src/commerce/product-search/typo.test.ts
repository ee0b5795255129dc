import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seed, timesToRun } from '../../../../tests/support/rounds.ts'
import { closestWord, isOneTypo, typoKeys } from './typo.ts'

test.each<[string, string, boolean]>([
  ['mug', 'mgu', true],
  ['mug', 'mu', true],
  ['mug', 'mugg', true],
  ['mug', 'mag', true],
  ['mug', 'umg', true],
  ['mug', 'ug', true],
  ['mug', 'mug', false],
  ['mug', 'gum', false],
  ['mug', 'guм', false],
  ['mug', 'm', false],
  ['mug', 'muggs', false],
  ['ceramic', 'ceramc', true],
  ['ceramic', 'cermaic', true],
  ['ceramic', 'cermai', false],
  ['ab', 'ba', true],
  ['', 'a', true],
  ['😀a', '😀b', true],
])('%s and %s: %s', (a, b, expected) => {
  expect(isOneTypo(a, b)).toBe(expected)
  expect(isOneTypo(b, a)).toBe(expected)
})

/** The distance of Damerau and Levenshtein, in which letters that were swapped don't change again. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const other = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, other, isSwap ? rows[i - 2]![j - 2]! + 1 : Infinity)
    }
  return rows[a.length]![b.length]!
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 7 })

test('one typo is a distance of one, and leaves a key in common', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(isOneTypo(a, b)).toBe(distance(a, b) === 1)
      if (isOneTypo(a, b)) expect(typoKeys(a).some((key) => typoKeys(b).includes(key))).toBe(true)
    }),
    { seed, numRuns: timesToRun(2000, 100_000) },
  )
})

test.each<[string, string[], string | undefined]>([
  ['mgu', ['blue mug\nmug 01\nclay', 'mgo'], 'mgo'],
  ['mgu', ['blue mug\nmug 01\nclay', 'mgo', 'red mug'], 'mug'],
  ['mg', ['mug'], undefined],
  ['mug1', ['mug2', 'mug'], undefined],
  ['mug', ['mug2', 'mu', 'mug'], undefined],
  ['mug', [], undefined],
])('the closest to %s in %j: %s', (one, texts, expected) => expect(closestWord(one, texts)).toBe(expected))

test('short and long words, and those with digits, have no keys', () => {
  expect(typoKeys('mug')).toEqual(['~mug', '~ug', '~mg', '~mu'])
  expect(typoKeys('egg')).toEqual(['~egg', '~gg', '~eg'])
  for (const one of ['mu', 'x'.repeat(31), 'mug1']) expect(typoKeys(one)).toEqual([])
})
