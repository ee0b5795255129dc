import { expect, test } from 'vitest'
import { newProductDraft, type ProductDraft } from './product-draft.ts'
import { rebased } from './rebase.ts'

const base: ProductDraft = { ...newProductDraft, name: 'Cup', price: '10', brand: 'Olaria' }
const row = { key: 'S', price: '', sale: '', cost: '', sku: '', barcode: '', weight: '', visible: 'on', quantity: '', inStock: 'on' }

test.each<[string, Partial<ProductDraft>, Partial<ProductDraft>, Partial<ProductDraft>, string[], string[]]>([
  ['neither', {}, {}, {}, [], []],
  ['mine', { name: 'Mug' }, {}, { name: 'Mug' }, [], []],
  ['theirs', {}, { brand: 'Other' }, { brand: 'Other' }, ['brand'], []],
  ['different fields', { name: 'Mug' }, { brand: 'Other' }, { name: 'Mug', brand: 'Other' }, ['brand'], []],
  ['the same field', { price: '12' }, { price: '11' }, { price: '12' }, ['price'], ['price']],
  ['the same change', { price: '12' }, { price: '12' }, { price: '12' }, ['price'], []],
])('%s changed', (_, mine, theirs, draft, changed, both) => {
  expect(rebased({ draft: { ...base, ...mine }, base, now: { ...base, ...theirs } })).toEqual({
    draft: { ...base, ...draft },
    theirs: changed,
    both,
  })
})

test('rows of variants are merged field by field', () => {
  const [draft, now] = [
    { ...row, price: '12' },
    { ...row, sku: 'CUP' },
  ].map((one) => ({ ...base, variants: [one] })) as [ProductDraft, ProductDraft]
  expect(rebased({ draft, base: { ...base, variants: [row] }, now }).draft.variants).toEqual([{ ...row, price: '12', sku: 'CUP' }])
})

test('collections that each side added and removed are merged', () => {
  const [draft, before, now] = [
    ['a', 'mine'],
    ['a', 'b', 'c'],
    ['a', 'b', 'theirs'],
  ].map((collections) => ({ ...base, collections })) as [ProductDraft, ProductDraft, ProductDraft]
  expect(rebased({ draft, base: before, now }).draft.collections).toEqual(['a', 'theirs', 'mine'])
})

test.each([
  ['10', '10', '8', '8'],
  ['15', '10', '10', '15'],
  ['15', '10', '8', '13'],
  ['1', '10', '5', '0'],
  ['15', '', '', '15'],
  ['15', '10', '', '15'],
])('%s units of %s, of which there are %s now, become %s', (typed, was, now, quantity) => {
  const [draft, before, present] = [typed, was, now].map((units) => ({
    ...base,
    stock: { quantity: units, inStock: 'on' },
    variants: [{ ...row, quantity: units }],
  })) as [ProductDraft, ProductDraft, ProductDraft]
  const { stock, variants } = rebased({ draft, base: before, now: present }).draft
  expect([stock.quantity, variants[0]!.quantity]).toEqual([quantity, quantity])
})
