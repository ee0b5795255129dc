import { expect, test } from 'vitest'
import { closest } from './closest.ts'

const names = ['Elbow Cushion', 'Marquise Lamp', 'Lamps & Light', 'Tile Towel', 'Balão for a Midsummer Night']

test.each([
  ['cusion', 'Cushion'],
  ['marqiuse', 'Marquise'],
  ['lmap', 'Lamp'],
  ['towl', 'Towel'],
  ['balao', 'Balão'],
  ['lamp', undefined],
  ['xy', undefined],
  ['bicycle', undefined],
])('%s: %s', (typed, meant) => {
  expect(closest(typed, names)).toBe(meant)
})
