import { expect, test } from 'vitest'
import { identifyItem, type Reference } from './item-key.ts'

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const alias = '1380b703-ce81-ff05-f115-39571d94dfcd'
const otherApp = 'a0000000-0000-4000-8000-000000000001'
const catalogItemId = 'aa000000-0000-4000-8000-000000000001'
const plain: Reference = { appId, catalogItemId }
const keyOf = (reference: Reference): string => identifyItem(reference).itemKey

test.each<[string, Reference, Reference]>([
  ['no options', plain, { ...plain, options: null }],
  ['empty options', plain, { ...plain, options: {} }],
  ['the other ID of the catalogue', plain, { ...plain, appId: alias }],
  ['an ID in upper case', plain, { ...plain, catalogItemId: catalogItemId.toUpperCase() }],
  ['options in another order', { ...plain, options: { a: 1, b: { c: 2, d: 3 } } }, { ...plain, options: { b: { d: 3, c: 2 }, a: 1 } }],
])('the same item: %s', (_, one, other) => expect(keyOf(one)).toBe(keyOf(other)))

test.each<[string, Reference, Reference]>([
  ['a variant', plain, { ...plain, options: { variantId: catalogItemId } }],
  ['two variants', { ...plain, options: { options: { Size: 'S' } } }, { ...plain, options: { options: { Size: 'M' } } }],
  ['another app', plain, { ...plain, appId: otherApp }],
  ['an ID of another app in upper case', { appId: otherApp, catalogItemId: 'a' }, { appId: otherApp, catalogItemId: 'A' }],
  ['a list in another order', { ...plain, options: { a: [1, 2] } }, { ...plain, options: { a: [2, 1] } }],
])('another item: %s', (_, one, other) => expect(keyOf(one)).not.toBe(keyOf(other)))
