import { expect, test } from 'vitest'
import { defaultVariantId } from '../../catalogue/public.ts'
import { matchingVariants, type Choice } from './matching-variants.ts'

const productId = 'c0ffee00-0000-4000-8000-000000000001'
const variant = (id: string, choices: Record<string, string>) => ({ productId, id, choices })
const several = [
  variant('small-red', { Size: 'S', Colour: 'Red' }),
  variant('small-blue', { Size: 'S', Colour: 'Blue' }),
  variant('medium-red', { Size: 'M', Colour: 'Red' }),
]
const only = [variant(defaultVariantId, {})]

test.each<[string, typeof several, Choice, string[]]>([
  ['no choice', several, { options: {} }, ['small-red', 'small-blue', 'medium-red']],
  ['each choice', several, { options: { Size: 'M', Colour: 'Red' } }, ['medium-red']],
  ['each choice and a modifier', several, { options: { Size: 'M', Colour: 'Red', Paper: 'Matt' } }, ['medium-red']],
  ['some of the choices', several, { options: { Size: 'S' } }, []],
  ['a choice that doesn’t exist', several, { options: { Size: 'XL', Colour: 'Red' } }, []],
  ['a name of every object', several, { options: { constructor: 'Object' } }, []],
  ['an ID', several, { variantId: 'small-blue', options: {} }, ['small-blue']],
  ['an ID beside choices', several, { variantId: 'small-blue', options: { Size: 'M' } }, ['small-blue']],
  ['the ID of another product’s variant', several, { variantId: 'large', options: {} }, []],
  ['no choice of a product with one variant', only, { options: {} }, [defaultVariantId]],
  ['a modifier of it', only, { options: { Paper: 'Matt' } }, [defaultVariantId]],
  ['its only variant by its ID', only, { variantId: defaultVariantId, options: {} }, [defaultVariantId]],
  ['its only variant by the ID of the product, as V3 says', only, { variantId: productId, options: {} }, [defaultVariantId]],
  ['no variant', [], { options: {} }, []],
])('%s', (_, variants, choice, ids) => {
  expect(matchingVariants(productId, variants, choice).map(({ id }) => id)).toEqual(ids)
})
