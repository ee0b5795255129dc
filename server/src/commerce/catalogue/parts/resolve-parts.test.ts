import { describe, expect, test } from 'vitest'
import { choices } from '../../../../../tests/support/customized.ts'
import { option, product } from '../../../../../tests/support/rule-products.ts'
import { choicesMax, keyOf, type CustomizationChoice, type Part } from '../../catalogue-parts/public.ts'
import type { ProductDoc, ProductOption } from '../product.ts'
import { nameOfSection } from './name-of-section.ts'
import { partNamesOf, resolveParts } from './resolve-parts.ts'

const dates = { revision: 1, createdDate: new Date(0), updatedDate: new Date(0) }
const brandOf = (id: string, name: string): Part => ({ id, kind: 'brand', key: name, number: 1, name, doc: {}, ...dates })

const optionPart = (id: string, name: string, own: readonly CustomizationChoice[], number = 1): Part => {
  const doc = { customizationType: 'PRODUCT_OPTION' as const, renderType: 'TEXT_CHOICES' as const, choices: [...own] }
  return { id, kind: 'customization', key: keyOf({ name, doc }), number, name, doc, ...dates }
}
const choiceNames = (count: number, prefix = 'Choice') =>
  Array.from({ length: count }, (_, at) => ({ choiceId: `${prefix} id ${at}`, name: `${prefix} ${at}` }))

const branded = (id: string, brand: string) => product({ id, brand, doc: { brandId: `${id} brand` } }).product
const withDoc = (doc: Partial<ProductDoc>) => product({ doc }).product
const sized = (...some: ProductOption[]) => withDoc({ options: some })

describe('a brand', () => {
  test('that doesn’t exist is created with the ID that the product has, once for all products', () => {
    const { products, inserted } = resolveParts([branded('a', 'Loom'), branded('b', 'Loom')], [])
    expect(inserted).toEqual([{ id: 'a brand', kind: 'brand', key: 'Loom', number: 1, name: 'Loom', doc: {} }])
    expect(products.map(({ doc }) => doc.brandId)).toEqual(['a brand', 'a brand'])
  })

  test('is found by its name', () => {
    const { products, inserted } = resolveParts([branded('a', 'Loom')], [brandOf('loom', 'Loom')])
    expect([products[0]!.doc.brandId, inserted]).toEqual(['loom', []])
  })

  test('is found by its ID, and has the name that it has by now', () => {
    const { products } = resolveParts([branded('a', 'Loom')], [brandOf('a brand', 'Loom & Sons'), brandOf('other', 'Loom')])
    expect(products[0]).toMatchObject({ brand: 'Loom & Sons', doc: { brandId: 'a brand' } })
  })

  test('isn’t a ribbon of the same name', () => {
    const both = product({ brand: 'New', ribbon: 'New', doc: { brandId: 'b', ribbonId: 'r' } }).product
    expect(resolveParts([both], []).inserted.map(({ id, kind }) => [id, kind])).toEqual([
      ['b', 'brand'],
      ['r', 'ribbon'],
    ])
  })
})

describe('an option', () => {
  test('takes the IDs of choices that its customization has, and adds those that it lacks', () => {
    const known = optionPart('size', 'Size', [{ choiceId: 'small', name: 'S' }])
    const { products, changed, inserted } = resolveParts([sized(option('Size', 'S', 'M'))], [known])
    expect(inserted).toEqual([])
    expect(changed).toMatchObject([
      {
        id: 'size',
        doc: {
          choices: [
            { choiceId: 'small', name: 'S' },
            { choiceId: 'Size M', name: 'M' },
          ],
        },
      },
    ])
    expect(products[0]!.doc.options[0]).toMatchObject({ partId: 'size', choices: [{ choiceId: 'small' }, { choiceId: 'Size M' }] })
  })

  test('of several products makes one customization with the choices of all', () => {
    const { inserted, changed } = resolveParts([sized(option('Size', 'S')), sized(option('Size', 'S', 'M'))], [])
    expect(changed).toEqual([])
    expect(inserted).toMatchObject([{ id: 'Size', doc: { choices: [{ name: 'S' }, { name: 'M' }] } }])
  })

  test('isn’t a modifier of the same name', () => {
    const both = withDoc({ options: [option('Wrap', 'Paper')], modifiers: [choices('Wrap', { Paper: 0 })] })
    expect(resolveParts([both], []).inserted).toHaveLength(2)
  })

  test('keeps choices that its customization has by their IDs under another name', () => {
    const { products, changed } = resolveParts(
      [sized(option('Size', 'S'))],
      [optionPart('Size', 'Size', [{ choiceId: 'Size S', name: 'Small' }])],
    )
    expect(changed).toEqual([])
    expect(products[0]!.doc.options[0]!.choices[0]).toMatchObject({ choiceId: 'Size S', description: 'S' })
  })
})

describe('a customization that is full', () => {
  const full = optionPart('full', 'Size', choiceNames(choicesMax))

  test('is followed by another one with the next number', () => {
    const { inserted, products } = resolveParts([sized(option('Size', 'XS'))], [full])
    expect(inserted).toMatchObject([{ id: 'Size', number: 2, key: full.key }])
    expect(products[0]!.doc.options[0]!.partId).toBe('Size')
  })

  test('still serves products with its choices', () => {
    const { inserted, products } = resolveParts([sized(option('Size', 'Choice 3'))], [full])
    expect(inserted).toEqual([])
    expect(products[0]!.doc.options[0]).toMatchObject({ partId: 'full', choices: [{ choiceId: 'Choice id 3' }] })
  })

  test('leaves further choices to the first one with room', () => {
    const others = [optionPart('third', 'Size', [], 3), optionPart('second', 'Size', choiceNames(choicesMax - 1, 'More'), 2)]
    const { changed } = resolveParts([sized(option('Size', 'XS'))], [...others, full])
    expect(changed.map(({ id }) => id)).toEqual(['second'])
  })

  test('gives up a product whose part it is', () => {
    const { inserted, products } = resolveParts([sized({ ...option('Size', 'XS'), partId: 'full' })], [full])
    expect(inserted).toMatchObject([{ number: 2 }])
    expect(products[0]!.doc.options[0]!.partId).toBe(inserted[0]!.id)
    expect(inserted[0]!.id).not.toBe('full')
  })
})

describe('a section', () => {
  const section = (partId: string, description: string, uniqueName = 'Care (1)') => ({ partId, uniqueName, title: 'Care', description })

  test('of the same text is the same part', () => {
    const { products, inserted } = resolveParts(
      [withDoc({ infoSections: [section('a', 'Cold.')] }), withDoc({ infoSections: [section('b', 'Cold.')] })],
      [],
    )
    expect(inserted).toHaveLength(1)
    expect(products.map(({ doc }) => doc.infoSections[0]!.partId)).toEqual(['a', 'a'])
  })

  test('of another text with the same name has a name of its own', () => {
    const { inserted } = resolveParts(
      [withDoc({ infoSections: [section('a', 'Cold.')] }), withDoc({ infoSections: [section('b', 'Warm.')] })],
      [],
    )
    expect(inserted.map(({ name }) => name)).toEqual(['Care (1)', 'Care (1) b'])
  })

  test('that exists by its ID has the text of its part', () => {
    const doc = { title: 'Care', description: 'By hand.' }
    const part: Part = { id: 'a', kind: 'infoSection', key: 'Care', number: 1, name: 'Care', doc, ...dates }
    const { products } = resolveParts([withDoc({ infoSections: [section('a', 'Cold.')] })], [part])
    expect(products[0]!.doc.infoSections[0]).toEqual({ partId: 'a', uniqueName: 'Care', ...doc })
  })

  test('is named by its heading and text, as migration 0046 names it', () => {
    expect(nameOfSection('Care', '<p>Cold.</p>')).toBe('Care (ee8c1ba7)')
    expect(nameOfSection('', 'Cold.')).toMatch(/^Section \([0-9a-f]{8}\)$/)
    expect(nameOfSection('Care', 'Cold.')).not.toBe(nameOfSection('CareC', 'old.'))
  })
})

test('products that name the same parts have the same names', () => {
  const named = product({ brand: 'Loom', doc: { brandId: 'b', options: [option('Size', 'S')] } }).product
  expect(partNamesOf(named)).toEqual([
    { id: 'b', kind: 'brand', key: 'Loom' },
    { id: 'Size', kind: 'customization', key: 'PRODUCT_OPTION\u001FTEXT_CHOICES\u001FSize' },
  ])
})
