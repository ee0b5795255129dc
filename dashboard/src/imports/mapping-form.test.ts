import { expect, test } from 'vitest'
import { canNameItems, choiceOf, displayFieldIn, mappingOf } from './mapping-form.ts'

const columns = ['ID', 'Name', 'Náme', 'Rest'].map((name) => ({ name, type: 'TEXT' as const, samples: [] }))
const form = (choices: readonly string[]): FormData => {
  const data = new FormData()
  choices.forEach((choice, index) => data.set(`to.${index}`, choice))
  return data
}

test('reads the target of each column; new fields get unique keys', () => {
  const mapping = mappingOf(form(['ID', 'NEW:NUMBER', 'NEW:TEXT', 'FIELD:rest']), columns, [])
  expect(mapping).toEqual([
    { column: 'ID', to: 'ID' },
    { column: 'Name', to: 'NEW_FIELD', field: 'name', type: 'NUMBER', displayName: 'Name' },
    { column: 'Náme', to: 'NEW_FIELD', field: 'name2', type: 'TEXT', displayName: 'Náme' },
    { column: 'Rest', to: 'FIELD', field: 'rest' },
  ])
  expect(mapping.map(choiceOf)).toEqual(['ID', 'NEW:NUMBER', 'NEW:TEXT', 'FIELD:rest'])
})

test('items are named by the new field of the selected column, if it can name them', () => {
  const choices = ['ID', 'NEW:NUMBER', 'NEW:IMAGE', 'SKIP']
  const named = (column: string) => {
    const sent = form(choices)
    sent.set('displayColumn', column)
    return displayFieldIn(sent, mappingOf(sent, columns, []))
  }
  expect(choices.map(canNameItems)).toEqual([false, true, false, false])
  expect(['0', '1', '2', '3', '9', 'x', ''].map(named)).toEqual([undefined, 'name', undefined, undefined, undefined, undefined, undefined])
})

test('a mapping of products has fields alone, without types', () => {
  const mapping = mappingOf(form(['FIELD:id', 'FIELD:optionName1', 'SKIP', '']), columns, [])
  expect(mapping).toEqual([
    { column: 'ID', to: 'FIELD', field: 'id' },
    { column: 'Name', to: 'FIELD', field: 'optionName1' },
    { column: 'Náme', to: 'SKIP' },
    { column: 'Rest', to: 'SKIP' },
  ])
})

test('ignores targets that were not offered', () => {
  expect(mappingOf(form(['NEW:REFERENCE', '__proto__', '']), columns, []).map(({ to, type }) => [to, type])).toEqual([
    ['NEW_FIELD', 'TEXT'],
    ['SKIP', undefined],
    ['SKIP', undefined],
    ['SKIP', undefined],
  ])
})
