import { Type } from 'typebox'
import { call } from '../call.ts'
import { DataCollectionId } from '../data-collections/data-collection.ts'
import { dataCollectionMissing } from '../data-collections/problems.ts'
import { importFormats } from '../data-imports/import.ts'
import { Environment } from '../data-items/data-item.ts'
import { Sorting, sortFieldsMax } from '../query.ts'
import { field, Free, maybe, maybeNull, Shape, Text } from '../scalars.ts'
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
    dataCollectionId: field(DataCollectionId, 'ID of the collection.'),
    environment: maybe(Environment, 'Whether to export the site’s data or its sandbox. LIVE by default.'),
    format: field(Type.Enum([...importFormats]), 'Format of the text.'),
    filter: maybeNull(Free, 'Conditions that the items must meet. All items if absent or null.'),
    sort: maybe(Type.Array(Sorting, { maxItems: sortFieldsMax }), 'Order of the items. By ID by default.'),
    fields: maybe(
      Type.Array(Text(256, 1), { maxItems: exportFieldsMax }),
      'Fields to export, in this order. All defined fields and one column for the rest by default.',
    ),
    cursor: maybe(Text(100_000), '`next` of the previous part. It carries all other options.'),
  }),
  response: Shape({
    text: field(Type.String(), 'The next part of the file.'),
    count: field(Type.Integer(), 'Number of items in this part.'),
    next: maybe(Type.String(), 'Cursor of the following part. Absent at the end.'),
  }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books', format: 'CSV', fields: ['title', 'year'] },
})
