import { Type } from 'typebox'
import { call } from '../call.ts'
import { productsFilterable } from '../catalogue/filterable.ts'
import { productFileFormats } from '../product-imports/layouts.ts'
import { field, Free, maybe, maybeNull, Shape, Text } from '../scalars.ts'

export const exportProducts = call({
  method: 'POST',
  path: '/v1/product-exports',
  family: 'stoa',
  summary: 'Export products as CSV.',
  description:
    'Returns products with their variants as text, up to 100 products per call. Pass the `next` of a response to get the following part; it carries all other options. ' +
    'The file starts with the column names. `STOA` has everything of a product, and can be imported again unchanged; `HOSTED` and `SHOPIFY` have what those platforms can import. ' +
    'Cells that a spreadsheet could treat as a formula start with an apostrophe. Every product appears once, except that products added or deleted during the export may be missing.',
  source: 'requests.md 8, screens §5 "products"',
  allow: ['owner', 'app'],
  permission: 'WIX_STORES.READ_PRODUCTS',
  writes: false,
  request: Shape({
    format: field(Type.Enum([...productFileFormats]), 'Columns of the file: Stoa’s own, or those of another platform.'),
    filter: maybeNull(Free, 'Conditions that the products must meet. All products, hidden ones too, if absent or null.'),
    cursor: maybe(Text(100_000), '`next` of the previous part. It carries all other options.'),
  }),
  response: Shape({
    text: field(Type.String(), 'The next part of the file.'),
    count: field(Type.Integer(), 'Number of products in this part.'),
    next: maybe(Type.String(), 'Cursor of the following part. Absent at the end.'),
  }),
  problems: {},
  filterable: productsFilterable,
  example: { format: 'STOA', filter: { visible: true } },
})
