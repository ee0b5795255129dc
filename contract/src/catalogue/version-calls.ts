import { Type } from 'typebox'
import { call } from '../call.ts'
import { Identity } from '../identity.ts'
import { CursorPaging, PagingMetadata } from '../query.ts'
import { field, Guid, Instant, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { changeProblems, productProblems, versionProblems } from './problems.ts'
import { Product } from './product.ts'
import { writer } from './writer.ts'

const reader = { ...writer, family: 'stoa', permission: 'WIX_STORES.READ_PRODUCTS', writes: false, source: 'decision 0137' } as const

const Operation = Type.Enum(['CREATED', 'UPDATED', 'DELETED', 'RESTORED'])

/** A version of a product: who made it, when, and what changed. */
const ProductVersion = Shape({
  version: field(Whole(1, 2_000_000_000), 'Number of the version.'),
  createdDate: field(Instant, 'When the version was made.'),
  operation: field(Operation, 'What made it.'),
  changedFields: field(Type.Array(Text(100)), 'Fields that differ from the version before, such as `name` or `variants`.'),
  identity: field(Identity, 'Who made it, as webhooks name identities.'),
})

const VersionPaging = maybeNull(
  Shape({ ...CursorPaging.properties, limit: maybeNull(Whole(1, 100), 'Entries per page, at most 100. 50 by default.') }),
  'Size of the page, or the cursor of the next one, sent alone.',
)

const metadata = field(PagingMetadata, 'Size of the page and the cursor of the next one.')

export const queryProductVersions = call({
  ...reader,
  method: 'POST',
  path: '/v1/products/{id}/versions/query',
  summary: 'Query the versions of a product.',
  description:
    'Returns who changed what, newest first, also of a deleted product. Versions are kept for 400 days, those of deleted products for 30.',
  request: Shape({ id: field(Guid, 'ID of the product.'), cursorPaging: VersionPaging }),
  response: Shape({ versions: field(Type.Array(ProductVersion, { maxItems: 100 }), 'The versions, newest first.'), metadata }),
  problems: productProblems,
})

export const getProductVersion = call({
  ...reader,
  method: 'GET',
  path: '/v1/products/{id}/versions/{version}',
  summary: 'Get a version of a product.',
  description: 'Returns the product as it was, with the stock of that time.',
  request: Shape({ id: field(Guid, 'ID of the product.'), version: field(Whole(1, 2_000_000_000), 'Number of the version.') }),
  response: Shape({
    version: field(ProductVersion, 'Who made the version, and when.'),
    product: field(Product, 'The product as it was.'),
  }),
  problems: versionProblems,
})

export const restoreProductVersion = call({
  ...writer,
  family: 'stoa',
  source: 'decision 0137',
  method: 'POST',
  path: '/v1/products/{id}/versions/{version}/restore',
  summary: 'Restore a version of a product.',
  description:
    'Makes the product what it was, as a new version. Stock isn’t changed; variants that come back have none. A deleted product comes back with ' +
    'its ID, its stock and those of its collections that still exist; if its address is taken, it gets another one.',
  request: Shape({ id: field(Guid, 'ID of the product.'), version: field(Whole(1, 2_000_000_000), 'Number of the version.') }),
  response: Shape({ product: field(Product, 'The product as it is now.') }),
  problems: { ...versionProblems, ...changeProblems },
})

export const queryDeletedProducts = call({
  ...reader,
  method: 'GET',
  path: '/v1/products/deleted',
  summary: 'Query deleted products.',
  description: 'Returns products that were deleted in the last 30 days, newest first.',
  request: Shape({ cursorPaging: VersionPaging }),
  response: Shape({
    products: field(
      Type.Array(
        Shape({
          id: field(Guid, 'ID of the product.'),
          name: field(Text(80), 'Name that it had.'),
          version: field(Whole(1, 2_000_000_000), 'Version to restore.'),
          deletedDate: field(Instant, 'When it was deleted.'),
          identity: field(Identity, 'Who deleted it, as webhooks name identities.'),
        }),
        { maxItems: 100 },
      ),
      'The products, the last deleted one first.',
    ),
    metadata,
  }),
  problems: {},
})
