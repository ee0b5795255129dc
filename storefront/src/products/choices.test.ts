import { describe, expect, test } from 'vitest'
import { offeredOptions, settledChoices, variantOf, type Choosable } from './choices.ts'

const option = (name: string, choices: string[]) => ({
  name,
  optionType: 'drop_down' as const,
  choices: choices.map((value) => ({ value, description: value })),
})
const variant = (id: string, choices: Record<string, string>, quantity = 5) => ({
  id,
  choices,
  variant: { visible: true },
  stock: { trackQuantity: true, quantity, inStock: quantity > 0 },
})

const cup: Choosable = {
  productOptions: [option('Size', ['Small', 'Large', 'Huge']), option('Glaze', ['Moss', 'Sand'])],
  variants: [
    variant('1', { Size: 'Small', Glaze: 'Moss' }, 0),
    variant('2', { Size: 'Small', Glaze: 'Sand' }),
    variant('3', { Size: 'Large', Glaze: 'Moss' }, 0),
  ],
}

const names = (product: Choosable, chosen: Record<string, string>) =>
  offeredOptions(product, chosen).map(({ name, choices }) => [name, ...choices.map((choice) => choice.name)])

describe('offered choices', () => {
  test('omit a choice without a variant', () => {
    expect(names(cup, {})[0]).toEqual(['Size', 'Small', 'Large'])
  })

  test('of later options are those compatible with the earlier choice', () => {
    expect(names(cup, { Size: 'Large' })[1]).toEqual(['Glaze', 'Moss'])
    expect(names(cup, { Size: 'Small' })[1]).toEqual(['Glaze', 'Moss', 'Sand'])
  })

  test('replace a nonexistent combination with an existing one', () => {
    expect(settledChoices(offeredOptions(cup, { Size: 'Large', Glaze: 'Sand' }))).toEqual({ Size: 'Large', Glaze: 'Moss' })
    expect(settledChoices(offeredOptions(cup, { Size: 'Huge' }))).toEqual({ Size: 'Small', Glaze: 'Sand' })
  })

  test('start with one in stock', () => {
    expect(settledChoices(offeredOptions(cup, {}))).toEqual({ Size: 'Small', Glaze: 'Sand' })
  })

  test('include sold-out choices, marked as such', () => {
    expect(offeredOptions(cup, { Size: 'Small' })[1]!.choices).toEqual([
      { name: 'Moss', color: undefined, chosen: false, inStock: false },
      { name: 'Sand', color: undefined, chosen: true, inStock: true },
    ])
  })

  test('ignore hidden variants', () => {
    const hidden: Choosable = {
      ...cup,
      variants: [...cup.variants, { ...variant('4', { Size: 'Huge', Glaze: 'Sand' }), variant: { visible: false } }],
    }
    expect(names(hidden, {})[0]).toEqual(['Size', 'Small', 'Large'])
  })
})

describe('the variant', () => {
  test('is found by all its choices', () => {
    expect(variantOf(cup, { Size: 'Small', Glaze: 'Sand' })?.id).toBe('2')
  })

  test('is not found by a nonexistent or incomplete combination', () => {
    expect(variantOf(cup, { Size: 'Large', Glaze: 'Sand' })).toBeUndefined()
    expect(variantOf(cup, { Size: 'Small' })).toBeUndefined()
  })

  test('of a product without managed variants is its only one', () => {
    const scarf: Choosable = { productOptions: [option('Colour', ['Red', 'Blue'])], variants: [variant('0', {})] }
    expect(variantOf(scarf, { Colour: 'Blue' })?.id).toBe('0')
    expect(variantOf(scarf, { Colour: 'Green' })).toBeUndefined()
  })

  test('of a product without options is its only one', () => {
    expect(variantOf({ productOptions: [], variants: [variant('0', {})] }, {})?.id).toBe('0')
  })
})
