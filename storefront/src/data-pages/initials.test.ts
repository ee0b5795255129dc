import { expect, test } from 'vitest'
import { directionOf } from './direction.ts'
import { groupByInitial, initialOf } from './initials.ts'

test.each([
  ['apple', 'A'],
  ['Évora', 'E'],
  ['“Quoted”', 'Q'],
  ['  space', 'S'],
  ['ﬁr', 'F'],
  ['ßen', 'S'],
  ['شاي', 'ش'],
  ['窓', '窓'],
  ['7 cups', ''],
  ['🦆', ''],
  ['', ''],
])('%j is listed under %j', (name, letter) => expect(initialOf(name)).toBe(letter))

test('names are grouped by letter and sorted; names without a letter come last', () => {
  const names = ['Zebra', '10 cups', 'apple', 'Évora', '9 cups', 'Elm', 'Apple pie'].map((name) => ({ name }))
  expect(groupByInitial(names, 'en-IE').map(({ letter, items }) => [letter, ...items.map(({ name }) => name)])).toEqual([
    ['A', 'apple', 'Apple pie'],
    ['E', 'Elm', 'Évora'],
    ['Z', 'Zebra'],
    ['', '9 cups', '10 cups'],
  ])
  expect(groupByInitial([], 'en-IE')).toEqual([])
})

test.each([
  ['Basil', undefined],
  ['7 نوافذ', 'rtl'],
  ['“חלון”', 'rtl'],
  ['窓', undefined],
  ['7 + 7', undefined],
])('%j turns the content to %j', (text, direction) => expect(directionOf(text)).toBe(direction))
