import { expect, test } from 'vitest'
import { productFields, type ProductField } from '@stoa/contract/product-imports/fields'
import { dashboard } from '../../texts/dashboard.ts'
import { fieldText, productChoices } from './product-fields.ts'

const { productImport: texts } = dashboard

test('every field can be chosen once, with a name that no other has', () => {
  const choices = productChoices('Don’t import', texts).flatMap((group) => group.choices)
  expect(choices.map(({ value }) => value).toSorted()).toEqual(['SKIP', ...productFields.map((field) => `FIELD:${field}`)].toSorted())
  expect(new Set(choices.map(({ text }) => text)).size).toBe(choices.length)
  expect(choices.filter(({ text }) => !text)).toEqual([])
})

test.each<[ProductField, string]>([
  ['price', 'Price'],
  ['weightInGrams', 'Weight in grams'],
  ['optionName1', 'Name of option 1'],
  ['optionValue6', 'Choice of option 6'],
  ['textMandatory10', 'Custom text 10 is required'],
])('%s is called %s', (field, text) => {
  expect(fieldText(texts, field)).toBe(text)
})

test('groups have headings, and the fields of an option are together', () => {
  const groups = productChoices('Don’t import', texts)
  expect(groups.map(({ label }) => label)).toEqual([undefined, ...Object.values(texts.groups)])
  const options = groups.find(({ label }) => label === texts.groups.options)!
  expect(options.choices.slice(0, 4).map(({ text }) => text)).toEqual([
    'Name of option 1',
    'Type of option 1',
    'Choice of option 1',
    'Name of option 2',
  ])
})
