import { describe, expect, test } from 'vitest'
import type { Customization, Part } from '../../catalogue-parts/public.ts'
import type { Product, ProductDoc, Variant } from '../product.ts'
import { alignedWith, withoutPart } from './aligned-with.ts'

const part = { key: '', number: 1, revision: 2, createdDate: new Date(0), updatedDate: new Date(0), name: 'New' }
const bare = (kind: 'brand' | 'ribbon', id: string): Part => ({ ...part, kind, id, doc: {} })

const option = {
  partId: 'size',
  optionType: 'drop_down' as const,
  name: 'Size',
  choices: [
    { choiceId: 's', value: 'S', description: 'S', mediaIds: ['one'] },
    { choiceId: 'm', value: 'M', description: 'M', mediaIds: [] },
  ],
}
const leaf = (name: string) => ({ choiceId: name, value: name, description: name, mediaIds: [] })
const paper = {
  ...option,
  kind: 'choices' as const,
  partId: 'paper',
  name: 'Paper',
  mandatory: true,
  choices: [leaf('matt'), leaf('gloss')],
}
const text = { kind: 'text' as const, partId: 'text', name: 'Text', mandatory: false, title: 'Your text', minLength: 0, maxLength: 9 }
const section = { partId: 'care', uniqueName: 'care', title: 'Care', description: 'Wash.' }

const held = (changes: Partial<Product> = {}, doc: Partial<ProductDoc> = {}) => ({
  product: {
    id: 'cup',
    brand: 'Old',
    ribbon: 'Old',
    doc: {
      brandId: 'b1',
      ribbonId: 'r1',
      additionalRibbons: [
        { partId: 'r2', name: 'Two' },
        { partId: 'r3', name: 'Three' },
      ],
      infoSections: [section, { ...section, partId: 'other' }],
      options: [option],
      modifiers: [paper, text],
      ...doc,
    },
    ...changes,
  } as unknown as Product,
  variants: [{ choices: { Size: 'S' } }, { choices: { Size: 'M' } }] as unknown as Variant[],
})

const customization = (id: string, changes: Partial<Customization>): Customization => ({
  ...part,
  kind: 'customization',
  id,
  doc: { customizationType: 'PRODUCT_OPTION', renderType: 'TEXT_CHOICES', choices: [] },
  ...changes,
})
const choices = (...names: readonly (readonly [string, string, string?])[]): Customization['doc'] => ({
  customizationType: 'PRODUCT_OPTION',
  renderType: 'TEXT_CHOICES',
  choices: names.map(([choiceId, name, color]) => ({ choiceId, name, ...(color !== undefined && { color }) })),
})

describe('a part that changed', () => {
  test('a brand', () => {
    expect(alignedWith(held(), bare('brand', 'b1'))).toEqual(held({ brand: 'New' }))
    expect(alignedWith(held(), bare('brand', 'b2'))).toEqual(held())
  })

  test('the ribbon, and another ribbon', () => {
    expect(alignedWith(held(), bare('ribbon', 'r1'))).toEqual(held({ ribbon: 'New' }))
    const ribbons = [
      { partId: 'r2', name: 'Two' },
      { partId: 'r3', name: 'New' },
    ]
    expect(alignedWith(held(), bare('ribbon', 'r3'))).toEqual(held({}, { additionalRibbons: ribbons }))
  })

  test('a section', () => {
    const changed: Part = { ...part, kind: 'infoSection', id: 'care', doc: { title: 'New title', description: 'New text' } }
    const shown = { partId: 'care', uniqueName: 'New', title: 'New title', description: 'New text' }
    expect(alignedWith(held(), changed)).toEqual(held({}, { infoSections: [shown, { ...section, partId: 'other' }] }))
  })
})

describe('a customization that changed', () => {
  test('an option has its name, as have the choices of variants', () => {
    const { product, variants } = alignedWith(held(), customization('size', { name: 'Format' }))
    expect(product).toEqual(held({}, { options: [{ ...option, name: 'Format' }] }).product)
    expect(variants).toEqual([{ choices: { Format: 'S' } }, { choices: { Format: 'M' } }])
  })

  test('choices that swap their names, with those of variants', () => {
    const { product, variants } = alignedWith(held(), customization('size', { name: 'Size', doc: choices(['s', 'M'], ['m', 'S']) }))
    expect(product.doc.options[0]!.choices).toEqual([
      { choiceId: 's', value: 'M', description: 'M', mediaIds: ['one'] },
      { choiceId: 'm', value: 'S', description: 'S', mediaIds: [] },
    ])
    expect(variants).toEqual([{ choices: { Size: 'M' } }, { choices: { Size: 'S' } }])
  })

  test('a name that another option or modifier has is left out', () => {
    for (const name of ['Paper', 'Text']) expect(alignedWith(held(), customization('size', { name }))).toEqual(held())
  })

  test('names of choices that would be the same are left out', () => {
    const changed = customization('size', { name: 'Size', doc: choices(['s', 'M']) })
    expect(alignedWith(held(), changed)).toEqual(held())
  })

  test('colours', () => {
    const colour = {
      ...option,
      optionType: 'color' as const,
      choices: [{ choiceId: 'r', value: '#f00', description: 'Red', mediaIds: [] }],
    }
    const { product } = alignedWith(
      held({}, { options: [colour] }),
      customization('size', { name: 'Size', doc: choices(['r', 'Red', '#e00']) }),
    )
    expect(product.doc.options[0]!.choices).toEqual([{ choiceId: 'r', value: '#e00', description: 'Red', mediaIds: [] }])
  })

  test('modifiers have their names, and variants stay as they are', () => {
    const renamed = alignedWith(held(), customization('text', { name: 'Engraving' }))
    expect(renamed).toEqual(held({}, { modifiers: [paper, { ...text, name: 'Engraving' }] }))
    expect(alignedWith(held(), customization('paper', { name: 'Stock', doc: choices(['matt', 'matt'], ['gloss', 'gloss']) }))).toEqual(
      held({}, { modifiers: [{ ...paper, name: 'Stock' }, text] }),
    )
  })
})

describe('choices that were removed', () => {
  const paperWith = (...names: readonly (readonly [string, string])[]) => customization('paper', { name: 'Paper', doc: choices(...names) })

  test('a modifier loses them', () =>
    expect(alignedWith(held(), paperWith(['gloss', 'gloss']))).toEqual(
      held({}, { modifiers: [{ ...paper, choices: [leaf('gloss')] }, text] }),
    ))

  test('and goes with its last one', () =>
    expect(alignedWith(held(), paperWith(['silk', 'silk']))).toEqual(held({}, { modifiers: [text] })))
})

describe('a part that was deleted', () => {
  const { product } = held()
  test.each([
    ['the brand', 'b1', { brand: null, doc: { brandId: undefined } }],
    ['the ribbon', 'r1', { ribbon: null, doc: { ribbonId: undefined } }],
    ['another ribbon', 'r2', { doc: { additionalRibbons: [{ partId: 'r3', name: 'Three' }] } }],
    ['a section', 'care', { doc: { infoSections: [{ ...section, partId: 'other' }] } }],
    ['a modifier with choices', 'paper', { doc: { modifiers: [text] } }],
    ['a text', 'text', { doc: { modifiers: [paper] } }],
    ['one of another product', 'x', { doc: {} }],
  ])('%s', (_what, id, { doc, ...changes }) =>
    expect(withoutPart(product, id)).toEqual({ ...product, ...changes, doc: { ...product.doc, ...doc } }),
  )
})
