import { expect, test } from 'vitest'
import { withSearch } from './recent-searches.ts'

test.each([
  [[], 'lamp', ['lamp']],
  [['jug'], ' lamp ', ['lamp', 'jug']],
  [['jug', 'lamp'], 'Lamp', ['Lamp', 'jug']],
  [['1', '2', '3', '4', '5'], '6', ['6', '1', '2', '3', '4']],
  [['jug'], '  ', ['jug']],
])('%j and then %s: %j', (recent, words, expected) => {
  expect(withSearch(recent, words)).toEqual(expected)
})
