import { expect, test } from 'vitest'
import { imports } from '../../imports/import-texts.ts'
import { itemChoices } from './item-choices.ts'

const fields = [{ key: 'title', name: 'Title' }]
const values = (...of: Parameters<typeof itemChoices>) =>
  itemChoices(...of).map(({ label, choices }) => [label, choices.slice(0, 3).map(({ value }) => value)])

test('offers the ID, the fields of the collection, and new ones', () => {
  expect(values(imports, fields, undefined)).toEqual([
    [undefined, ['SKIP', 'ID', 'OTHER_FIELDS']],
    ['Existing fields', ['FIELD:title']],
    ['New field', ['NEW:TEXT', 'NEW:NUMBER', 'NEW:BOOLEAN']],
  ])
  expect(values(imports, [], undefined)).toHaveLength(2)
})

test('offers a field that the collection does not define, if the column is mapped to it', () => {
  const groups = itemChoices(imports, fields, { column: 'Rest', to: 'FIELD', field: 'rest' })
  expect(groups[2]).toEqual({ choices: [{ value: 'FIELD:rest', text: 'rest' }] })
  expect(itemChoices(imports, fields, { column: 'Title', to: 'FIELD', field: 'title' })).toHaveLength(3)
})
