import { Type } from 'typebox'
import { call } from '../call.ts'
import { DataCollectionId } from '../data-collections/data-collection.ts'
import { dataCollectionMissing } from '../data-collections/problems.ts'
import { importFormats } from '../data-imports/import.ts'
import { Environment } from '../data-items/data-item.ts'
import { Sorting } from '../query.ts'
import { Free, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { exportFieldsMax } from './export.ts'

export const exportDataItems = call({
  method: 'POST',
  path: '/v1/exports',
  family: 'stoa',
  summary: 'Export items as CSV or JSON lines.',
  description:
    'Items of a collection as text that an import brings back unchanged, piece by piece: some hundred items with each call, the next ' +
    'with the `next` of the one before, which carries everything else on. A CSV file begins with the names of its columns: the id, the ' +
    'fields that are asked for, or all that the collection describes, and then a column for values that have none. Cells that a ' +
    'spreadsheet would take for a formula begin with an apostrophe. Items that are added, changed or removed meanwhile may be in it or ' +
    'not, in one state of theirs; all others are in it once.',
  source: 'requests.md 8, screens §5 "exports", decision 0043',
  allow: ['owner', 'app'],
  permission: 'EXPORTS.READ',
  writes: false,
  request: Shape({
    dataCollectionId: DataCollectionId,
    environment: maybe(Environment),
    format: Type.Enum([...importFormats]),
    filter: maybeNull(Free),
    sort: maybe(Type.Array(Sorting, { maxItems: 20 })),
    fields: maybe(Type.Array(Text(256, 1), { maxItems: exportFieldsMax })),
    cursor: maybe(Text(100_000)),
  }),
  response: Shape({ text: Type.String(), count: Type.Integer(), next: maybe(Type.String()) }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books', format: 'CSV', fields: ['title', 'year'] },
})
