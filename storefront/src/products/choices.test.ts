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

describe('what is offered', () => {
  test('a choice that no variant has is not offered', () => {
    expect(names(cup, {})[0]).toEqual(['Size', 'Small', 'Large'])
  })

  test('of a later option only what goes with the earlier choice', () => {
    expect(names(cup, { Size: 'Large' })[1]).toEqual(['Glaze', 'Moss'])
    expect(names(cup, { Size: 'Small' })[1]).toEqual(['Glaze', 'Moss', 'Sand'])
  })

  test('what is asked for and does not exist gives way to what does', () => {
    expect(settledChoices(offeredOptions(cup, { Size: 'Large', Glaze: 'Sand' }))).toEqual({ Size: 'Large', Glaze: 'Moss' })
    expect(settledChoices(offeredOptions(cup, { Size: 'Huge' }))).toEqual({ Size: 'Small', Glaze: 'Sand' })
  })

  test('at first what is in stock is chosen', () => {
    expect(settledChoices(offeredOptions(cup, {}))).toEqual({ Size: 'Small', Glaze: 'Sand' })
  })

  test('a sold-out choice is offered and marked', () => {
    expect(offeredOptions(cup, { Size: 'Small' })[1]!.choices).toEqual([
      { name: 'Moss', color: undefined, chosen: false, inStock: false },
      { name: 'Sand', color: undefined, chosen: true, inStock: true },
    ])
  })

  test('a variant that the shop hides does not count', () => {
    const hidden: Choosable = {
      ...cup,
      variants: [...cup.variants, { ...variant('4', { Size: 'Huge', Glaze: 'Sand' }), variant: { visible: false } }],
    }
    expect(names(hidden, {})[0]).toEqual(['Size', 'Small', 'Large'])
  })
})

describe('the variant', () => {
  test('is found by all of its choices', () => {
    expect(variantOf(cup, { Size: 'Small', Glaze: 'Sand' })?.id).toBe('2')
  })

  test('is not found by a combination that does not exist, nor by half of one', () => {
    expect(variantOf(cup, { Size: 'Large', Glaze: 'Sand' })).toBeUndefined()
    expect(variantOf(cup, { Size: 'Small' })).toBeUndefined()
  })

  test('of a product whose variants are not managed is its only one', () => {
    const scarf: Choosable = { productOptions: [option('Colour', ['Red', 'Blue'])], variants: [variant('0', {})] }
    expect(variantOf(scarf, { Colour: 'Blue' })?.id).toBe('0')
    expect(variantOf(scarf, { Colour: 'Green' })).toBeUndefined()
  })

  test('of a product without options is its only one', () => {
    expect(variantOf({ productOptions: [], variants: [variant('0', {})] }, {})?.id).toBe('0')
  })
})
