import { describe, expect, test } from 'vitest'
import { choices, text } from '../../../../tests/support/customized.ts'
import { option, product } from '../../../../tests/support/rule-products.ts'
import type { Modifier } from './product.ts'
import { hiddenModifiers, v1Options, textsOf, withoutV1Options, withV1Options } from './v1-options.ts'

const size = option('Size', 'S', 'M')
const wrap = choices('Wrap', { Paper: 0, Linen: 200 }, { mandatory: false })
const engraving = text('Engraving', { addedMinor: 500 })
const card = text('Card')

const managed = product({ doc: { options: [size], modifiers: [engraving, wrap, card] } }).product.doc
const unmanaged = product({ doc: { modifiers: [engraving, wrap, card] } }).product.doc
const names = (modifiers: readonly Modifier[]) => modifiers.map(({ name }) => name)

describe('what V1 shows', () => {
  test('are the options that make variants; then it hides the modifiers with choices', () => {
    expect(v1Options(managed)).toEqual([size])
    expect(hiddenModifiers(managed)).toEqual([wrap])
    expect(textsOf(managed)).toEqual([engraving, card])
  })

  test('are the modifiers with choices, if variants aren’t managed', () => {
    expect(v1Options(unmanaged)).toEqual([wrap])
    expect(hiddenModifiers(unmanaged)).toEqual([])
  })
})

describe('options that are written as they are shown', () => {
  test.each([
    ['managed', managed],
    ['not managed', unmanaged],
  ])('change nothing, in the same order: variants %s', (_how, doc) => {
    expect(withV1Options(doc, v1Options(doc))).toEqual(doc)
  })
})

describe('variants that are managed from now on', () => {
  const doc = withV1Options(unmanaged, [size, ...v1Options(unmanaged)], true)

  test('have the choices as options, without what modifiers add', () => {
    expect(doc.options.map(({ name }) => name)).toEqual(['Size', 'Wrap'])
    expect(doc.options[1]!.choices.map(({ addedMinor }) => addedMinor)).toEqual([undefined, undefined])
    expect(doc.options[1]).not.toHaveProperty('mandatory')
    expect(names(doc.modifiers)).toEqual(['Engraving', 'Card'])
  })

  test('are of other parts, as an option and a modifier are two', () => {
    expect(doc.options[1]!.partId).not.toBe(wrap.partId)
    expect(doc.options[1]!.choices[0]!.choiceId).not.toBe(wrap.choices[0]!.choiceId)
  })
})

test('variants that are no longer managed have the options as modifiers that are required, and what was hidden after them', () => {
  const doc = withV1Options(managed, v1Options(managed), false)
  expect(doc).toMatchObject({ manageVariants: false, options: [] })
  expect(names(doc.modifiers)).toEqual(['Size', 'Engraving', 'Wrap', 'Card'])
  expect(doc.modifiers[0]).toMatchObject({ kind: 'choices', mandatory: true })
  expect(doc.modifiers.slice(1)).toEqual(managed.modifiers)
})

test('a further modifier follows the last one with choices', () => {
  const doc = withV1Options(unmanaged, [...v1Options(unmanaged), option('Box', 'Red')])
  expect(names(doc.modifiers)).toEqual(['Engraving', 'Wrap', 'Box', 'Card'])
  expect(doc.modifiers[1]).toEqual(wrap)
})

test('without options, the hidden modifiers stay', () => {
  expect(withoutV1Options(managed)).toMatchObject({ manageVariants: false, options: [], modifiers: managed.modifiers })
  expect(withoutV1Options(unmanaged).modifiers).toEqual([engraving, card])
})
