import { describe, expect, test } from 'vitest'
import { option, variant } from '../../../../../tests/support/rule-products.ts'
import type { ProductOption, Variant } from '../product.ts'
import { combinationsOf, countCombinations, remainingVariants } from './combinations.ts'

const size = option('Size', 'S', 'M')
const colour = option('Colour', 'Moss', 'Rust')

test.each<[ProductOption[], number]>([
  [[], 1],
  [[size], 2],
  [[size, colour], 4],
  [Array.from({ length: 6 }, (_, at) => option(String(at), ...Array.from({ length: 100 }, (_none, choice) => String(choice)))), 1e12],
])('options make combinations (%#)', (options, count) => expect(countCombinations(options)).toBe(count))

test('combinations are in the order of the options and choices', () => {
  expect(combinationsOf([size, colour])).toEqual([
    { Size: 'S', Colour: 'Moss' },
    { Size: 'S', Colour: 'Rust' },
    { Size: 'M', Colour: 'Moss' },
    { Size: 'M', Colour: 'Rust' },
  ])
})

const both = [
  variant('s-moss', { Size: 'S', Colour: 'Moss' }),
  variant('s-rust', { Colour: 'Rust', Size: 'S' }),
  variant('m-moss', { Size: 'M', Colour: 'Moss' }),
]

describe('variants that remain', () => {
  test.each<[string, Variant[], ProductOption[], (string | undefined)[]]>([
    ['of the same options, whatever the order of their choices', both, [size, colour], ['s-moss', 's-rust', 'm-moss', undefined]],
    ['if the options are reordered', both, [colour, size], ['s-moss', 'm-moss', 's-rust', undefined]],
    ['if a choice is removed', both, [size, option('Colour', 'Rust')], ['s-rust', undefined]],
    ['if a choice is added before them', both, [option('Size', 'XS', 'S'), colour], [undefined, undefined, 's-moss', 's-rust']],
    ['if an option is removed: the first of each choice', both, [size], ['s-moss', 'm-moss']],
    [
      'if an option is added: as its first choice',
      [variant('s', { Size: 'S' }), variant('m', { Size: 'M' })],
      [size, colour],
      ['s', undefined, 'm', undefined],
    ],
    ['none, if no option is the same', both, [option('Scent', 'Rose', 'Lime')], [undefined, undefined]],
    ['none, if there was no option', [variant('only', {})], [size], [undefined, undefined]],
    ['with names that objects have', [variant('c', { constructor: 'a' })], [option('constructor', 'a', 'b')], ['c', undefined]],
  ])('%s', (_what, variants, options, remaining) =>
    expect(remainingVariants(combinationsOf(options), variants).map((one) => one?.id)).toEqual(remaining),
  )
})
