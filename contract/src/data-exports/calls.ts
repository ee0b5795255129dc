import { Type } from 'typebox'
import { call } from '../call.ts'
import { DataCollectionId } from '../data-collections/data-collection.ts'
import { dataCollectionMissing } from '../data-collections/problems.ts'
import { importFormats } from '../data-imports/import.ts'
import { Environment } from '../data-items/data-item.ts'
import { Sorting, sortFieldsMax } from '../query.ts'
import { Free, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { exportFieldsMax } from './export.ts'

export const exportDataItems = call({
  method: 'POST',
  path: '/v1/exports',
  family: 'stoa',
  summary: 'Export items as CSV or JSON Lines.',
  description:
    'Returns items as text that can be imported again unchanged, a few hundred per call. Pass the `next` of a response to get the ' +
    'following part; it carries all other options. A CSV file starts with the column names: the ID, the requested or all defined ' +
    'fields, and a column for other values. Cells that a spreadsheet could treat as a formula start with an apostrophe. Every item ' +
    'appears once, except that items added, changed or removed during the export may be missing or in either state.',
  source: 'requests.md 8, screens §5 "exports", decision 0043',
  allow: ['owner', 'app'],
  permission: 'EXPORTS.READ',
  writes: false,
  request: Shape({
    dataCollectionId: DataCollectionId,
    environment: maybe(Environment),
    format: Type.Enum([...importFormats]),
    filter: maybeNull(Free),
    sort: maybe(Type.Array(Sorting, { maxItems: sortFieldsMax })),
    fields: maybe(Type.Array(Text(256, 1), { maxItems: exportFieldsMax })),
    cursor: maybe(Text(100_000)),
  }),
  response: Shape({ text: Type.String(), count: Type.Integer(), next: maybe(Type.String()) }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books', format: 'CSV', fields: ['title', 'year'] },
})
