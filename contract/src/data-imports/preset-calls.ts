import { Type } from 'typebox'
import { call } from '../call.ts'
import { DataCollectionId } from '../data-collections/data-collection.ts'
import { dataCollectionMissing } from '../data-collections/problems.ts'
import { Guid, maybe, Shape, Text } from '../scalars.ts'
import { EmptyCells, ImportPreset, Mapping, Mode, presetsMax } from './import.ts'
import { presetMissing, presetsFull, writtenAsDrafts } from './problems.ts'

const team = { family: 'stoa', allow: ['owner', 'app'], source: 'requests.md 8, decision 0043' } as const

export const queryImportPresets = call({
  ...team,
  method: 'GET',
  path: '/v1/import-presets',
  summary: 'List the saved mappings of a data collection.',
  description: 'Returns the saved mappings by name.',
  permission: 'IMPORTS.READ',
  writes: false,
  request: Shape({ dataCollectionId: DataCollectionId }),
  response: Shape({ presets: Type.Array(ImportPreset, { maxItems: presetsMax }) }),
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
    dataCollectionId: DataCollectionId,
    name: Text(60, 1),
    mapping: Mapping,
    mode: maybe(Mode),
    emptyCells: maybe(EmptyCells),
  }),
  response: Shape({ preset: ImportPreset }),
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
  request: Shape({ id: Guid }),
  response: Shape({}),
  problems: presetMissing,
})
