import { Type } from 'typebox'
import { call } from '../call.ts'
import { DataCollectionId } from '../data-collections/data-collection.ts'
import { dataCollectionMissing } from '../data-collections/problems.ts'
import { field, Guid, maybe, Shape, Text } from '../scalars.ts'
import { EmptyCells, ImportPreset, Mapping, Mode, presetsMax, Target } from './import.ts'
import { presetMissing, presetsFull, writtenAsDrafts } from './problems.ts'

const into = {
  target: maybe(Target, 'Whether they are for a data collection or for products. COLLECTION by default.'),
  dataCollectionId: maybe(DataCollectionId, 'ID of the collection. Not for products.'),
}

const team = { family: 'stoa', allow: ['owner', 'app'], source: 'requests.md 8, decision 0043' } as const

export const queryImportPresets = call({
  ...team,
  method: 'GET',
  path: '/v1/import-presets',
  summary: 'List saved column mappings.',
  description: 'Returns the saved mappings of a data collection, or those for products, by name.',
  permission: 'IMPORTS.READ',
  writes: false,
  request: Shape(into),
  response: Shape({ presets: field(Type.Array(ImportPreset, { maxItems: presetsMax }), 'Saved mappings by name.') }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})

export const saveImportPreset = call({
  ...team,
  method: 'POST',
  path: '/v1/import-presets',
  summary: 'Save a column mapping for similar files.',
  description: 'Saves a mapping under a name. An existing mapping with the same name, ignoring case, is replaced.',
  permission: 'IMPORTS.MODIFY',
  writes: true,
  request: Shape({
    ...into,
    name: field(Text(60, 1), 'Name of the mapping. One with the same name is replaced.'),
    mapping: field(Mapping, 'What each column is imported into.'),
    mode: maybe(Mode, 'What happens to rows whose ID exists. INSERT by default, so that they fail.'),
    emptyCells: maybe(EmptyCells, 'What an empty cell does to an existing item. KEEP by default.'),
  }),
  response: Shape({ preset: field(ImportPreset, 'The saved mapping.') }),
  problems: { ...dataCollectionMissing, ...writtenAsDrafts, ...presetsFull },
  example: {
    dataCollectionId: 'Books',
    name: 'From the library',
    mapping: [
      { column: 'Name', to: 'FIELD', field: 'title', type: 'TEXT' },
      { column: 'Shelf', to: 'SKIP' },
    ],
  },
})

export const deleteImportPreset = call({
  ...team,
  method: 'DELETE',
  path: '/v1/import-presets/{id}',
  summary: 'Delete a saved mapping.',
  permission: 'IMPORTS.MODIFY',
  writes: true,
  request: Shape({ id: field(Guid, 'ID of the saved mapping.') }),
  response: Shape({}),
  problems: presetMissing,
})
