import { describe, expect, test } from 'vitest'
import type { DataField } from './field-types.ts'
import { emptyDraft, fieldOf, moveField } from './schema.ts'

const before: DataField = {
  key: 'author',
  displayName: 'Author',
  type: 'REFERENCE',
  typeMetadata: { reference: { referencedCollectionId: 'Team' } },
  condition: { permission: 'RESTRICTED' },
  stringLengthRange: { maxLength: 40 },
  immutable: true,
}
const draft = { ...emptyDraft, key: 'author', name: 'Writer', type: 'REFERENCE', leadsTo: 'Team' }

describe('fieldOf', () => {
  test('keeps properties that the form does not cover', () =>
    expect(fieldOf({ ...draft, isHidden: true }, before)).toEqual({ ...before, displayName: 'Writer', description: null, required: false }))
  test('makes a hidden field visible again', () => expect(fieldOf(draft, before)).not.toHaveProperty('condition'))
  test('drops the reference target when the type changes', () =>
    expect(fieldOf({ ...draft, type: 'TEXT' }, before)).not.toHaveProperty('typeMetadata'))
  test('keeps the target for a multi-reference', () =>
    expect(fieldOf({ ...draft, type: 'MULTI_REFERENCE' }, before).typeMetadata).toEqual({
      multiReference: { referencedCollectionId: 'Team' },
    }))
  test('keeps the structure of an object', () => {
    const typeMetadata = { object: { fields: [{ key: 'city', type: 'TEXT' as const }] } }
    expect(fieldOf({ ...draft, type: 'OBJECT' }, { key: 'place', type: 'OBJECT', typeMetadata }).typeMetadata).toEqual(typeMetadata)
  })
  test('creates a new field', () =>
    expect(fieldOf({ ...emptyDraft, key: 'day', type: 'DATE', isRequired: true })).toEqual({
      key: 'day',
      type: 'DATE',
      displayName: null,
      description: null,
      required: true,
    }))
})

const fields = ['a', 'b', 'c'].map((key): DataField => ({ key, type: 'TEXT' }))
test.each([
  ['b', 1, 'acb'],
  ['b', -1, 'bac'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['none', 1, 'abc'],
] as const)('%s by %s: %s', (key, by, order) =>
  expect(
    moveField(fields, key, by)
      .map((field) => field.key)
      .join(''),
  ).toBe(order),
)
