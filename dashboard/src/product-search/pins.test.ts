import { expect, test } from 'vitest'
import { changedPins, pinnedTo } from './pins.ts'

const pins = [
  { text: 'Gift', productIds: ['a', 'b', 'c'] },
  { text: 'tea', productIds: ['d'] },
]

const formOf = (intent: string, ...productIds: string[]): FormData => {
  const form = new FormData()
  form.set('intent', intent)
  for (const id of productIds) form.append('productId', id)
  return form
}

test.each([
  ['pin', 'gift', ['d'], 'dabc'],
  ['pin', 'gift', ['c'], 'cab'],
  ['add', 'gift', ['d', 'a'], 'abcd'],
  ['remove', 'gift', ['b'], 'ac'],
  ['move:up', 'gift', ['c'], 'acb'],
  ['move:end', 'gift', ['a'], 'bca'],
])('%s to %s: %j', (intent, text, ids, expected) => {
  const changed = changedPins(pins, text, formOf(intent, ...ids))
  expect(changed).toEqual([{ text: 'Gift', productIds: [...expected] }, pins[1]])
})

test('a product is moved beside another one', () => {
  const form = formOf('drop:AFTER', 'a')
  form.set('targetId', 'c')
  expect(changedPins(pins, 'GIFT!', form)).toEqual([{ text: 'Gift', productIds: ['b', 'c', 'a'] }, pins[1]])
})

test('a new text comes first, and a text without products is removed', () => {
  expect(changedPins(pins, 'jug', formOf('add', 'a'))).toEqual([{ text: 'jug', productIds: ['a'] }, ...pins])
  expect(changedPins(pins, 'tea', formOf('remove', 'd'))).toEqual([pins[0]])
  expect(changedPins(pins, 'gift', formOf('delete'))).toEqual([pins[1]])
})

test.each([
  ['NO_LETTER', '!', formOf('add', 'a')],
  ['NOT_PINNED', 'gift', formOf('move:up', 'd')],
  ['NOT_PINNED', 'jug', formOf('remove', 'a')],
  ['PINS_FULL', 'gift', formOf('add', ...Array.from({ length: 18 }, (_, at) => String(at)))],
])('%s for %j', (problem, text, form) => expect(changedPins(pins, text, form)).toBe(problem))

test('no more than 500 texts have pinned products', () => {
  const many = Array.from({ length: 500 }, (_, at) => ({ text: `text ${at}`, productIds: ['a'] }))
  expect(changedPins(many, 'gift', formOf('pin', 'a'))).toBe('TEXTS_FULL')
  expect(changedPins(many, 'text 7', formOf('pin', 'b'))).toHaveLength(500)
})

test('texts are the same in any case and with or without accents', () => {
  expect(pinnedTo([{ text: 'Café', productIds: ['a'] }], ' cafe ')).toEqual(['a'])
  expect(pinnedTo(pins, 'cafe')).toEqual([])
})
