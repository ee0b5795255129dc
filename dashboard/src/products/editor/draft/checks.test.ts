import { expect, test } from 'vitest'
import { productProblems } from './checks.ts'
import { newProductDraft, type OptionDraft, type ProductDraft } from './product-draft.ts'

const valid: ProductDraft = { ...newProductDraft, name: 'Cup', price: '24.50' }
const choice = { key: '', was: '', name: 'S', colour: '', pictures: [] }
const option: OptionDraft = { key: '', was: '', name: 'Size', isColour: '', choices: [choice] }

test.each<[Partial<ProductDraft>, Record<string, string>]>([
  [{}, {}],
  [
    { name: '', price: '' },
    { name: 'REQUIRED_FIELD', price: 'REQUIRED_FIELD' },
  ],
  [{ price: 'ten' }, { price: 'FORMAT' }],
  [
    { weight: '1.2.3', cost: '-1' },
    { weight: 'FORMAT', cost: 'FORMAT' },
  ],
  [{ discount: { type: 'PERCENT', value: '101' } }, { 'discount.value': 'MAX' }],
  [{ discount: { type: 'AMOUNT', value: '25' } }, { 'discount.value': 'MAX' }],
  [{ discount: { type: 'NONE', value: 'x' } }, {}],
  [{ tracked: 'on', stock: { quantity: '1.5', inStock: '' } }, { 'stock.quantity': 'FORMAT' }],
  [{ stock: { quantity: '1.5', inStock: '' } }, {}],
  [{ options: [option, option] }, { 'options.1.name': 'NAMED_TWICE' }],
  [{ options: [{ ...option, choices: [choice, choice] }] }, { 'options.0.choices.1.name': 'NAMED_TWICE' }],
  [{ options: [{ ...option, name: '' }] }, { 'options.0.name': 'REQUIRED_FIELD' }],
  [{ options: [{ ...option, choices: [] }] }, { 'options.0.name': 'MIN_SIZE' }],
  [{ options: [{ ...option, isColour: 'on' }] }, { 'options.0.choices.0.colour': 'COLOUR_CODE' }],
  [{ options: [{ ...option, isColour: 'on', choices: [{ ...choice, colour: '#c2543d' }] }] }, {}],
  [{ seo: { title: '', description: '', keywords: 'a, b, c, d, e, f' } }, { 'seo.keywords': 'MAX_SIZE' }],
])('%j', (changes, rules) => {
  const found = Object.entries(productProblems({ ...valid, ...changes })).map(([field, { rule }]) => [field, rule])
  expect(Object.fromEntries(found)).toEqual(rules)
})

test('more than 1,000 variants', () => {
  const choices = Array.from({ length: 11 }, (_, at) => ({ ...choice, name: `${at}` }))
  const options = ['a', 'b', 'c'].map((name) => ({ ...option, name, choices }))
  expect(productProblems({ ...valid, options })).toMatchObject({ 'options.2.name': { rule: 'TOO_MANY_VARIANTS', limit: 1331 } })
})
